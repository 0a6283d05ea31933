// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that hides the content behind a warning.
  public var hideContent: String { choose("Hide", "隐藏", "إخفاء", "Ukryj") }

  /// "Hide 12 replies": the accessibility label of the button ``replies(_:)``.
  public func hideReplies(_ count: Int) -> String {
    choose(
      plural(count, one: "Hide \(self.number(count)) reply", other: "Hide \(self.number(count)) replies"),
      "收起\(self.number(count))条回复",
      plural(count, zero: "إخفاء الردود", one: "إخفاء رد واحد", two: "إخفاء ردّين", few: "إخفاء \(self.number(count)) ردود", many: "إخفاء \(self.number(count)) ردًّا", other: "إخفاء \(self.number(count)) رد"),
      plural(count, one: "Ukryj \(self.number(count)) odpowiedź", other: "Ukryj \(self.number(count)) odpowiedzi")
    )
  }

  package func holdsNoPosts(_ file: String) -> String {
    choose(
      "\(file) does not hold moments.",
      "\(file) 不包含动态。",
      "لا يحتوي \(file) على لحظات.",
      "\(file) nie zawiera wpisów."
    )
  }

  /// The name of the reader's own timeline among others.
  public var homeTitle: String { choose("Home", "主页", "الرئيسية", "Główna") }

  package func hourCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) hour", other: "\(self.number(count)) hours"),
      "\(self.number(count))小时",
      plural(count, one: "ساعة", two: "ساعتان", few: "\(self.number(count)) ساعات", other: "\(self.number(count)) ساعة"),
      plural(count, one: "\(self.number(count)) godzina", many: "\(self.number(count)) godzin", other: "\(self.number(count)) godziny")
    )
  }

  package func hoursAgo(_ count: Int) -> String {
    choose(
      "\(self.number(count)) h",
      "\(self.number(count))小时前",
      plural(count, zero: "الآن", one: "قبل ساعة", two: "قبل ساعتين", few: "قبل \(self.number(count)) ساعات", other: "قبل \(self.number(count)) ساعة"),
      "\(self.number(count)) godz."
    )
  }

  package func hoursLeft(_ count: Int) -> String {
    choose(
      "\(self.number(count))\u{00A0}h left",
      "还剩\(self.number(count))小时",
      plural(count, zero: "بقيت أقل من ساعة", one: "بقيت ساعة", two: "بقيت ساعتان", few: "بقيت \(self.number(count)) ساعات", other: "بقيت \(self.number(count)) ساعة"),
      "jeszcze \(self.number(count))\u{00A0}godz."
    )
  }
}
