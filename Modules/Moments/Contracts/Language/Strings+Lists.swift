extension Strings {
  /// The title of the screen of the reader's lists and followed hashtags.
  public var listsTitle: String { pick("Lists and hashtags", "列表与话题", "القوائم والوسوم") }

  /// What stands above the lists of people.
  public var listsSection: String { pick("Lists", "列表", "القوائم") }

  /// What stands above the hashtags that the reader follows.
  public var followedTagsSection: String {
    pick("Hashtags you follow", "你关注的话题", "الوسوم التي تتابعها")
  }

  /// The title of a screen without lists and hashtags.
  public var emptyListsTitle: String { pick("No lists yet", "还没有列表", "لا قوائم بعد") }

  /// What a screen without lists and hashtags says.
  public var emptyListsMessage: String {
    pick(
      "Make a list of people you follow, or follow a hashtag, to read them on their own.",
      "为你关注的人创建列表，或关注一个话题，就能单独阅读它们。",
      "أنشئ قائمة بمن تتابعهم أو تابع وسمًا لتقرأ كلًّا منها على حدة."
    )
  }

  /// The title where the lists could not be loaded.
  public var listsFailedTitle: String {
    pick("Lists could not be loaded", "无法加载列表", "تعذّر تحميل القوائم")
  }

  /// What a list is called where it has a title, or none.
  public func listTitle(_ title: String) -> String {
    title.isEmpty ? pick("Untitled list", "未命名列表", "قائمة بلا اسم") : title
  }

  /// What the timeline of a list says where nobody wrote anything.
  public var emptyListMessage: String {
    pick(
      "Moments of the people in this list will appear here.",
      "此列表中的人发布的动态会显示在这里。",
      "ستظهر هنا لحظات من في هذه القائمة."
    )
  }

  /// The title of the button and of the question that make a list.
  public var newList: String { pick("New list", "新建列表", "قائمة جديدة") }

  /// What stands in the field for the title of a list.
  public var listTitlePlaceholder: String { pick("Name of the list", "列表名称", "اسم القائمة") }

  /// The button that makes a list.
  public var makeList: String { pick("Create", "创建", "إنشاء") }

  /// The button and the question that give a list another title.
  public var renameList: String { pick("Rename list", "重命名列表", "إعادة تسمية القائمة") }

  /// The button that keeps another title.
  public var saveListTitle: String { pick("Save", "保存", "حفظ") }

  /// The button that deletes a list.
  public var deleteList: String { pick("Delete list", "删除列表", "حذف القائمة") }

  /// Whether a list is to be deleted.
  public func deleteListQuestion(_ title: String) -> String {
    let title = isolated(title)
    return pick("Delete “\(title)”?", "删除“\(title)”？", "حذف «\(title)»؟")
  }

  /// What comes of deleting a list.
  public var deleteListExplanation: String {
    pick(
      "You go on following the people in it.",
      "你仍会关注列表中的人。",
      "ستبقى متابعًا لمن فيها."
    )
  }

  /// The button that shows who is in a list.
  public var listMembers: String { pick("People in the list", "列表成员", "من في القائمة") }

  /// What stands above those who are in a list.
  public var listMembersSection: String { pick("In this list", "在此列表中", "في هذه القائمة") }

  /// What stands above those who could be put into a list.
  public var listOthersSection: String { pick("People you follow", "你关注的人", "من تتابعهم") }

  /// The title of a list of nobody.
  public var emptyListMembersTitle: String {
    pick("Nobody to add", "没有可添加的人", "لا أحد لإضافته")
  }

  /// What a list of nobody says.
  public var emptyListMembersMessage: String {
    pick(
      "A list holds people you follow.",
      "列表中只能有你关注的人。",
      "لا تضم القائمة إلا من تتابعهم."
    )
  }

  /// The button that puts a person into a list.
  public var addToList: String { pick("Add", "添加", "إضافة") }

  /// The button that takes a person out of a list.
  public var removeFromList: String { pick("Remove", "移除", "إزالة") }

  /// The button on a profile that leads to the lists of a person.
  public var addToLists: String { pick("Add to lists", "添加到列表", "إضافة إلى قوائم") }

  /// The title of the sheet that puts somebody into lists.
  public func listsWith(_ name: String) -> String {
    let name = isolated(name)
    return pick("Lists with \(name)", "包含\(name)的列表", "القوائم التي تضم \(name)")
  }

  /// What is told where somebody cannot be put into a list, whom the reader does not follow.
  public func followToAdd(_ name: String) -> String {
    let name = isolated(name)
    return pick(
      "Follow \(name) to add them to a list.",
      "先关注\(name)，才能将其添加到列表。",
      "تابع \(name) لتضيفه إلى قائمة."
    )
  }

  /// What is told where a change of a list was not taken.
  public var listNotChanged: String {
    pick("The list could not be changed.", "无法更改该列表。", "تعذّر تغيير القائمة.")
  }

  /// The button that follows a hashtag.
  public var followHashtag: String { pick("Follow hashtag", "关注话题", "متابعة الوسم") }

  /// The button that ends following a hashtag.
  public var unfollowHashtag: String {
    pick("Unfollow hashtag", "取消关注话题", "إلغاء متابعة الوسم")
  }
}
