extension Strings {
  /// The message when a mentioned person is unknown.
  public func personUnknown(_ handle: String) -> String {
    pick(
      "Nothing is known here about \u{2068}\(handle)\u{2069}.",
      "这里没有\u{2068}\(handle)\u{2069}的资料。",
      "لا يُعرف شيء هنا عن \u{2068}\(handle)\u{2069}."
    )
  }

  /// The message when moments are read-only, as those of an archive, and the reader tries to do
  /// more.
  public var notPossibleHere: String {
    pick(
      "These moments can only be read.",
      "这里的动态仅供浏览。",
      "هذه اللحظات للقراءة فقط."
    )
  }

  /// The message when no program on the desktop opened a URL.
  public var linkNotOpened: String {
    pick(
      "The link could not be opened.",
      "无法打开此链接。",
      "تعذّر فتح الرابط."
    )
  }

  /// The message when a URL has a scheme that is never opened, such as `javascript`.
  public func linkRefused(_ scheme: String) -> String {
    pick(
      "Links of the kind “\(scheme)” are not opened.",
      "不支持打开“\(scheme)”类型的链接。",
      "لا تُفتح الروابط من نوع “\(scheme)”."
    )
  }

  /// The name of the app, above the home timeline.
  public var timelineTitle: String { pick("Moments", "朋友圈", "لحظات") }

  /// The name of the tab of the reader's timeline.
  public var timelineTab: String { pick("Timeline", "动态", "الخط الزمني") }

  /// The name of the tab of the reader's own profile.
  public var profileTab: String { pick("Profile", "我", "ملفي") }

  /// The title of the second column while no screen is open in it.
  public var nothingOpenTitle: String { pick("Nothing open", "尚未打开内容", "لا شيء مفتوح") }

  /// The explanation in the second column while no screen is open in it.
  public var nothingOpenMessage: String {
    pick(
      "Choose a moment, a person or a hashtag to see it here.",
      "选择一条动态、一位用户或一个话题，内容会显示在这里。",
      "اختر لحظة أو شخصًا أو وسمًا ليظهر هنا."
    )
  }

  /// The title of the retry button.
  public var retry: String { pick("Try again", "重试", "أعد المحاولة") }

  /// The accessibility text while a list loads.
  public var loading: String { pick("Loading", "正在加载", "جارٍ التحميل") }

  /// The text below the last row.
  public var endOfList: String { pick("That is all", "没有更多了", "هذا كل شيء") }

  /// Above the messages of empty timelines, except of hashtags, photos, bookmarks and likes.
  public var emptyTimelineTitle: String { pick("Nothing here yet", "还没有动态", "لا شيء هنا بعد") }

  /// Shown in the home timeline, below ``emptyTimelineTitle``.
  public var emptyTimelineMessage: String {
    pick(
      "Moments of the people you follow will appear here.",
      "你关注的人发布的动态会显示在这里。",
      "ستظهر هنا لحظات من تتابعهم."
    )
  }

  /// The title when the timeline could not be loaded.
  public var timelineFailedTitle: String {
    pick("The timeline could not be loaded", "无法加载朋友圈", "تعذّر تحميل اللحظات")
  }

  /// The advice when the server could not be reached.
  public var checkConnection: String {
    pick("Check your connection and try again.", "请检查网络连接后重试。", "تحقق من اتصالك ثم أعد المحاولة.")
  }

  /// The title when the next page could not be loaded.
  public var pageFailedTitle: String {
    pick("More could not be loaded", "无法加载更多", "تعذّر تحميل المزيد")
  }

  /// The message when a refresh failed and the old rows stay.
  public var refreshFailed: String {
    pick("The timeline could not be refreshed.", "刷新失败，请稍后再试。", "تعذّر تحديث اللحظات.")
  }

  /// The message when a like was refused and is undone.
  public var likeRefused: String {
    pick("Your like could not be saved.", "点赞失败，已撤销。", "تعذّر حفظ إعجابك.")
  }

  /// The message when removing a like was refused and is undone.
  public var unlikeRefused: String {
    pick("Your like could not be taken back.", "取消点赞失败，已撤销。", "تعذّرت إزالة إعجابك.")
  }

  /// The title of the button that unfolds a text.
  public var fullText: String { pick("Full text", "全文", "النص الكامل") }

  /// The title of the button that folds a text.
  public var foldText: String { pick("Collapse", "收起", "طيّ النص") }

  /// The title of the button that shows the content behind a warning.
  public var showContent: String { pick("Show", "显示", "إظهار") }

  /// The title of the button that hides the content behind a warning.
  public var hideContent: String { pick("Hide", "隐藏", "إخفاء") }

  /// The name of the like button, for assistive technologies.
  public var like: String { pick("Like", "赞", "إعجاب") }

  /// The name of the like button once liked, for assistive technologies.
  public var unlike: String { pick("Take back like", "取消赞", "إزالة الإعجاب") }

  /// The name of the comment button, for assistive technologies.
  public var comment: String { pick("Comment", "评论", "تعليق") }

  /// The accessibility label of a portrait.
  public func avatar(of name: String) -> String {
    pick("Portrait of \(name)", "\(name)的头像", "صورة \(name)")
  }

  /// The accessibility label of a photo without a description.
  ///
  /// Counts from 1.
  public func photo(_ index: Int, of count: Int) -> String {
    pick(
      "Photo \(number(index)) of \(number(count))",
      "第\(number(index))张照片，共\(number(count))张",
      "الصورة \(number(index)) من \(number(count))"
    )
  }

  /// The heading above a boosted moment.
  public func boosted(by name: String) -> String {
    let name = isolated(name)
    return pick("\(name) boosted", "\(name) 转发了", "أعاد \(name) النشر")
  }

  /// The title of a profile's count of moments.
  public func momentsTitle(_ count: Int) -> String {
    pick(count == 1 ? "Moment" : "Moments", "动态", "لحظات")
  }

  /// The title of a profile's count of people followed.
  public var followingTitle: String { pick("Following", "关注", "يتابع") }

  /// The title of a profile's count of followers.
  public func followersTitle(_ count: Int) -> String {
    pick(count == 1 ? "Follower" : "Followers", "粉丝", "متابعون")
  }
}
