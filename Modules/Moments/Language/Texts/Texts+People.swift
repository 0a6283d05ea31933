// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) person", other: "\(self.number(count)) people"),
      "\(self.number(count))人参与",
      plural(count, zero: "لا أحد", one: "شخص واحد", two: "شخصان", few: "\(self.number(count)) أشخاص", many: "\(self.number(count)) شخصًا", other: "\(self.number(count)) شخص"),
      plural(count, one: "\(self.number(count)) osoba", many: "\(self.number(count)) osób", other: "\(self.number(count)) osoby")
    )
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleInDays(_ days: Int) -> String {
    choose(
      plural(days, one: "in \(self.number(days)) day", other: "in \(self.number(days)) days"),
      "\(self.number(days))天内",
      plural(days, zero: "اليوم", one: "في يوم واحد", two: "في يومين", few: "في \(self.number(days)) أيام", many: "في \(self.number(days)) يومًا", other: "في \(self.number(days)) يوم"),
      plural(days, one: "w \(self.number(days)) dzień", few: "w \(self.number(days)) dni", many: "w \(self.number(days)) dni", other: "w \(self.number(days)) dnia")
    )
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleInTime(_ people: String, _ time: String) -> String {
    choose("\(people) \(time)", "\(time)\(people)", "\(people) \(time)", "\(people) \(time)")
  }

  /// The message when people were added to a list while it was loaded.
  public func peopleCame(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) person was added meanwhile. Pull down to see them.", other: "\(self.number(count)) people were added meanwhile. Pull down to see them."),
      "期间新增了\(self.number(count))人，下拉可查看。",
      plural(count, zero: "لم يُضف أحد. اسحب لأسفل للتحديث.", one: "أُضيف شخص واحد في الأثناء. اسحب لأسفل لرؤيته.", two: "أُضيف شخصان في الأثناء. اسحب لأسفل لرؤيتهما.", few: "أُضيف \(self.number(count)) أشخاص في الأثناء. اسحب لأسفل لرؤيتهم.", many: "أُضيف \(self.number(count)) شخصًا في الأثناء. اسحب لأسفل لرؤيتهم.", other: "أُضيف \(self.number(count)) شخص في الأثناء. اسحب لأسفل لرؤيتهم."),
      plural(count, one: "W międzyczasie dodano \(self.number(count)) osobę. Pociągnij w dół, aby ją zobaczyć.", many: "W międzyczasie dodano \(self.number(count)) osób. Pociągnij w dół, aby je zobaczyć.", other: "W międzyczasie dodano \(self.number(count)) osoby. Pociągnij w dół, aby je zobaczyć.")
    )
  }

  /// The title when a list of people could not be loaded.
  public var peopleFailedTitle: String {
    choose(
      "The list could not be loaded",
      "无法加载列表",
      "تعذّر تحميل القائمة",
      "Nie udało się wczytać listy"
    )
  }

  /// The message when a list could not be loaded again and the old rows stay.
  public var peopleRefreshFailed: String {
    choose(
      "The list could not be refreshed.",
      "列表刷新失败。",
      "تعذّر تحديث القائمة.",
      "Nie udało się odświeżyć listy."
    )
  }

  /// The message when a server sends the same people again and again.
  public var peopleRepeat: String {
    choose(
      "The server keeps sending the same people, so the list ends here.",
      "服务器一直返回相同的人，列表到此为止。",
      "يكرر الخادم الأشخاص أنفسهم، فتنتهي القائمة هنا.",
      "Serwer wciąż przysyła te same osoby, więc lista tu się kończy."
    )
  }
}
