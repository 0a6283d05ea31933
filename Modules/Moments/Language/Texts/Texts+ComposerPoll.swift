// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The summary of a draft with a poll.
  public var composerPoll: String {
    switch self.language {
    case .english: "Poll"
    case .simplifiedChinese: "投票"
    case .arabic: "استطلاع"
    }
  }

  /// The title of the page that chooses the duration of a poll, and its label.
  public var composerPollDuration: String {
    switch self.language {
    case .english: "Open for"
    case .simplifiedChinese: "投票时长"
    case .arabic: "مدة التصويت"
    }
  }

  /// The message when photos and a poll would be combined.
  public var composerPollExcludesPhotos: String {
    switch self.language {
    case .english: "A moment has either photos or a poll: the server takes no more."
    case .simplifiedChinese: "一条动态只能有照片或投票之一：服务器不接受两者并存。"
    case .arabic: "للّحظة صور أو استطلاع: لا يقبل الخادم كليهما."
    }
  }

  /// The label of the switch that hides the votes until the end.
  public var composerPollHidden: String {
    switch self.language {
    case .english: "Hide votes until the end"
    case .simplifiedChinese: "结束前隐藏票数"
    case .arabic: "إخفاء الأصوات حتى النهاية"
    }
  }

  /// The placeholder of an option: "Answer 2".
  public func composerPollOption(_ position: Int) -> String {
    switch self.language {
    case .english: "Answer \(self.number(position))"
    case .simplifiedChinese: "选项\(self.number(position))"
    case .arabic: "الإجابة \(self.number(position))"
    }
  }

  /// The duration of a poll whose end is unchanged.
  public var composerPollSameEnd: String {
    switch self.language {
    case .english: "As before"
    case .simplifiedChinese: "不变"
    case .arabic: "كما كانت"
    }
  }

  /// The label of the switch for several options.
  public var composerPollSeveral: String {
    switch self.language {
    case .english: "Several answers"
    case .simplifiedChinese: "允许多选"
    case .arabic: "عدة إجابات"
    }
  }

  /// The warning when a change of the poll would lose its votes.
  public var composerPollVotesLost: String {
    switch self.language {
    case .english: "The votes so far will be lost."
    case .simplifiedChinese: "已有的投票将会丢失。"
    case .arabic: "ستضيع الأصوات التي أُدلي بها."
    }
  }
}
