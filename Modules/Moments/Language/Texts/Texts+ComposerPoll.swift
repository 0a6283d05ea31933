// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The summary of a draft with a poll.
  public var composerPoll: String { choose("Poll", "投票", "استطلاع", "Ankieta") }

  /// The title of the page that chooses the duration of a poll, and its label.
  public var composerPollDuration: String {
    choose("Open for", "投票时长", "مدة التصويت", "Czas trwania")
  }

  /// The message when photos and a poll would be combined.
  public var composerPollExcludesPhotos: String {
    choose(
      "A moment has either photos or a poll: the server takes no more.",
      "一条动态只能有照片或投票之一：服务器不接受两者并存。",
      "للّحظة صور أو استطلاع: لا يقبل الخادم كليهما.",
      "Wpis może mieć zdjęcia albo ankietę: serwer nie przyjmuje obu naraz."
    )
  }

  /// The label of the switch that hides the votes until the end.
  public var composerPollHidden: String {
    choose(
      "Hide votes until the end",
      "结束前隐藏票数",
      "إخفاء الأصوات حتى النهاية",
      "Ukryj głosy do końca"
    )
  }

  /// The placeholder of an option: "Answer 2".
  public func composerPollOption(_ position: Int) -> String {
    choose(
      "Answer \(self.number(position))",
      "选项\(self.number(position))",
      "الإجابة \(self.number(position))",
      "Odpowiedź \(self.number(position))"
    )
  }

  /// The duration of a poll whose end is unchanged.
  public var composerPollSameEnd: String { choose("As before", "不变", "كما كانت", "Bez zmian") }

  /// The label of the switch for several options.
  public var composerPollSeveral: String {
    choose("Several answers", "允许多选", "عدة إجابات", "Kilka odpowiedzi")
  }

  /// The warning when a change of the poll would lose its votes.
  public var composerPollVotesLost: String {
    choose(
      "The votes so far will be lost.",
      "已有的投票将会丢失。",
      "ستضيع الأصوات التي أُدلي بها.",
      "Dotychczasowe głosy przepadną."
    )
  }
}
