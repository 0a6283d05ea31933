// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message of a list without members.
  public var emptyListMembersMessage: String {
    choose(
      "A list holds people you follow.",
      "列表中只能有你关注的人。",
      "لا تضم القائمة إلا من تتابعهم.",
      "Na liście są osoby, które obserwujesz."
    )
  }

  /// The title of a list without members.
  public var emptyListMembersTitle: String {
    choose("Nobody to add", "没有可添加的人", "لا أحد لإضافته", "Nie ma kogo dodać")
  }

  /// The message of an empty list timeline.
  public var emptyListMessage: String {
    choose(
      "Moments of the people in this list will appear here.",
      "此列表中的人发布的动态会显示在这里。",
      "ستظهر هنا لحظات من في هذه القائمة.",
      "Tu pojawią się wpisy osób z tej listy."
    )
  }
}
