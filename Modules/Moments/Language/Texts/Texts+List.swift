// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var listSeparator: String { choose(", ", "、", "، ", ", ") }

  /// The button that shows the members of a list.
  public var listMembers: String {
    choose("People in the list", "列表成员", "من في القائمة", "Osoby na liście")
  }

  /// The heading above the members of a list.
  public var listMembersSection: String {
    choose("In this list", "在此列表中", "في هذه القائمة", "Na tej liście")
  }

  /// The message when a change of a list was rejected.
  public var listNotChanged: String {
    choose(
      "The list could not be changed.",
      "无法更改该列表。",
      "تعذّر تغيير القائمة.",
      "Nie udało się zmienić listy."
    )
  }

  /// The heading above those who can be added to a list.
  public var listOthersSection: String {
    choose("People you follow", "你关注的人", "من تتابعهم", "Osoby, które obserwujesz")
  }

  /// The title of a list, also if it is empty.
  package var listTitleUntitledList: String {
    choose("Untitled list", "未命名列表", "قائمة بلا اسم", "Lista bez nazwy")
  }

  /// Shown in the empty field of the sheet that makes or renames a list.
  public var listTitlePlaceholder: String {
    choose("Name of the list", "列表名称", "اسم القائمة", "Nazwa listy")
  }

  package func listWithAndLast(_ last: String) -> String {
    choose(" and \(last)", "和\(last)", " و\(last)", " i \(last)")
  }
}
