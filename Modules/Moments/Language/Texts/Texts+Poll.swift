// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that goes back to voting.
  public var pollBackToVote: String {
    choose("Back to voting", "返回投票", "العودة إلى التصويت", "Wróć do głosowania")
  }

  package func pollDays(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) day", other: "\(self.number(count)) days"),
      "\(self.number(count))天",
      plural(count, zero: "أقل من يوم", one: "يوم", two: "يومان", few: "\(self.number(count)) أيام", many: "\(self.number(count)) يومًا", other: "\(self.number(count)) يوم"),
      plural(count, one: "\(self.number(count)) dzień", few: "\(self.number(count)) dni", many: "\(self.number(count)) dni", other: "\(self.number(count)) dnia")
    )
  }

  /// The text about a poll that has ended.
  public var pollEnded: String {
    choose("Final results", "投票已结束", "النتائج النهائية", "Ostateczne wyniki")
  }

  package func pollHours(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) hour", other: "\(self.number(count)) hours"),
      "\(self.number(count))小时",
      plural(count, zero: "أقل من ساعة", one: "ساعة", two: "ساعتان", few: "\(self.number(count)) ساعات", other: "\(self.number(count)) ساعة"),
      plural(count, one: "\(self.number(count)) godzina", many: "\(self.number(count)) godzin", other: "\(self.number(count)) godziny")
    )
  }

  package func pollMinutes(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) minute", other: "\(self.number(count)) minutes"),
      "\(self.number(count))分钟",
      plural(count, zero: "أقل من دقيقة", one: "دقيقة", two: "دقيقتان", few: "\(self.number(count)) دقائق", other: "\(self.number(count)) دقيقة"),
      plural(count, one: "\(self.number(count)) minuta", many: "\(self.number(count)) minut", other: "\(self.number(count)) minuty")
    )
  }

  /// The text about an option that the reader voted for.
  public var pollOwnVote: String { choose("Your vote", "你的选择", "صوتك", "Twój głos") }

  /// The title of the button that shows the results of a poll before voting.
  public var pollShowResults: String {
    choose("See results", "查看结果", "عرض النتائج", "Zobacz wyniki")
  }

  /// The title of the button that votes.
  public var pollVote: String { choose("Vote", "投票", "صوّت", "Zagłosuj") }

  /// The number of voters.
  public func pollVoters(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) person", other: "\(self.number(count)) people"),
      "\(self.number(count))人参与",
      plural(count, zero: "لم يصوّت أحد", one: "شخص واحد", two: "شخصان", few: "\(self.number(count)) أشخاص", many: "\(self.number(count)) شخصًا", other: "\(self.number(count)) شخص"),
      plural(count, one: "\(self.number(count)) osoba", many: "\(self.number(count)) osób", other: "\(self.number(count)) osoby")
    )
  }
}
