// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that shows the content behind a warning.
  public var showContent: String { choose("Show", "显示", "إظهار", "Pokaż") }

  /// The action that shows the edit history.
  public var showEdits: String {
    choose("Show edit history", "查看编辑历史", "عرض سجل التعديلات", "Pokaż historię zmian")
  }

  /// The title of the button that shows more of a shelf.
  public var showMore: String { choose("Show more", "查看更多", "عرض المزيد", "Pokaż więcej") }

  /// The action that shows a translated moment as it was written.
  public var showOriginal: String { choose("Show original", "显示原文", "عرض الأصل", "Pokaż oryginał") }

  /// The accessibility hint of a button that opens a list of people.
  public func showPeople(_ title: String) -> String {
    choose("Show \(title)", "查看\(title)", "عرض \(title)", "Pokaż: \(title)")
  }

  /// "Show 12 replies": the accessibility label of the button ``hiddenReplies(_:)``.
  public func showReplies(_ count: Int) -> String {
    choose(
      plural(count, one: "Show \(self.number(count)) reply", other: "Show \(self.number(count)) replies"),
      "展开\(self.number(count))条回复",
      plural(count, zero: "إظهار الردود", one: "إظهار رد واحد", two: "إظهار ردّين", few: "إظهار \(self.number(count)) ردود", many: "إظهار \(self.number(count)) ردًّا", other: "إظهار \(self.number(count)) رد"),
      plural(count, one: "Pokaż \(self.number(count)) odpowiedź", other: "Pokaż \(self.number(count)) odpowiedzi")
    )
  }
}
