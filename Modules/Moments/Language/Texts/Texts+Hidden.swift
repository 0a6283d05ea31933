// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when it is not known who shared a moment.
  public var hiddenBoostersMessage: String {
    choose(
      "It is not known here who boosted this moment.",
      "这里没有谁转发了这条动态的信息。",
      "لا يُعرف هنا من أعاد نشر هذه اللحظة.",
      "Tu nie wiadomo, kto podbija ten wpis."
    )
  }

  /// The message when a person, or the server, does not show who follows them.
  public func hiddenFollowersMessage(_ name: String) -> String {
    choose(
      "\(self.isolated(name)) does not show who follows them, or it is not known here.",
      "\(self.isolated(name))没有公开粉丝列表，或这里没有相关信息。",
      "لا يُظهر \(self.isolated(name)) من يتابعه، أو لا يُعرف ذلك هنا.",
      "\(self.isolated(name)) nie pokazuje obserwujących albo nie są tu znani."
    )
  }

  /// The message when a person, or the server, does not show the people that they follow.
  public func hiddenFollowingMessage(_ name: String) -> String {
    choose(
      "\(self.isolated(name)) does not show whom they follow, or it is not known here.",
      "\(self.isolated(name))没有公开关注列表，或这里没有相关信息。",
      "لا يُظهر \(self.isolated(name)) من يتابعهم، أو لا يُعرف ذلك هنا.",
      "\(self.isolated(name)) nie pokazuje obserwowanych albo nie są tu znani."
    )
  }

  /// The message when it is not known who likes a moment.
  public var hiddenLikersMessage: String {
    choose(
      "It is not known here who likes this moment.",
      "这里没有谁点赞了这条动态的信息。",
      "لا يُعرف هنا من أعجبته هذه اللحظة.",
      "Tu nie wiadomo, kto lubi ten wpis."
    )
  }

  /// The message with the hidden kinds, when nothing is visible.
  package func hiddenNotificationsNames(_ names: String) -> String {
    choose(
      "Hidden: \(names). Choose what to show in the menu above.",
      "已隐藏：\(names)。可在上方菜单中选择显示内容。",
      "مخفي: \(names). اختر ما يُعرض من القائمة أعلاه.",
      "Ukryte: \(names). W menu powyżej wybierzesz, co pokazać."
    )
  }

  /// The title when a list of people is not shown.
  public var hiddenPeopleTitle: String {
    choose("This list is hidden", "列表未公开", "هذه القائمة مخفية", "Ta lista jest ukryta")
  }

  /// "12 replies hidden": the button of a comment that shows them again.
  public func hiddenReplies(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) reply hidden", other: "\(self.number(count)) replies hidden"),
      "已收起\(self.number(count))条回复",
      plural(count, zero: "لا ردود مخفية", one: "رد واحد مخفي", two: "ردّان مخفيان", few: "\(self.number(count)) ردود مخفية", many: "\(self.number(count)) ردًّا مخفيًّا", other: "\(self.number(count)) رد مخفي"),
      plural(count, one: "\(self.number(count)) ukryta odpowiedź", few: "\(self.number(count)) ukryte odpowiedzi", many: "\(self.number(count)) ukrytych odpowiedzi", other: "\(self.number(count)) ukrytej odpowiedzi")
    )
  }
}
