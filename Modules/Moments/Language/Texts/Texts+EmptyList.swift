// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message of a list without members.
  public var emptyListMembersMessage: String {
    switch self.language {
    case .english: "A list holds people you follow."
    case .simplifiedChinese: "列表中只能有你关注的人。"
    case .arabic: "لا تضم القائمة إلا من تتابعهم."
    }
  }

  /// The title of a list without members.
  public var emptyListMembersTitle: String {
    switch self.language {
    case .english: "Nobody to add"
    case .simplifiedChinese: "没有可添加的人"
    case .arabic: "لا أحد لإضافته"
    }
  }

  /// The message of an empty list timeline.
  public var emptyListMessage: String {
    switch self.language {
    case .english: "Moments of the people in this list will appear here."
    case .simplifiedChinese: "此列表中的人发布的动态会显示在这里。"
    case .arabic: "ستظهر هنا لحظات من في هذه القائمة."
    }
  }
}
