// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var listSeparator: String {
    switch self.language {
    case .english: ", "
    case .simplifiedChinese: "、"
    case .arabic: "، "
    }
  }

  /// The button that shows the members of a list.
  public var listMembers: String {
    switch self.language {
    case .english: "People in the list"
    case .simplifiedChinese: "列表成员"
    case .arabic: "من في القائمة"
    }
  }

  /// The heading above the members of a list.
  public var listMembersSection: String {
    switch self.language {
    case .english: "In this list"
    case .simplifiedChinese: "在此列表中"
    case .arabic: "في هذه القائمة"
    }
  }

  /// The message when a change of a list was rejected.
  public var listNotChanged: String {
    switch self.language {
    case .english: "The list could not be changed."
    case .simplifiedChinese: "无法更改该列表。"
    case .arabic: "تعذّر تغيير القائمة."
    }
  }

  /// The heading above those who can be added to a list.
  public var listOthersSection: String {
    switch self.language {
    case .english: "People you follow"
    case .simplifiedChinese: "你关注的人"
    case .arabic: "من تتابعهم"
    }
  }

  /// The title of a list, also if it is empty.
  package var listTitleUntitledList: String {
    switch self.language {
    case .english: "Untitled list"
    case .simplifiedChinese: "未命名列表"
    case .arabic: "قائمة بلا اسم"
    }
  }

  /// Shown in the empty field of the sheet that makes or renames a list.
  public var listTitlePlaceholder: String {
    switch self.language {
    case .english: "Name of the list"
    case .simplifiedChinese: "列表名称"
    case .arabic: "اسم القائمة"
    }
  }

  package func listWithAndLast(_ last: String) -> String {
    switch self.language {
    case .english: " and \(last)"
    case .simplifiedChinese: "和\(last)"
    case .arabic: " و\(last)"
    }
  }
}
