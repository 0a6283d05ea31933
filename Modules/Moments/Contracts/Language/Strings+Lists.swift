extension Strings {
  /// The title of the screen of the reader's lists and followed hashtags.
  public var listsTitle: String { pick("Lists and hashtags", "列表与话题", "القوائم والوسوم") }

  /// The heading above the lists of people.
  public var listsSection: String { pick("Lists", "列表", "القوائم") }

  /// The heading above the hashtags that the reader follows.
  public var followedTagsSection: String {
    pick("Hashtags you follow", "你关注的话题", "الوسوم التي تتابعها")
  }

  /// The title of a screen without lists and hashtags.
  public var emptyListsTitle: String { pick("No lists yet", "还没有列表", "لا قوائم بعد") }

  /// The message of a screen without lists and hashtags.
  public var emptyListsMessage: String {
    pick(
      "Make a list of people you follow, or follow a hashtag, to read them on their own.",
      "为你关注的人创建列表，或关注一个话题，就能单独阅读它们。",
      "أنشئ قائمة بمن تتابعهم أو تابع وسمًا لتقرأ كلًّا منها على حدة."
    )
  }

  /// The title when the lists could not be loaded.
  public var listsFailedTitle: String {
    pick("Lists could not be loaded", "无法加载列表", "تعذّر تحميل القوائم")
  }

  /// The title of a list, also if it is empty.
  public func listTitle(_ title: String) -> String {
    title.isEmpty ? pick("Untitled list", "未命名列表", "قائمة بلا اسم") : title
  }

  /// The message of an empty list timeline.
  public var emptyListMessage: String {
    pick(
      "Moments of the people in this list will appear here.",
      "此列表中的人发布的动态会显示在这里。",
      "ستظهر هنا لحظات من في هذه القائمة."
    )
  }

  /// The title of the button and of the question that make a list.
  public var newList: String { pick("New list", "新建列表", "قائمة جديدة") }

  /// Shown in the empty field of the sheet that makes or renames a list.
  public var listTitlePlaceholder: String { pick("Name of the list", "列表名称", "اسم القائمة") }

  /// The button that makes a list.
  public var makeList: String { pick("Create", "创建", "إنشاء") }

  /// The button and the question that give a list another title.
  public var renameList: String { pick("Rename list", "重命名列表", "إعادة تسمية القائمة") }

  /// The button that saves a new title.
  public var saveListTitle: String { pick("Save", "保存", "حفظ") }

  /// The button that deletes a list.
  public var deleteList: String { pick("Delete list", "删除列表", "حذف القائمة") }

  /// The question before a list is deleted.
  public func deleteListQuestion(_ title: String) -> String {
    let title = isolated(title)
    return pick("Delete “\(title)”?", "删除“\(title)”？", "حذف «\(title)»؟")
  }

  /// The explanation of deleting a list.
  public var deleteListExplanation: String {
    pick(
      "You go on following the people in it.",
      "你仍会关注列表中的人。",
      "ستبقى متابعًا لمن فيها."
    )
  }

  /// The button that shows the members of a list.
  public var listMembers: String { pick("People in the list", "列表成员", "من في القائمة") }

  /// The heading above the members of a list.
  public var listMembersSection: String { pick("In this list", "在此列表中", "في هذه القائمة") }

  /// The heading above those who can be added to a list.
  public var listOthersSection: String { pick("People you follow", "你关注的人", "من تتابعهم") }

  /// The title of a list without members.
  public var emptyListMembersTitle: String {
    pick("Nobody to add", "没有可添加的人", "لا أحد لإضافته")
  }

  /// The message of a list without members.
  public var emptyListMembersMessage: String {
    pick(
      "A list holds people you follow.",
      "列表中只能有你关注的人。",
      "لا تضم القائمة إلا من تتابعهم."
    )
  }

  /// The button that adds a person to a list.
  public var addToList: String { pick("Add", "添加", "إضافة") }

  /// The button that removes a person from a list.
  public var removeFromList: String { pick("Remove", "移除", "إزالة") }

  /// The button on a profile that opens the lists of a person.
  public var addToLists: String { pick("Add to lists", "添加到列表", "إضافة إلى قوائم") }

  /// The title of the sheet that adds a person to lists.
  public func listsWith(_ name: String) -> String {
    let name = isolated(name)
    return pick("Lists with \(name)", "包含\(name)的列表", "القوائم التي تضم \(name)")
  }

  /// The message when a person cannot be added to a list, because the reader does not follow them.
  public func followToAdd(_ name: String) -> String {
    let name = isolated(name)
    return pick(
      "Follow \(name) to add them to a list.",
      "先关注\(name)，才能将其添加到列表。",
      "تابع \(name) لتضيفه إلى قائمة."
    )
  }

  /// The message when a change of a list was rejected.
  public var listNotChanged: String {
    pick("The list could not be changed.", "无法更改该列表。", "تعذّر تغيير القائمة.")
  }

  /// The button that follows a hashtag.
  public var followHashtag: String { pick("Follow hashtag", "关注话题", "متابعة الوسم") }

  /// The button that unfollows a hashtag.
  public var unfollowHashtag: String {
    pick("Unfollow hashtag", "取消关注话题", "إلغاء متابعة الوسم")
  }
}
