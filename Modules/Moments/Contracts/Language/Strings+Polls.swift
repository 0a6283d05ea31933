public import Foundation

extension Strings {
  /// The title of the button that votes.
  public var pollVote: String { pick("Vote", "投票", "صوّت") }

  /// The title of the button that shows the results of a poll before voting.
  public var pollShowResults: String { pick("See results", "查看结果", "عرض النتائج") }

  /// The title of the button that goes back to voting.
  public var pollBackToVote: String { pick("Back to voting", "返回投票", "العودة إلى التصويت") }

  /// The text about an option that the reader voted for.
  public var pollOwnVote: String { pick("Your vote", "你的选择", "صوتك") }

  /// The text about a poll that has ended.
  public var pollEnded: String { pick("Final results", "投票已结束", "النتائج النهائية") }

  /// The message when a vote was refused and is undone.
  public var voteRefused: String {
    pick("Your vote was not taken.", "投票失败，已撤销。", "لم يُقبل صوتك.")
  }

  /// The number of voters.
  public func pollVoters(_ count: Int) -> String {
    plural(
      count,
      one: "# person",
      other: "# people",
      chinese: "#人参与",
      arabic: ArabicForms(
        zero: "لم يصوّت أحد",
        one: "شخص واحد",
        two: "شخصان",
        few: "# أشخاص",
        many: "# شخصًا",
        other: "# شخص"
      )
    )
  }

  /// The remaining time of a poll: in minutes below an hour, in hours below two days, else in days.
  ///
  /// - Parameter seconds: The time, in seconds; a started minute counts as one.
  /// - Returns: "5 min left", "3 days left".
  public func pollTimeLeft(_ seconds: TimeInterval) -> String {
    // An extreme date of a server must not overflow.
    let minutes = max(1, Int((min(max(seconds, 0), 1e12) / 60).rounded(.up)))
    if minutes < 60 { return minutesLeft(minutes) }
    if minutes < 48 * 60 { return hoursLeft(minutes / 60) }
    return daysLeft(minutes / (24 * 60))
  }

  private func minutesLeft(_ count: Int) -> String {
    plural(
      count,
      one: "# min left",
      other: "# min left",
      chinese: "还剩#分钟",
      arabic: ArabicForms(
        zero: "بقيت أقل من دقيقة",
        one: "بقيت دقيقة",
        two: "بقيت دقيقتان",
        few: "بقيت # دقائق",
        many: "بقيت # دقيقة",
        other: "بقيت # دقيقة"
      )
    )
  }

  private func hoursLeft(_ count: Int) -> String {
    plural(
      count,
      one: "# h left",
      other: "# h left",
      chinese: "还剩#小时",
      arabic: ArabicForms(
        zero: "بقيت أقل من ساعة",
        one: "بقيت ساعة",
        two: "بقيت ساعتان",
        few: "بقيت # ساعات",
        many: "بقيت # ساعة",
        other: "بقيت # ساعة"
      )
    )
  }

  private func daysLeft(_ count: Int) -> String {
    plural(
      count,
      one: "# day left",
      other: "# days left",
      chinese: "还剩#天",
      arabic: ArabicForms(
        zero: "بقي أقل من يوم",
        one: "بقي يوم",
        two: "بقي يومان",
        few: "بقيت # أيام",
        many: "بقي # يومًا",
        other: "بقي # يوم"
      )
    )
  }
}
