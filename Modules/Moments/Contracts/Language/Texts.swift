// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A description of the app, in a sentence.
  public var aboutText: String {
    switch self.language {
    case .english: "A social timeline for servers that speak the Mastodon client API, drawn with a UIKit of its own."
    case .simplifiedChinese: "支持 Mastodon 接口的社交时间线，由自有的 UIKit 绘制。"
    case .arabic: "جدول اجتماعي لخوادم تتحدث واجهة ماستودون، مرسوم بواجهة UIKit خاصة به."
    }
  }

  /// The title of the screen about the app.
  public var aboutTitle: String {
    switch self.language {
    case .english: "About Moments"
    case .simplifiedChinese: "关于朋友圈"
    case .arabic: "عن لحظات"
    }
  }

  /// The button that accepts a request.
  public var acceptRequest: String {
    switch self.language {
    case .english: "Accept"
    case .simplifiedChinese: "接受"
    case .arabic: "قبول"
    }
  }

  /// An account in one sentence.
  package func accountOnServer(_ name: String, _ server: String) -> String {
    switch self.language {
    case .english: "\(name), \(server)"
    case .simplifiedChinese: "\(name)，\(server)"
    case .arabic: "\(name)، \(server)"
    }
  }

  /// An account in one sentence.
  package func accountShownNow(_ account: String) -> String {
    switch self.language {
    case .english: "\(account), shown now"
    case .simplifiedChinese: "\(account)，当前账号"
    case .arabic: "\(account)، الحالي"
    }
  }

  /// The message when an account could not be opened for a reason that the reader cannot change.
  public var accountNotOpened: String {
    switch self.language {
    case .english: "The account could not be opened. Choose it again, or start Moments again."
    case .simplifiedChinese: "无法打开该账号。请重新选择，或重新启动 Moments。"
    case .arabic: "تعذّر فتح الحساب. اختره مجددًا أو أعد تشغيل Moments."
    }
  }

  /// The title of the accounts screen.
  public var accountsTitle: String {
    switch self.language {
    case .english: "Accounts"
    case .simplifiedChinese: "账号"
    case .arabic: "الحسابات"
    }
  }

  /// The row that adds an account.
  public var addAccount: String {
    switch self.language {
    case .english: "Add an account…"
    case .simplifiedChinese: "添加账号…"
    case .arabic: "إضافة حساب…"
    }
  }

  /// The button that adds a person to a list.
  public var addToList: String {
    switch self.language {
    case .english: "Add"
    case .simplifiedChinese: "添加"
    case .arabic: "إضافة"
    }
  }

  /// The button on a profile that opens the lists of a person.
  public var addToLists: String {
    switch self.language {
    case .english: "Add to lists"
    case .simplifiedChinese: "添加到列表"
    case .arabic: "إضافة إلى قوائم"
    }
  }

  /// The part of the switch that shows all notifications.
  public var allNotifications: String {
    switch self.language {
    case .english: "All"
    case .simplifiedChinese: "全部"
    case .arabic: "الكل"
    }
  }

  /// - Parameters:
  ///   - others: The number of people who are not named.
  ///   - count: The total, including those named: the number in Chinese.
  /// - Returns: " and 3 others".
  public func andOthers(_ others: Int, of count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(others, in: self.language) {
      case .zero, .two, .few, .many, .other: " and \(self.number(others)) others"
      case .one: " and \(self.number(others)) other"
      }
    case .simplifiedChinese: "等\(self.number(count))人"
    case .arabic:
      switch PluralCategory(others, in: self.language) {
      case .zero: ""
      case .one: " وشخص آخر"
      case .two: " وشخصان آخران"
      case .few, .many, .other: " و\(self.number(others)) آخرون"
      }
    }
  }

  /// A choice of appearance.
  package var appearanceDark: String {
    switch self.language {
    case .english: "Dark"
    case .simplifiedChinese: "深色"
    case .arabic: "داكن"
    }
  }

  /// A choice of appearance.
  package var appearanceLight: String {
    switch self.language {
    case .english: "Light"
    case .simplifiedChinese: "浅色"
    case .arabic: "فاتح"
    }
  }

  /// A choice of appearance.
  package var appearanceSystem: String {
    switch self.language {
    case .english: "As the desktop"
    case .simplifiedChinese: "跟随系统"
    case .arabic: "مثل سطح المكتب"
    }
  }

  /// The section of the appearance.
  public var appearanceTitle: String {
    switch self.language {
    case .english: "Appearance"
    case .simplifiedChinese: "外观"
    case .arabic: "المظهر"
    }
  }

  /// The message while waiting for the server.
  public var askingServer: String {
    switch self.language {
    case .english: "Asking the server…"
    case .simplifiedChinese: "正在连接服务器…"
    case .arabic: "جارٍ سؤال الخادم…"
    }
  }

  /// The text about a person who requests to follow the reader.
  public func asksToFollow(_ name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) wants to follow you"
    case .simplifiedChinese: "\(self.isolated(name)) 请求关注你"
    case .arabic: "يطلب \(self.isolated(name)) متابعتك"
    }
  }

  /// Who may see a moment, as text.
  package var audienceDirect: String {
    switch self.language {
    case .english: "Only people mentioned"
    case .simplifiedChinese: "仅被提及的人可见"
    case .arabic: "يراها المذكورون فقط"
    }
  }

  /// Who may see a moment, as text.
  package var audienceFollowers: String {
    switch self.language {
    case .english: "Followers only"
    case .simplifiedChinese: "仅关注者可见"
    case .arabic: "يراها المتابعون فقط"
    }
  }

  /// Who may see a moment, as text.
  package var audiencePublic: String {
    switch self.language {
    case .english: "Everyone"
    case .simplifiedChinese: "所有人可见"
    case .arabic: "يراها الجميع"
    }
  }

  /// Who may see a moment, as text.
  package var audienceUnlisted: String {
    switch self.language {
    case .english: "Everyone, quietly"
    case .simplifiedChinese: "所有人可见（不公开列出）"
    case .arabic: "يراها الجميع، بهدوء"
    }
  }

  /// The accessibility label of a portrait.
  public func avatar(of name: String) -> String {
    switch self.language {
    case .english: "Portrait of \(name)"
    case .simplifiedChinese: "\(name)的头像"
    case .arabic: "صورة \(name)"
    }
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package var blockExplanation: String {
    switch self.language {
    case .english: "You will not see each other, and no longer follow each other."
    case .simplifiedChinese: "你们将看不到彼此，也不再互相关注。"
    case .arabic: "لن يرى أحدكما الآخر، ولن يتابعه."
    }
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockQuestion(_ who: String) -> String {
    switch self.language {
    case .english: "Block \(who)?"
    case .simplifiedChinese: "要屏蔽 \(who) 吗？"
    case .arabic: "أتريد حظر \(who)؟"
    }
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockTitle(_ who: String) -> String {
    switch self.language {
    case .english: "Block \(who)"
    case .simplifiedChinese: "屏蔽 \(who)"
    case .arabic: "حظر \(who)"
    }
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockUndo(_ who: String) -> String {
    switch self.language {
    case .english: "Unblock \(who)"
    case .simplifiedChinese: "取消屏蔽 \(who)"
    case .arabic: "إلغاء حظر \(who)"
    }
  }

  /// The title of the action that bookmarks a moment.
  public var bookmark: String {
    switch self.language {
    case .english: "Bookmark"
    case .simplifiedChinese: "收藏"
    case .arabic: "أضف إلى المحفوظات"
    }
  }

  /// The message when a bookmark was refused and is undone.
  public var bookmarkRefused: String {
    switch self.language {
    case .english: "Your bookmark could not be saved."
    case .simplifiedChinese: "收藏失败，已撤销。"
    case .arabic: "تعذّر حفظها في المحفوظات."
    }
  }

  /// The title of the timeline of what the reader bookmarked.
  public var bookmarksTitle: String {
    switch self.language {
    case .english: "Bookmarks"
    case .simplifiedChinese: "收藏"
    case .arabic: "المحفوظات"
    }
  }

  /// The title of the action that boosts a moment.
  public var boost: String {
    switch self.language {
    case .english: "Boost"
    case .simplifiedChinese: "转发"
    case .arabic: "أعد النشر"
    }
  }

  /// The heading above a boosted moment.
  public func boosted(by name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) boosted"
    case .simplifiedChinese: "\(self.isolated(name)) 转发了"
    case .arabic: "أعاد \(self.isolated(name)) النشر"
    }
  }

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  package func boostedByReaderYouAndBoosted(_ other: String) -> String {
    switch self.language {
    case .english: "You and \(other) boosted"
    case .simplifiedChinese: "你和 \(other) 转发了"
    case .arabic: "أعدتَ النشر، و\(other) أيضًا"
    }
  }

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  package var boostedByReaderYouBoosted: String {
    switch self.language {
    case .english: "You boosted"
    case .simplifiedChinese: "你转发了"
    case .arabic: "أعدتَ النشر"
    }
  }

  /// The title of the list of people who shared a moment.
  public var boostersTitle: String {
    switch self.language {
    case .english: "Boosts"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادات النشر"
    }
  }

  /// The message when a boost was refused and is undone.
  public var boostRefused: String {
    switch self.language {
    case .english: "Your boost could not be saved."
    case .simplifiedChinese: "转发失败，已撤销。"
    case .arabic: "تعذّر حفظ إعادة النشر."
    }
  }

  /// "12 boosts": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func boosts(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) boosts"
      case .one: "\(self.number(count)) boost"
      }
    case .simplifiedChinese: "\(self.number(count))次转发"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يُعَد نشرها"
      case .one: "أُعيد نشرها مرة"
      case .two: "أُعيد نشرها مرتين"
      case .few: "أُعيد نشرها \(self.number(count)) مرات"
      case .many, .other: "أُعيد نشرها \(self.number(count)) مرة"
      }
    }
  }

  /// The text about an author whose account is a bot.
  public var bot: String {
    switch self.language {
    case .english: "Bot"
    case .simplifiedChinese: "机器人"
    case .arabic: "آلي"
    }
  }

  /// A size on disk.
  package var bytesFew: String {
    switch self.language {
    case .english: "bytes"
    case .simplifiedChinese: "字节"
    case .arabic: "بايت"
    }
  }

  /// A size on disk.
  package var bytesGb: String {
    switch self.language {
    case .english: "GB"
    case .simplifiedChinese: "GB"
    case .arabic: "غيغابايت"
    }
  }

  /// A size on disk.
  package var bytesKb: String {
    switch self.language {
    case .english: "KB"
    case .simplifiedChinese: "KB"
    case .arabic: "كيلوبايت"
    }
  }

  /// A size on disk.
  package var bytesMb: String {
    switch self.language {
    case .english: "MB"
    case .simplifiedChinese: "MB"
    case .arabic: "ميغابايت"
    }
  }

  /// The title of the button that changes nothing.
  public var cancel: String {
    switch self.language {
    case .english: "Cancel"
    case .simplifiedChinese: "取消"
    case .arabic: "إلغاء"
    }
  }

  /// A change of an edit, in two words.
  package var changedDescriptions: String {
    switch self.language {
    case .english: "Descriptions changed"
    case .simplifiedChinese: "描述已更改"
    case .arabic: "تغيّرت الأوصاف"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotos: String {
    switch self.language {
    case .english: "Photos changed"
    case .simplifiedChinese: "照片已更改"
    case .arabic: "تغيّرت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosAdded: String {
    switch self.language {
    case .english: "Photos added"
    case .simplifiedChinese: "已添加照片"
    case .arabic: "أُضيفت صور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosCovered: String {
    switch self.language {
    case .english: "Photos covered"
    case .simplifiedChinese: "照片已遮盖"
    case .arabic: "غُطّيت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosRemoved: String {
    switch self.language {
    case .english: "Photos removed"
    case .simplifiedChinese: "已移除照片"
    case .arabic: "أُزيلت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosUncovered: String {
    switch self.language {
    case .english: "Photos uncovered"
    case .simplifiedChinese: "照片已取消遮盖"
    case .arabic: "كُشفت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPoll: String {
    switch self.language {
    case .english: "Poll changed"
    case .simplifiedChinese: "投票已更改"
    case .arabic: "تغيّر الاستطلاع"
    }
  }

  /// A change of an edit, in two words.
  package var changedPollAdded: String {
    switch self.language {
    case .english: "Poll added"
    case .simplifiedChinese: "已添加投票"
    case .arabic: "أُضيف استطلاع"
    }
  }

  /// A change of an edit, in two words.
  package var changedPollRemoved: String {
    switch self.language {
    case .english: "Poll removed"
    case .simplifiedChinese: "已移除投票"
    case .arabic: "أُزيل الاستطلاع"
    }
  }

  /// A change of an edit, in two words.
  package var changedText: String {
    switch self.language {
    case .english: "Text changed"
    case .simplifiedChinese: "文字已更改"
    case .arabic: "تغيّر النص"
    }
  }

  /// A change of an edit, in two words.
  package var changedWarning: String {
    switch self.language {
    case .english: "Warning changed"
    case .simplifiedChinese: "内容警告已更改"
    case .arabic: "تغيّر التحذير"
    }
  }

  /// A change of an edit, in two words.
  package var changedWarningAdded: String {
    switch self.language {
    case .english: "Warning added"
    case .simplifiedChinese: "已添加内容警告"
    case .arabic: "أُضيف تحذير"
    }
  }

  /// A change of an edit, in two words.
  package var changedWarningRemoved: String {
    switch self.language {
    case .english: "Warning removed"
    case .simplifiedChinese: "已移除内容警告"
    case .arabic: "أُزيل التحذير"
    }
  }

  /// The title of the button that chooses another image behind the profile.
  public var changeHeader: String {
    switch self.language {
    case .english: "Change background"
    case .simplifiedChinese: "更换背景"
    case .arabic: "غيّر الخلفية"
    }
  }

  /// The title of the button that chooses another portrait.
  public var changePortrait: String {
    switch self.language {
    case .english: "Change portrait"
    case .simplifiedChinese: "更换头像"
    case .arabic: "غيّر الصورة"
    }
  }

  /// The advice when the server could not be reached.
  public var checkConnection: String {
    switch self.language {
    case .english: "Check your connection and try again."
    case .simplifiedChinese: "请检查网络连接后重试。"
    case .arabic: "تحقق من اتصالك ثم أعد المحاولة."
    }
  }

  /// The text about a person who approves their followers.
  public var choosesFollowers: String {
    switch self.language {
    case .english: "Approves followers"
    case .simplifiedChinese: "需批准关注"
    case .arabic: "يوافق على المتابعين"
    }
  }

  /// The action that clears all notifications.
  public var clearNotifications: String {
    switch self.language {
    case .english: "Clear all"
    case .simplifiedChinese: "全部清除"
    case .arabic: "مسح الكل"
    }
  }

  /// The question before all notifications are cleared.
  package var clearNotificationsQuestionExplanation: String {
    switch self.language {
    case .english: "They are removed from your account, on all devices and of all kinds, hidden ones too. Moments and followers stay."
    case .simplifiedChinese: "它们将从你的账号中移除，包括所有设备和所有类型，也包括隐藏的类型。动态和关注者不受影响。"
    case .arabic: "تُزال من حسابك على كل الأجهزة ومن كل الأنواع، حتى المخفية. وتبقى اللحظات والمتابعون."
    }
  }

  /// The question before all notifications are cleared.
  package var clearNotificationsQuestionTitle: String {
    switch self.language {
    case .english: "Clear all notifications?"
    case .simplifiedChinese: "清除所有通知？"
    case .arabic: "مسح كل الإشعارات؟"
    }
  }

  /// The button that closes a sheet or popup.
  public var close: String {
    switch self.language {
    case .english: "Close"
    case .simplifiedChinese: "关闭"
    case .arabic: "إغلاق"
    }
  }

  /// The name of the comment button, for assistive technologies.
  public var comment: String {
    switch self.language {
    case .english: "Comment"
    case .simplifiedChinese: "评论"
    case .arabic: "تعليق"
    }
  }

  /// The message when a comment was deleted and this can be undone.
  public var commentDeleted: String {
    switch self.language {
    case .english: "Comment deleted"
    case .simplifiedChinese: "评论已删除"
    case .arabic: "حُذف التعليق"
    }
  }

  /// "12 comments": the heading of a thread, and the accessibility label of the count.
  public func comments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) comments"
      case .one: "\(self.number(count)) comment"
      }
    case .simplifiedChinese: "\(self.number(count))条评论"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا تعليقات"
      case .one: "تعليق واحد"
      case .two: "تعليقان"
      case .few: "\(self.number(count)) تعليقات"
      case .many: "\(self.number(count)) تعليقًا"
      case .other: "\(self.number(count)) تعليق"
      }
    }
  }

  /// The title when more comments could not be loaded.
  public var commentsFailedTitle: String {
    switch self.language {
    case .english: "More comments could not be loaded"
    case .simplifiedChinese: "无法加载更多评论"
    case .arabic: "تعذّر تحميل المزيد من التعليقات"
    }
  }

  /// The heading above the comments when there are none.
  public var commentsTitle: String {
    switch self.language {
    case .english: "Comments"
    case .simplifiedChinese: "评论"
    case .arabic: "التعليقات"
    }
  }

  /// "12.3K followers"; written out below 10,000.
  package func compactFollowersFollowers(_ number: String) -> String {
    switch self.language {
    case .english: "\(number) followers"
    case .simplifiedChinese: "\(number)位粉丝"
    case .arabic: "\(number) متابع"
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberBillion: String {
    switch self.language {
    case .english: "B"
    case .simplifiedChinese: ""
    case .arabic: " مليار"
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberHundredMillion: String {
    switch self.language {
    case .english: ""
    case .simplifiedChinese: "亿"
    case .arabic: ""
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberMillion: String {
    switch self.language {
    case .english: "M"
    case .simplifiedChinese: ""
    case .arabic: " مليون"
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberTenThousand: String {
    switch self.language {
    case .english: ""
    case .simplifiedChinese: "万"
    case .arabic: ""
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberThousand: String {
    switch self.language {
    case .english: "K"
    case .simplifiedChinese: ""
    case .arabic: " ألف"
    }
  }

  /// The title of the button that adds another post to the draft.
  public var composerAddPart: String {
    switch self.language {
    case .english: "Add another post"
    case .simplifiedChinese: "再加一条"
    case .arabic: "إضافة منشور آخر"
    }
  }

  /// The name of the button that adds photos.
  public var composerAddPhotos: String {
    switch self.language {
    case .english: "Add photos"
    case .simplifiedChinese: "添加照片"
    case .arabic: "إضافة صور"
    }
  }

  /// The name of the button that adds a poll.
  public var composerAddPoll: String {
    switch self.language {
    case .english: "Add poll"
    case .simplifiedChinese: "添加投票"
    case .arabic: "إضافة استطلاع"
    }
  }

  /// The title of the button that adds an option.
  public var composerAddPollOption: String {
    switch self.language {
    case .english: "Add answer"
    case .simplifiedChinese: "添加选项"
    case .arabic: "إضافة إجابة"
    }
  }

  /// The mark on a photo with or without a description.
  public var composerAltMark: String {
    switch self.language {
    case .english: "ALT"
    case .simplifiedChinese: "描述"
    case .arabic: "وصف"
    }
  }

  /// The placeholder of the empty description.
  public var composerAltPlaceholder: String {
    switch self.language {
    case .english: "What is to be seen, for those who cannot see it"
    case .simplifiedChinese: "为看不见照片的人描述内容"
    case .arabic: "ما الذي يظهر في الصورة، لمن لا يراها"
    }
  }

  /// The title of the page with the description of a photo.
  public var composerAltTitle: String {
    switch self.language {
    case .english: "Description"
    case .simplifiedChinese: "照片描述"
    case .arabic: "وصف الصورة"
    }
  }

  /// The title of the button that leaves the sheet, and of the one that stays in it.
  public var composerCancel: String {
    switch self.language {
    case .english: "Cancel"
    case .simplifiedChinese: "取消"
    case .arabic: "إلغاء"
    }
  }

  /// The title of the page that crops a photo, and of the button that leads to it.
  public var composerCrop: String {
    switch self.language {
    case .english: "Crop"
    case .simplifiedChinese: "裁剪"
    case .arabic: "قصّ"
    }
  }

  /// The message when a photo could not be cropped.
  public func composerCropFailed(_ reason: String) -> String {
    switch self.language {
    case .english: "The photo was not cropped. \(reason)"
    case .simplifiedChinese: "照片未能裁剪。\(reason)"
    case .arabic: "لم تُقص الصورة. \(reason)"
    }
  }

  /// The explanation of cropping.
  public var composerCropHint: String {
    switch self.language {
    case .english: "Drag the corners and edges. Arrow keys move it, plus and minus change its size."
    case .simplifiedChinese: "拖动四角和边缘。方向键可移动，加号和减号可调整大小。"
    case .arabic: "اسحب الزوايا والحواف. تحرّكه مفاتيح الأسهم، ويغيّر مفتاحا الزائد والناقص حجمه."
    }
  }

  /// The accessibility action that enlarges the crop.
  public var composerCropLarger: String {
    switch self.language {
    case .english: "Larger"
    case .simplifiedChinese: "放大"
    case .arabic: "أكبر"
    }
  }

  /// The accessibility label of the posted part of a photo.
  public var composerCropPart: String {
    switch self.language {
    case .english: "What is posted of the photo"
    case .simplifiedChinese: "照片中要发表的部分"
    case .arabic: "ما يُنشر من الصورة"
    }
  }

  /// The position of a crop, in percent.
  package func composerCropPositionSize(_ position: String, _ width: String, _ height: String) -> String {
    switch self.language {
    case .english: "\(position), \(width)% wide, \(height)% high"
    case .simplifiedChinese: "\(position)，宽\(width)%，高\(height)%"
    case .arabic: "\(position)، عرضه \(width)٪، ارتفاعه \(height)٪"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioFree: String {
    switch self.language {
    case .english: "Free"
    case .simplifiedChinese: "自由"
    case .arabic: "حر"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioOriginal: String {
    switch self.language {
    case .english: "Original"
    case .simplifiedChinese: "原始"
    case .arabic: "الأصل"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioSquare: String {
    switch self.language {
    case .english: "Square"
    case .simplifiedChinese: "方形"
    case .arabic: "مربع"
    }
  }

  /// The title of the button that shows the whole photo again.
  public var composerCropReset: String {
    switch self.language {
    case .english: "Reset"
    case .simplifiedChinese: "还原"
    case .arabic: "إعادة تعيين"
    }
  }

  /// The accessibility action that shrinks the crop.
  public var composerCropSmaller: String {
    switch self.language {
    case .english: "Smaller"
    case .simplifiedChinese: "缩小"
    case .arabic: "أصغر"
    }
  }

  /// The title of the button that discards everything.
  package var composerDiscardEdit: String {
    switch self.language {
    case .english: "Discard changes"
    case .simplifiedChinese: "放弃修改"
    case .arabic: "تجاهل التعديلات"
    }
  }

  /// The title of the button that discards everything.
  package var composerDiscardMoment: String {
    switch self.language {
    case .english: "Delete draft"
    case .simplifiedChinese: "删除草稿"
    case .arabic: "حذف المسودة"
    }
  }

  /// The title of the button that leaves a page of the sheet with the entered value.
  public var composerDone: String {
    switch self.language {
    case .english: "Done"
    case .simplifiedChinese: "完成"
    case .arabic: "تم"
    }
  }

  /// The message when a draft could not be saved.
  package var composerDraftNotSavedSentence: String {
    switch self.language {
    case .english: "The draft could not be saved."
    case .simplifiedChinese: "草稿无法保存。"
    case .arabic: "تعذّر حفظ المسودة."
    }
  }

  /// The title of the list of drafts, and the name of its button.
  public var composerDraftsTitle: String {
    switch self.language {
    case .english: "Drafts"
    case .simplifiedChinese: "草稿"
    case .arabic: "المسودات"
    }
  }

  /// The text of an empty post among several.
  public var composerEmptyPart: String {
    switch self.language {
    case .english: "Nothing yet"
    case .simplifiedChinese: "尚无内容"
    case .arabic: "لا شيء بعد"
    }
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleComment: String {
    switch self.language {
    case .english: "What you answer could not be loaded"
    case .simplifiedChinese: "无法加载要评论的动态"
    case .arabic: "تعذّر تحميل ما تعلّق عليه"
    }
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleEdit: String {
    switch self.language {
    case .english: "The moment could not be opened"
    case .simplifiedChinese: "无法打开这条动态"
    case .arabic: "تعذّر فتح اللحظة"
    }
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleMoment: String {
    switch self.language {
    case .english: "The draft could not be opened"
    case .simplifiedChinese: "无法打开草稿"
    case .arabic: "تعذّر فتح المسودة"
    }
  }

  /// The name of the focal point.
  public var composerFocus: String {
    switch self.language {
    case .english: "Focal point"
    case .simplifiedChinese: "焦点"
    case .arabic: "نقطة التركيز"
    }
  }

  /// The accessibility action that centers the focal point.
  public var composerFocusCenter: String {
    switch self.language {
    case .english: "Move to the middle"
    case .simplifiedChinese: "移到中间"
    case .arabic: "تحريك إلى الوسط"
    }
  }

  /// The explanation of the focal point.
  public var composerFocusHint: String {
    switch self.language {
    case .english: "Drag the ring to what must stay visible where the photo is cropped."
    case .simplifiedChinese: "拖动圆环，选择裁剪时要保留的部分。"
    case .arabic: "اسحب الحلقة إلى ما يجب أن يبقى ظاهرًا عند قصّ الصورة."
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveDown: String {
    switch self.language {
    case .english: "Move down"
    case .simplifiedChinese: "下移"
    case .arabic: "تحريك إلى الأسفل"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveLeft: String {
    switch self.language {
    case .english: "Move left"
    case .simplifiedChinese: "左移"
    case .arabic: "تحريك إلى اليسار"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveRight: String {
    switch self.language {
    case .english: "Move right"
    case .simplifiedChinese: "右移"
    case .arabic: "تحريك إلى اليمين"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveUp: String {
    switch self.language {
    case .english: "Move up"
    case .simplifiedChinese: "上移"
    case .arabic: "تحريك إلى الأعلى"
    }
  }

  /// The position of the focal point, in percent from the left and from the top.
  public func composerFocusPosition(_ left: Int, _ top: Int) -> String {
    switch self.language {
    case .english: "\(self.number(left))% from the left, \(self.number(top))% from the top"
    case .simplifiedChinese: "距左侧\(self.number(left))%，距顶部\(self.number(top))%"
    case .arabic: "\(self.number(left))٪ من اليسار، \(self.number(top))٪ من الأعلى"
    }
  }

  /// The title of the page that chooses the language, and the name of its button.
  public var composerLanguageTitle: String {
    switch self.language {
    case .english: "Language"
    case .simplifiedChinese: "语言"
    case .arabic: "اللغة"
    }
  }

  /// The number of remaining characters, for assistive technologies.
  package func composerLettersLeftCharactersLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) characters left"
      case .one: "\(self.number(count)) character left"
      }
    case .simplifiedChinese: "还可输入\(self.number(count))个字"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يبق أي حرف"
      case .one: "بقي حرف واحد"
      case .two: "بقي حرفان"
      case .few: "بقيت \(self.number(count)) أحرف"
      case .many: "بقي \(self.number(count)) حرفًا"
      case .other: "بقي \(self.number(count)) حرف"
      }
    }
  }

  /// The number of characters over the limit.
  public func composerLettersOver(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) characters too many"
      case .one: "\(self.number(count)) character too many"
      }
    case .simplifiedChinese: "超出\(self.number(count))个字"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا حروف زائدة"
      case .one: "حرف واحد زائد"
      case .two: "حرفان زائدان"
      case .few: "\(self.number(count)) أحرف زائدة"
      case .many: "\(self.number(count)) حرفًا زائدًا"
      case .other: "\(self.number(count)) حرف زائد"
      }
    }
  }

  /// The accessibility action that moves a photo towards the beginning.
  public var composerMoveEarlier: String {
    switch self.language {
    case .english: "Move earlier"
    case .simplifiedChinese: "前移"
    case .arabic: "تقديم"
    }
  }

  /// The accessibility action that moves a photo towards the end.
  public var composerMoveLater: String {
    switch self.language {
    case .english: "Move later"
    case .simplifiedChinese: "后移"
    case .arabic: "تأخير"
    }
  }

  /// The accessibility value of a photo without a description.
  public var composerNoDescription: String {
    switch self.language {
    case .english: "No description"
    case .simplifiedChinese: "没有描述"
    case .arabic: "بلا وصف"
    }
  }

  /// The title when there are no drafts.
  public var composerNoDrafts: String {
    switch self.language {
    case .english: "No drafts"
    case .simplifiedChinese: "没有草稿"
    case .arabic: "لا مسودات"
    }
  }

  /// The explanation of drafts.
  public var composerNoDraftsMessage: String {
    switch self.language {
    case .english: "What you do not post stays here until you do."
    case .simplifiedChinese: "没有发表的内容会保存在这里。"
    case .arabic: "ما لم تنشره يبقى هنا حتى تنشره."
    }
  }

  /// The name of the button that opens the sheet.
  public var composerOpen: String {
    switch self.language {
    case .english: "Write a moment"
    case .simplifiedChinese: "发表动态"
    case .arabic: "اكتب لحظة"
    }
  }

  /// Which of several posts it is: "Post 2 of 3".
  public func composerPart(_ position: Int, of count: Int) -> String {
    switch self.language {
    case .english: "Post \(self.number(position)) of \(self.number(count))"
    case .simplifiedChinese: "第\(self.number(position))条，共\(self.number(count))条"
    case .arabic: "المنشور \(self.number(position)) من \(self.number(count))"
    }
  }

  /// The placeholder of the empty text of a continuation.
  public var composerPartPlaceholder: String {
    switch self.language {
    case .english: "Go on"
    case .simplifiedChinese: "继续写…"
    case .arabic: "تابع الكتابة"
    }
  }

  /// The number of posts in a draft.
  public func composerParts(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) posts"
      case .one: "\(self.number(count)) post"
      }
    case .simplifiedChinese: "\(self.number(count))条"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بلا منشورات"
      case .one: "منشور واحد"
      case .two: "منشوران"
      case .few: "\(self.number(count)) منشورات"
      case .many: "\(self.number(count)) منشورًا"
      case .other: "\(self.number(count)) منشور"
      }
    }
  }

  /// The title of the action that pastes photos.
  public var composerPastePhotos: String {
    switch self.language {
    case .english: "Paste photo"
    case .simplifiedChinese: "粘贴照片"
    case .arabic: "لصق الصورة"
    }
  }

  /// The accessibility label of a photo: "Photo 2 of 4".
  public func composerPhoto(_ position: Int, of count: Int) -> String {
    switch self.language {
    case .english: "Photo \(self.number(position)) of \(self.number(count))"
    case .simplifiedChinese: "第\(self.number(position))张，共\(self.number(count))张"
    case .arabic: "الصورة \(self.number(position)) من \(self.number(count))"
    }
  }

  /// The message when a photo could not be added.
  package var composerPhotoFailedSentence: String {
    switch self.language {
    case .english: "A photo could not be added."
    case .simplifiedChinese: "有一张照片无法添加。"
    case .arabic: "تعذّرت إضافة صورة."
    }
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemTooLarge: String {
    switch self.language {
    case .english: "The file is too large."
    case .simplifiedChinese: "文件太大。"
    case .arabic: "الملف كبير جدًا."
    }
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemUnreadable: String {
    switch self.language {
    case .english: "The file could not be read."
    case .simplifiedChinese: "无法读取文件。"
    case .arabic: "تعذّرت قراءة الملف."
    }
  }

  /// The message when a photo cannot be read.
  public var composerPhotoUnreadable: String {
    switch self.language {
    case .english: "It is not an image."
    case .simplifiedChinese: "文件不是图片。"
    case .arabic: "الملف ليس صورة."
    }
  }

  /// The placeholder of the empty text.
  package var composerPlaceholderComment: String {
    switch self.language {
    case .english: "Write a comment"
    case .simplifiedChinese: "写评论…"
    case .arabic: "اكتب تعليقًا"
    }
  }

  /// The placeholder of the empty text.
  package var composerPlaceholderMoment: String {
    switch self.language {
    case .english: "What is on your mind?"
    case .simplifiedChinese: "这一刻的想法…"
    case .arabic: "بماذا تفكر؟"
    }
  }

  /// The summary of a draft with a poll.
  public var composerPoll: String {
    switch self.language {
    case .english: "Poll"
    case .simplifiedChinese: "投票"
    case .arabic: "استطلاع"
    }
  }

  /// The title of the page that chooses the duration of a poll, and its label.
  public var composerPollDuration: String {
    switch self.language {
    case .english: "Open for"
    case .simplifiedChinese: "投票时长"
    case .arabic: "مدة التصويت"
    }
  }

  /// The message when photos and a poll would be combined.
  public var composerPollExcludesPhotos: String {
    switch self.language {
    case .english: "A moment has either photos or a poll: the server takes no more."
    case .simplifiedChinese: "一条动态只能有照片或投票之一：服务器不接受两者并存。"
    case .arabic: "للّحظة صور أو استطلاع: لا يقبل الخادم كليهما."
    }
  }

  /// The label of the switch that hides the votes until the end.
  public var composerPollHidden: String {
    switch self.language {
    case .english: "Hide votes until the end"
    case .simplifiedChinese: "结束前隐藏票数"
    case .arabic: "إخفاء الأصوات حتى النهاية"
    }
  }

  /// The placeholder of an option: "Answer 2".
  public func composerPollOption(_ position: Int) -> String {
    switch self.language {
    case .english: "Answer \(self.number(position))"
    case .simplifiedChinese: "选项\(self.number(position))"
    case .arabic: "الإجابة \(self.number(position))"
    }
  }

  /// The duration of a poll whose end is unchanged.
  public var composerPollSameEnd: String {
    switch self.language {
    case .english: "As before"
    case .simplifiedChinese: "不变"
    case .arabic: "كما كانت"
    }
  }

  /// The label of the switch for several options.
  public var composerPollSeveral: String {
    switch self.language {
    case .english: "Several answers"
    case .simplifiedChinese: "允许多选"
    case .arabic: "عدة إجابات"
    }
  }

  /// The warning when a change of the poll would lose its votes.
  public var composerPollVotesLost: String {
    switch self.language {
    case .english: "The votes so far will be lost."
    case .simplifiedChinese: "已有的投票将会丢失。"
    case .arabic: "ستضيع الأصوات التي أُدلي بها."
    }
  }

  /// The title of the button that posts.
  package var composerPostComment: String {
    switch self.language {
    case .english: "Send"
    case .simplifiedChinese: "发送"
    case .arabic: "إرسال"
    }
  }

  /// The title of the button that posts.
  package var composerPostEdit: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The title of the button that posts.
  package var composerPostMoment: String {
    switch self.language {
    case .english: "Post"
    case .simplifiedChinese: "发表"
    case .arabic: "نشر"
    }
  }

  /// The question before the sheet closes.
  package var composerQuestionEdit: String {
    switch self.language {
    case .english: "Keep your changes?"
    case .simplifiedChinese: "要保留修改吗？"
    case .arabic: "هل تريد الاحتفاظ بتعديلاتك؟"
    }
  }

  /// The question before the sheet closes.
  package var composerQuestionMoment: String {
    switch self.language {
    case .english: "Keep what you have written?"
    case .simplifiedChinese: "要保存草稿吗？"
    case .arabic: "هل تريد الاحتفاظ بما كتبته؟"
    }
  }

  /// The message when photos or a poll would be combined with a quote.
  public var composerQuoteExcludes: String {
    switch self.language {
    case .english: "A moment that quotes another one has neither photos nor a poll."
    case .simplifiedChinese: "引用其他动态的动态不能带图片或投票。"
    case .arabic: "اللحظة التي تقتبس غيرها لا تحمل صورًا ولا استطلاعًا."
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyEveryone: String {
    switch self.language {
    case .english: "Everyone"
    case .simplifiedChinese: "所有人"
    case .arabic: "الجميع"
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyFollowers: String {
    switch self.language {
    case .english: "Followers"
    case .simplifiedChinese: "关注者"
    case .arabic: "المتابعون"
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyNobody: String {
    switch self.language {
    case .english: "Only me"
    case .simplifiedChinese: "仅自己"
    case .arabic: "أنا فقط"
    }
  }

  /// The title of the page that chooses who may quote.
  public var composerQuotePolicyTitle: String {
    switch self.language {
    case .english: "Who can quote it"
    case .simplifiedChinese: "谁可以引用"
    case .arabic: "من يمكنه الاقتباس"
    }
  }

  /// The message when a post was rejected.
  package var composerRefusedSentence: String {
    switch self.language {
    case .english: "This could not be posted."
    case .simplifiedChinese: "发表失败。"
    case .arabic: "تعذّر النشر."
    }
  }

  /// The title of the button that removes one of several posts.
  public var composerRemovePart: String {
    switch self.language {
    case .english: "Remove post"
    case .simplifiedChinese: "移除这条"
    case .arabic: "إزالة المنشور"
    }
  }

  /// The question before one of several posts is removed.
  public var composerRemovePartQuestion: String {
    switch self.language {
    case .english: "Remove this post and what is in it?"
    case .simplifiedChinese: "要移除这条及其内容吗？"
    case .arabic: "هل تريد إزالة هذا المنشور وما فيه؟"
    }
  }

  /// The name of a photo's button that removes it.
  public var composerRemovePhoto: String {
    switch self.language {
    case .english: "Remove photo"
    case .simplifiedChinese: "移除照片"
    case .arabic: "إزالة الصورة"
    }
  }

  /// The title of the button that removes the poll.
  public var composerRemovePoll: String {
    switch self.language {
    case .english: "Remove poll"
    case .simplifiedChinese: "移除投票"
    case .arabic: "إزالة الاستطلاع"
    }
  }

  /// The name of the button that removes an option.
  public func composerRemovePollOption(_ position: Int) -> String {
    switch self.language {
    case .english: "Remove answer \(self.number(position))"
    case .simplifiedChinese: "移除选项\(self.number(position))"
    case .arabic: "إزالة الإجابة \(self.number(position))"
    }
  }

  /// The title of the button that saves a draft.
  public var composerSaveDraft: String {
    switch self.language {
    case .english: "Save draft"
    case .simplifiedChinese: "保存草稿"
    case .arabic: "حفظ المسودة"
    }
  }

  /// The title of the sheet.
  package var composerTitleComment: String {
    switch self.language {
    case .english: "Comment"
    case .simplifiedChinese: "评论"
    case .arabic: "تعليق"
    }
  }

  /// The title of the sheet.
  package var composerTitleEdit: String {
    switch self.language {
    case .english: "Edit moment"
    case .simplifiedChinese: "编辑动态"
    case .arabic: "تعديل اللحظة"
    }
  }

  /// The title of the sheet.
  package var composerTitleMoment: String {
    switch self.language {
    case .english: "New moment"
    case .simplifiedChinese: "发表动态"
    case .arabic: "لحظة جديدة"
    }
  }

  /// The name of the button that opens and closes the warning.
  public var composerToggleWarning: String {
    switch self.language {
    case .english: "Content warning"
    case .simplifiedChinese: "内容警告"
    case .arabic: "تحذير من المحتوى"
    }
  }

  /// The message when more photos were chosen than there is room for.
  public func composerTooManyPhotos(_ limit: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(limit, in: self.language) {
      case .zero, .two, .few, .many, .other: "Only \(self.number(limit)) photos fit; the others were left out."
      case .one: "Only \(self.number(limit)) photo fits; the others were left out."
      }
    case .simplifiedChinese: "最多\(self.number(limit))张照片，其余未添加。"
    case .arabic:
      switch PluralCategory(limit, in: self.language) {
      case .zero: "لا يمكن إضافة صور."
      case .one: "تتسع لصورة واحدة فقط؛ تُرك الباقي."
      case .two: "تتسع لصورتين فقط؛ تُرك الباقي."
      case .few: "تتسع لـ\(self.number(limit)) صور فقط؛ تُرك الباقي."
      case .many, .other: "تتسع لـ\(self.number(limit)) صورة فقط؛ تُرك الباقي."
      }
    }
  }

  /// The name of a draft without words.
  public var composerUntitledDraft: String {
    switch self.language {
    case .english: "Without words"
    case .simplifiedChinese: "无文字"
    case .arabic: "بلا كلمات"
    }
  }

  /// The name of a visibility.
  package var composerVisibilityDirect: String {
    switch self.language {
    case .english: "People mentioned"
    case .simplifiedChinese: "被提及的人"
    case .arabic: "المذكورون فقط"
    }
  }

  /// The name of a visibility.
  package var composerVisibilityFollowers: String {
    switch self.language {
    case .english: "Followers"
    case .simplifiedChinese: "关注者"
    case .arabic: "المتابعون"
    }
  }

  /// The name of a visibility.
  package var composerVisibilityPublic: String {
    switch self.language {
    case .english: "Everyone"
    case .simplifiedChinese: "所有人"
    case .arabic: "الجميع"
    }
  }

  /// The name of a visibility.
  package var composerVisibilityUnlisted: String {
    switch self.language {
    case .english: "Everyone, quietly"
    case .simplifiedChinese: "所有人（不公开列出）"
    case .arabic: "الجميع، بهدوء"
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailDirect: String {
    switch self.language {
    case .english: "Only those you name with an @."
    case .simplifiedChinese: "仅你用 @ 提及的人可见。"
    case .arabic: "من تذكرهم بعلامة @ فقط."
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailFollowers: String {
    switch self.language {
    case .english: "Only those who follow you."
    case .simplifiedChinese: "仅关注你的人可见。"
    case .arabic: "من يتابعونك فقط."
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailPublic: String {
    switch self.language {
    case .english: "It also shows in public timelines."
    case .simplifiedChinese: "也会出现在公共时间线上。"
    case .arabic: "تظهر أيضًا في الخيوط الزمنية العامة."
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailUnlisted: String {
    switch self.language {
    case .english: "It shows in no public timeline and in no search."
    case .simplifiedChinese: "不会出现在公共时间线和搜索中。"
    case .arabic: "لا تظهر في الخيوط الزمنية العامة ولا في البحث."
    }
  }

  /// The title of the page that chooses who may see it, and the name of its button.
  public var composerVisibilityTitle: String {
    switch self.language {
    case .english: "Who can see it"
    case .simplifiedChinese: "谁可以看"
    case .arabic: "من يمكنه الاطلاع"
    }
  }

  /// The placeholder of the empty warning.
  public var composerWarningPlaceholder: String {
    switch self.language {
    case .english: "Content warning"
    case .simplifiedChinese: "内容警告"
    case .arabic: "تحذير من المحتوى"
    }
  }

  /// The message when muting or unmuting a conversation was rejected and is undone.
  public var conversationRefused: String {
    switch self.language {
    case .english: "Nothing has changed for this conversation."
    case .simplifiedChinese: "对此对话的操作失败，已撤销。"
    case .arabic: "لم يتغيّر شيء بشأن هذه المحادثة."
    }
  }

  /// The title of the action that copies somebody's address.
  public var copyAddress: String {
    switch self.language {
    case .english: "Copy address"
    case .simplifiedChinese: "拷贝地址"
    case .arabic: "انسخ العنوان"
    }
  }

  /// The title of the action that copies the URL of a moment.
  public var copyLink: String {
    switch self.language {
    case .english: "Copy link"
    case .simplifiedChinese: "拷贝链接"
    case .arabic: "انسخ الرابط"
    }
  }

  /// The title of the action that copies the text of a moment.
  public var copyText: String {
    switch self.language {
    case .english: "Copy text"
    case .simplifiedChinese: "拷贝文字"
    case .arabic: "انسخ النص"
    }
  }

  /// A date, with the year unless it is the current one.
  package func dateDayAndMonth(_ day: String, _ name: String, _ month: String) -> String {
    switch self.language {
    case .english: "\(day) \(name)"
    case .simplifiedChinese: "\(month)月\(day)日"
    case .arabic: "\(day) \(name)"
    }
  }

  /// A day of the calendar with its weekday; 1 is Sunday, as in `Calendar`.
  package func dateOfWeekday(_ weekday: String, _ date: String) -> String {
    switch self.language {
    case .english: "\(weekday), \(date)"
    case .simplifiedChinese: "\(date) \(weekday)"
    case .arabic: "\(weekday)، \(date)"
    }
  }

  /// A date, with the year unless it is the current one.
  package func dateOfYear(_ day: String, _ name: String, _ year: String, _ month: String) -> String {
    switch self.language {
    case .english: "\(day) \(name) \(year)"
    case .simplifiedChinese: "\(year)年\(month)月\(day)日"
    case .arabic: "\(day) \(name) \(year)"
    }
  }

  package func daysLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) days left"
      case .one: "\(self.number(count)) day left"
      }
    case .simplifiedChinese: "还剩\(self.number(count))天"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بقي أقل من يوم"
      case .one: "بقي يوم"
      case .two: "بقي يومان"
      case .few: "بقيت \(self.number(count)) أيام"
      case .many: "بقي \(self.number(count)) يومًا"
      case .other: "بقي \(self.number(count)) يوم"
      }
    }
  }

  /// The title of the button that deletes a comment.
  public var delete: String {
    switch self.language {
    case .english: "Delete"
    case .simplifiedChinese: "删除"
    case .arabic: "حذف"
    }
  }

  /// The button that deletes a list.
  public var deleteList: String {
    switch self.language {
    case .english: "Delete list"
    case .simplifiedChinese: "删除列表"
    case .arabic: "حذف القائمة"
    }
  }

  /// The explanation of deleting a list.
  public var deleteListExplanation: String {
    switch self.language {
    case .english: "You go on following the people in it."
    case .simplifiedChinese: "你仍会关注列表中的人。"
    case .arabic: "ستبقى متابعًا لمن فيها."
    }
  }

  /// The question before a list is deleted.
  public func deleteListQuestion(_ title: String) -> String {
    switch self.language {
    case .english: "Delete “\(self.isolated(title))”?"
    case .simplifiedChinese: "删除“\(self.isolated(title))”？"
    case .arabic: "حذف «\(self.isolated(title))»؟"
    }
  }

  /// The message when a comment could not be deleted and is restored.
  public var deleteRefused: String {
    switch self.language {
    case .english: "Your comment could not be deleted."
    case .simplifiedChinese: "删除失败，评论已恢复。"
    case .arabic: "تعذّر حذف تعليقك."
    }
  }

  /// The action that dismisses one notification.
  public var dismiss: String {
    switch self.language {
    case .english: "Dismiss"
    case .simplifiedChinese: "移除"
    case .arabic: "إزالة"
    }
  }

  /// The outbox item of a dismissed notification.
  public var dismissNotification: String {
    switch self.language {
    case .english: "Dismiss a notification"
    case .simplifiedChinese: "移除通知"
    case .arabic: "إزالة إشعار"
    }
  }

  /// The message when a notification could not be dismissed, and is back.
  public var dismissRefused: String {
    switch self.language {
    case .english: "The notification could not be dismissed."
    case .simplifiedChinese: "无法移除此通知。"
    case .arabic: "تعذّرت إزالة الإشعار."
    }
  }

  package func draftCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) drafts"
      case .one: "\(self.number(count)) draft"
      }
    case .simplifiedChinese: "\(self.number(count))份草稿"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا مسودات"
      case .one: "مسودة واحدة"
      case .two: "مسودتان"
      case .few: "\(self.number(count)) مسودات"
      case .many, .other: "\(self.number(count)) مسودة"
      }
    }
  }

  /// The title of the action that edits one's own moment.
  public var edit: String {
    switch self.language {
    case .english: "Edit"
    case .simplifiedChinese: "编辑"
    case .arabic: "تعديل"
    }
  }

  /// The text about a moment that its author changed.
  public var edited: String {
    switch self.language {
    case .english: "Edited"
    case .simplifiedChinese: "已编辑"
    case .arabic: "عُدّلت"
    }
  }

  /// The title of the action that edits the note about a person.
  public var editNote: String {
    switch self.language {
    case .english: "Edit note"
    case .simplifiedChinese: "编辑备注"
    case .arabic: "عدّل الملاحظة"
    }
  }

  /// The title of the sheet, and of the button that opens it.
  public var editProfile: String {
    switch self.language {
    case .english: "Edit profile"
    case .simplifiedChinese: "编辑资料"
    case .arabic: "عدّل ملفك"
    }
  }

  /// The title when the versions could not be loaded.
  public var editsFailedTitle: String {
    switch self.language {
    case .english: "The edit history could not be loaded"
    case .simplifiedChinese: "无法加载编辑历史"
    case .arabic: "تعذّر تحميل سجل التعديلات"
    }
  }

  /// The reason, if the server keeps no versions.
  public var editsNotStored: String {
    switch self.language {
    case .english: "This server does not keep what moments said before they were edited."
    case .simplifiedChinese: "此服务器不保留动态编辑前的内容。"
    case .arabic: "لا يحفظ هذا الخادم ما كانت تقوله اللحظات قبل تعديلها."
    }
  }

  /// The title of the screen of a moment's edit history.
  public var editsTitle: String {
    switch self.language {
    case .english: "Edit history"
    case .simplifiedChinese: "编辑历史"
    case .arabic: "سجل التعديلات"
    }
  }

  /// The heading above the server's emoji without a category.
  public var emojiCustom: String {
    switch self.language {
    case .english: "Of this server"
    case .simplifiedChinese: "本站表情"
    case .arabic: "رموز هذا الخادم"
    }
  }

  /// The heading above the search results.
  public var emojiFound: String {
    switch self.language {
    case .english: "Found"
    case .simplifiedChinese: "搜索结果"
    case .arabic: "النتائج"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupActivities: String {
    switch self.language {
    case .english: "Activities"
    case .simplifiedChinese: "活动"
    case .arabic: "أنشطة"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupFlags: String {
    switch self.language {
    case .english: "Flags"
    case .simplifiedChinese: "旗帜"
    case .arabic: "أعلام"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupFood: String {
    switch self.language {
    case .english: "Food and drink"
    case .simplifiedChinese: "食物与饮料"
    case .arabic: "طعام وشراب"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupNature: String {
    switch self.language {
    case .english: "Animals and nature"
    case .simplifiedChinese: "动物与自然"
    case .arabic: "حيوانات وطبيعة"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupObjects: String {
    switch self.language {
    case .english: "Objects"
    case .simplifiedChinese: "物品"
    case .arabic: "أشياء"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupPeople: String {
    switch self.language {
    case .english: "People"
    case .simplifiedChinese: "人物"
    case .arabic: "أشخاص"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupSmileys: String {
    switch self.language {
    case .english: "Smileys and hearts"
    case .simplifiedChinese: "笑脸与心"
    case .arabic: "وجوه وقلوب"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupSymbols: String {
    switch self.language {
    case .english: "Symbols"
    case .simplifiedChinese: "符号"
    case .arabic: "رموز"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupTravel: String {
    switch self.language {
    case .english: "Travel and places"
    case .simplifiedChinese: "旅行与地点"
    case .arabic: "سفر وأماكن"
    }
  }

  /// The text when no emoji was found.
  public var emojiNoneMessage: String {
    switch self.language {
    case .english: "Try another word."
    case .simplifiedChinese: "换一个词试试。"
    case .arabic: "جرّب كلمة أخرى."
    }
  }

  /// The title when no emoji was found.
  public var emojiNoneTitle: String {
    switch self.language {
    case .english: "No emoji found"
    case .simplifiedChinese: "未找到表情"
    case .arabic: "لا رموز"
    }
  }

  /// The heading above recently used emoji.
  public var emojiRecent: String {
    switch self.language {
    case .english: "Recently used"
    case .simplifiedChinese: "最近使用"
    case .arabic: "المستخدمة مؤخرًا"
    }
  }

  /// The placeholder of the emoji search field.
  public var emojiSearch: String {
    switch self.language {
    case .english: "Search emoji"
    case .simplifiedChinese: "搜索表情"
    case .arabic: "البحث عن رمز"
    }
  }

  /// The button that opens the emoji sheet, and the title of the sheet.
  public var emojiTitle: String {
    switch self.language {
    case .english: "Emoji"
    case .simplifiedChinese: "表情"
    case .arabic: "رموز تعبيرية"
    }
  }

  /// The message when nothing is bookmarked.
  public var emptyBookmarksMessage: String {
    switch self.language {
    case .english: "What you bookmark is kept here. Nobody else sees it."
    case .simplifiedChinese: "你收藏的动态会保存在这里，只有你能看到。"
    case .arabic: "ما تضيفه إلى المحفوظات يبقى هنا، ولا يراه سواك."
    }
  }

  /// The title when nothing is bookmarked.
  public var emptyBookmarksTitle: String {
    switch self.language {
    case .english: "No bookmarks yet"
    case .simplifiedChinese: "还没有收藏"
    case .arabic: "لا محفوظات بعد"
    }
  }

  /// The message when a server returns no versions.
  public var emptyEditsMessage: String {
    switch self.language {
    case .english: "The server tells nothing of what this moment said before."
    case .simplifiedChinese: "服务器没有提供该动态以前的内容。"
    case .arabic: "لا يذكر الخادم ما كانت تقوله هذه اللحظة من قبل."
    }
  }

  /// The title when a server returns no versions.
  public var emptyEditsTitle: String {
    switch self.language {
    case .english: "No versions"
    case .simplifiedChinese: "没有历史版本"
    case .arabic: "لا نسخ"
    }
  }

  /// The message when there are no requests.
  public var emptyFollowRequestsMessage: String {
    switch self.language {
    case .english: "Whoever wants to follow you and needs your consent will appear here."
    case .simplifiedChinese: "想关注你且需要你同意的人会显示在这里。"
    case .arabic: "سيظهر هنا من يريد متابعتك ويحتاج إلى موافقتك."
    }
  }

  /// The title when there are no requests.
  public var emptyFollowRequestsTitle: String {
    switch self.language {
    case .english: "No follow requests"
    case .simplifiedChinese: "没有关注请求"
    case .arabic: "لا طلبات متابعة"
    }
  }

  /// The message when nothing carries a hashtag.
  public var emptyHashtagMessage: String {
    switch self.language {
    case .english: "Moments with this hashtag will appear here."
    case .simplifiedChinese: "带有此话题的动态会显示在这里。"
    case .arabic: "ستظهر هنا اللحظات التي تحمل هذا الوسم."
    }
  }

  /// The title when nothing carries a hashtag.
  public func emptyHashtagTitle(_ name: String) -> String {
    switch self.language {
    case .english: "Nothing with \u{2068}#\(name)\u{2069} yet"
    case .simplifiedChinese: "还没有 #\(name) 的动态"
    case .arabic: "لا شيء مع \u{2068}#\(name)\u{2069} بعد"
    }
  }

  /// The message when the reader likes nothing.
  public var emptyLikesMessage: String {
    switch self.language {
    case .english: "Moments that you like appear here."
    case .simplifiedChinese: "你赞过的动态会显示在这里。"
    case .arabic: "تظهر هنا اللحظات التي تعجبك."
    }
  }

  /// The title when the reader likes nothing.
  public var emptyLikesTitle: String {
    switch self.language {
    case .english: "No likes yet"
    case .simplifiedChinese: "还没有赞过的动态"
    case .arabic: "لا إعجابات بعد"
    }
  }

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

  /// The message of a screen without lists and hashtags.
  public var emptyListsMessage: String {
    switch self.language {
    case .english: "Make a list of people you follow, or follow a hashtag, to read them on their own."
    case .simplifiedChinese: "为你关注的人创建列表，或关注一个话题，就能单独阅读它们。"
    case .arabic: "أنشئ قائمة بمن تتابعهم أو تابع وسمًا لتقرأ كلًّا منها على حدة."
    }
  }

  /// The title of a screen without lists and hashtags.
  public var emptyListsTitle: String {
    switch self.language {
    case .english: "No lists yet"
    case .simplifiedChinese: "还没有列表"
    case .arabic: "لا قوائم بعد"
    }
  }

  /// The message of an empty timeline of the reader's server.
  public var emptyLocalMessage: String {
    switch self.language {
    case .english: "Moments of the people on this server will appear here."
    case .simplifiedChinese: "此服务器上的人发布的动态会显示在这里。"
    case .arabic: "ستظهر هنا لحظات أهل هذا الخادم."
    }
  }

  /// The explanation of mentions.
  public var emptyMentionsMessage: String {
    switch self.language {
    case .english: "When people mention you or reply to you, it will appear here."
    case .simplifiedChinese: "有人提到你或回复你时，会显示在这里。"
    case .arabic: "سيظهر هنا من يذكرك أو يرد عليك."
    }
  }

  /// The title when nobody mentioned the reader yet.
  public var emptyMentionsTitle: String {
    switch self.language {
    case .english: "No mentions yet"
    case .simplifiedChinese: "还没有提及"
    case .arabic: "لا إشارات بعد"
    }
  }

  /// The explanation of notifications.
  public var emptyNotificationsMessage: String {
    switch self.language {
    case .english: "When people follow you, or like or mention what you write, it will appear here."
    case .simplifiedChinese: "有人关注你、赞或提到你的动态时，会显示在这里。"
    case .arabic: "سيظهر هنا من يتابعك ومن يعجب بلحظاتك أو يذكرك."
    }
  }

  /// The title when nothing happened yet.
  public var emptyNotificationsTitle: String {
    switch self.language {
    case .english: "No notifications yet"
    case .simplifiedChinese: "还没有通知"
    case .arabic: "لا إشعارات بعد"
    }
  }

  /// The text below ``emptyOutboxTitle``: what would wait here.
  public var emptyOutboxMessage: String {
    switch self.language {
    case .english: "What you do while there is no network waits here."
    case .simplifiedChinese: "没有网络时，你的操作会在这里等待。"
    case .arabic: "ما تفعله دون اتصال ينتظر هنا."
    }
  }

  /// Shown above ``emptyOutboxMessage``, and for the outbox on the accounts screen.
  public var emptyOutboxTitle: String {
    switch self.language {
    case .english: "Everything is sent"
    case .simplifiedChinese: "全部已发送"
    case .arabic: "أُرسل كل شيء"
    }
  }

  /// The explanation of a person's photos.
  public func emptyPhotosMessage(_ name: String) -> String {
    switch self.language {
    case .english: "Photos that \(name) posts will appear here."
    case .simplifiedChinese: "\(name)发布的照片会显示在这里。"
    case .arabic: "ستظهر هنا الصور التي ينشرها \(name)."
    }
  }

  /// The title when a person has no photos.
  public var emptyPhotosTitle: String {
    switch self.language {
    case .english: "No photos yet"
    case .simplifiedChinese: "还没有照片"
    case .arabic: "لا صور بعد"
    }
  }

  /// The message when a person has no moments.
  public func emptyProfileMessage(_ name: String) -> String {
    switch self.language {
    case .english: "Moments that \(name) posts will appear here."
    case .simplifiedChinese: "\(name)发布的动态会显示在这里。"
    case .arabic: "ستظهر هنا اللحظات التي ينشرها \(name)."
    }
  }

  /// The message of an empty timeline of all servers.
  public var emptyPublicMessage: String {
    switch self.language {
    case .english: "Moments from all servers that this one knows of will appear here."
    case .simplifiedChinese: "此服务器所知的全部动态会显示在这里。"
    case .arabic: "ستظهر هنا لحظات كل الخوادم التي يعرفها هذا الخادم."
    }
  }

  /// The text below the title of the shelf of followed hashtags, if it is empty.
  public var emptyFollowedHashtags: String {
    switch self.language {
    case .english: "Hashtags you follow will appear here."
    case .simplifiedChinese: "你关注的话题会显示在这里。"
    case .arabic: "ستظهر هنا الوسوم التي تتابعها."
    }
  }

  /// The text below the title of the shelf of links in new moments, if it is empty.
  public var emptyNewLinks: String {
    switch self.language {
    case .english: "Links in new moments will appear here."
    case .simplifiedChinese: "最新动态中的链接会显示在这里。"
    case .arabic: "ستظهر هنا روابط من أحدث اللحظات."
    }
  }

  /// The title of an empty shelf.
  package var emptyShelfHashtags: String {
    switch self.language {
    case .english: "No hashtags yet"
    case .simplifiedChinese: "还没有话题"
    case .arabic: "لا وسوم بعد"
    }
  }

  /// The title of an empty shelf.
  package var emptyShelfLinks: String {
    switch self.language {
    case .english: "No links yet"
    case .simplifiedChinese: "还没有链接"
    case .arabic: "لا روابط بعد"
    }
  }

  /// The title of an empty shelf.
  package var emptyShelfPeople: String {
    switch self.language {
    case .english: "Nobody to suggest yet"
    case .simplifiedChinese: "暂时没有推荐"
    case .arabic: "لا اقتراحات بعد"
    }
  }

  /// The title of an empty shelf.
  package var emptyShelfPhotos: String {
    switch self.language {
    case .english: "No photos yet"
    case .simplifiedChinese: "还没有照片"
    case .arabic: "لا صور بعد"
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessageHashtags: String {
    switch self.language {
    case .english: "Hashtags that many people use will appear here."
    case .simplifiedChinese: "大家常用的话题会显示在这里。"
    case .arabic: "ستظهر هنا الوسوم التي يستخدمها كثيرون."
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessageLinks: String {
    switch self.language {
    case .english: "Links that many people share will appear here."
    case .simplifiedChinese: "大家常分享的链接会显示在这里。"
    case .arabic: "ستظهر هنا الروابط التي يشاركها كثيرون."
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessagePeople: String {
    switch self.language {
    case .english: "People you may like to follow will appear here."
    case .simplifiedChinese: "你可能想关注的人会显示在这里。"
    case .arabic: "سيظهر هنا أشخاص قد تودّ متابعتهم."
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessagePhotos: String {
    switch self.language {
    case .english: "Photos that people post will appear here."
    case .simplifiedChinese: "大家发布的照片会显示在这里。"
    case .arabic: "ستظهر هنا الصور التي ينشرها الناس."
    }
  }

  /// The title when there is nothing of the visible kinds.
  public var emptyShownNotificationsTitle: String {
    switch self.language {
    case .english: "Nothing to show"
    case .simplifiedChinese: "没有可显示的通知"
    case .arabic: "لا شيء لعرضه"
    }
  }

  /// Shown in the home timeline, below ``emptyTimelineTitle``.
  public var emptyTimelineMessage: String {
    switch self.language {
    case .english: "Moments of the people you follow will appear here."
    case .simplifiedChinese: "你关注的人发布的动态会显示在这里。"
    case .arabic: "ستظهر هنا لحظات من تتابعهم."
    }
  }

  /// Above the messages of empty timelines, except of hashtags, photos, bookmarks and likes.
  public var emptyTimelineTitle: String {
    switch self.language {
    case .english: "Nothing here yet"
    case .simplifiedChinese: "还没有动态"
    case .arabic: "لا شيء هنا بعد"
    }
  }

  /// Shown below ``emptyWallTitle`` while there are neither photos nor suggestions.
  public var emptyWallMessage: String {
    switch self.language {
    case .english: "New photos and people to follow will appear here."
    case .simplifiedChinese: "最新照片和推荐关注的人会显示在这里。"
    case .arabic: "ستظهر هنا صور جديدة وأشخاص للمتابعة."
    }
  }

  /// The title of a wall without people and photos.
  public var emptyWallTitle: String {
    switch self.language {
    case .english: "Nothing on the wall yet"
    case .simplifiedChinese: "照片墙还是空的"
    case .arabic: "لا شيء على الجدار بعد"
    }
  }

  /// The text below the last row.
  public var endOfList: String {
    switch self.language {
    case .english: "That is all"
    case .simplifiedChinese: "没有更多了"
    case .arabic: "هذا كل شيء"
    }
  }

  /// The title of the button that erases.
  public var erase: String {
    switch self.language {
    case .english: "Erase"
    case .simplifiedChinese: "清除"
    case .arabic: "محو"
    }
  }

  /// The command that erases something.
  package var eraseCommandImages: String {
    switch self.language {
    case .english: "Erase pictures…"
    case .simplifiedChinese: "清除图片…"
    case .arabic: "محو الصور…"
    }
  }

  /// The command that erases something.
  package var eraseCommandMoments: String {
    switch self.language {
    case .english: "Erase what was read…"
    case .simplifiedChinese: "清除已读内容…"
    case .arabic: "محو ما قُرئ…"
    }
  }

  /// The message when something was erased.
  public var erased: String {
    switch self.language {
    case .english: "Erased."
    case .simplifiedChinese: "已清除。"
    case .arabic: "تم المحو."
    }
  }

  /// The explanation of erasing.
  package var eraseExplanationImages: String {
    switch self.language {
    case .english: "They come again from the network. Pictures of what you wrote stay."
    case .simplifiedChinese: "之后会重新从网络加载。你发布内容中的图片会保留。"
    case .arabic: "ستُجلب من الشبكة مجددًا. وتبقى صور ما كتبته."
    }
  }

  /// The explanation of erasing.
  package var eraseExplanationMoments: String {
    switch self.language {
    case .english: "It cannot be read offline any more, and comes again from the server. What you wrote, drafts and what was not sent yet stay."
    case .simplifiedChinese: "这些内容将无法离线阅读，之后会重新从服务器加载。你发布的内容、草稿和尚未发送的内容会保留。"
    case .arabic: "لن تمكن قراءته دون اتصال، وسيُجلب من الخادم مجددًا. ويبقى ما كتبته والمسودات وما لم يُرسل بعد."
    }
  }

  /// The question before something is erased.
  package var eraseQuestionImages: String {
    switch self.language {
    case .english: "Erase pictures?"
    case .simplifiedChinese: "要清除图片吗？"
    case .arabic: "هل تريد محو الصور؟"
    }
  }

  /// The question before something is erased.
  package var eraseQuestionMoments: String {
    switch self.language {
    case .english: "Erase what was read?"
    case .simplifiedChinese: "要清除已读内容吗？"
    case .arabic: "هل تريد محو ما قُرئ؟"
    }
  }

  /// The message when shelves could not be refreshed and the old items stay.
  public var exploreRefreshFailed: String {
    switch self.language {
    case .english: "Not everything could be refreshed."
    case .simplifiedChinese: "部分内容刷新失败。"
    case .arabic: "تعذّر تحديث كل المحتوى."
    }
  }

  /// The title of the explore screen, and the name of the button that opens it.
  public var exploreTitle: String {
    switch self.language {
    case .english: "Explore"
    case .simplifiedChinese: "发现"
    case .arabic: "استكشاف"
    }
  }

  /// Any other file.
  public var file: String {
    switch self.language {
    case .english: "File"
    case .simplifiedChinese: "文件"
    case .arabic: "ملف"
    }
  }

  package func fileNotFound(_ path: String) -> String {
    switch self.language {
    case .english: "There is no file or folder \(path)."
    case .simplifiedChinese: "找不到文件或文件夹 \(path)。"
    case .arabic: "لا يوجد ملف أو مجلد \(path)."
    }
  }

  package func fileNotReadable(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) cannot be read."
    case .simplifiedChinese: "无法读取 \(path)。"
    case .arabic: "تتعذّر قراءة \(path)."
    }
  }

  package func fileOutside(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) lies outside of the archive."
    case .simplifiedChinese: "\(path) 不在存档之内。"
    case .arabic: "يقع \(path) خارج الأرشيف."
    }
  }

  package func fileTooLarge(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) is too large."
    case .simplifiedChinese: "\(path) 太大。"
    case .arabic: "\(path) كبير جدًا."
    }
  }

  /// The title of the button that fills a gap.
  public var fillGap: String {
    switch self.language {
    case .english: "Load more"
    case .simplifiedChinese: "加载更多"
    case .arabic: "حمّل المزيد"
    }
  }

  /// Read by assistive technologies before the duration and the description.
  public var film: String {
    switch self.language {
    case .english: "Video"
    case .simplifiedChinese: "视频"
    case .arabic: "فيديو"
    }
  }

  /// "12 films": a detail of drafts, and of the shelf of photos, where there are only films.
  public func films(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) films"
      case .one: "\(self.number(count)) film"
      }
    case .simplifiedChinese: "\(self.number(count))段视频"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا أفلام"
      case .one: "فيلم واحد"
      case .two: "فيلمان"
      case .few: "\(self.number(count)) أفلام"
      case .many: "\(self.number(count)) فيلمًا"
      case .other: "\(self.number(count)) فيلم"
      }
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionBlur: String {
    switch self.language {
    case .english: "Cover photos"
    case .simplifiedChinese: "遮盖照片"
    case .arabic: "تغطية الصور"
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionHide: String {
    switch self.language {
    case .english: "Do not show"
    case .simplifiedChinese: "完全隐藏"
    case .arabic: "عدم الإظهار"
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionWarn: String {
    switch self.language {
    case .english: "Hide behind a line"
    case .simplifiedChinese: "折叠"
    case .arabic: "الإخفاء خلف سطر"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailBlur: String {
    switch self.language {
    case .english: "The words show, photos and films after a tap"
    case .simplifiedChinese: "显示文字，照片和视频需点按查看"
    case .arabic: "تظهر الكلمات، والصور والأفلام بعد نقرة"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailHide: String {
    switch self.language {
    case .english: "As if it were not there"
    case .simplifiedChinese: "就像不存在一样"
    case .arabic: "كأنها غير موجودة"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailWarn: String {
    switch self.language {
    case .english: "The line names the filter; a tap shows the moment"
    case .simplifiedChinese: "显示过滤器名称，点按可查看动态"
    case .arabic: "يسمّي السطر المرشح، وتُظهر نقرةٌ اللحظةَ"
    }
  }

  /// The button that makes a filter.
  public var filterAdd: String {
    switch self.language {
    case .english: "New filter"
    case .simplifiedChinese: "新建过滤器"
    case .arabic: "مرشح جديد"
    }
  }

  /// The command that deletes a filter.
  public var filterDeleteCommand: String {
    switch self.language {
    case .english: "Delete filter"
    case .simplifiedChinese: "删除过滤器"
    case .arabic: "حذف المرشح"
    }
  }

  /// The question before a filter is deleted.
  package var filterDeleteQuestionExplanation: String {
    switch self.language {
    case .english: "What it hid shows again, on all your devices."
    case .simplifiedChinese: "它隐藏的内容会在你的所有设备上重新显示。"
    case .arabic: "يظهر ما أخفاه من جديد على كل أجهزتك."
    }
  }

  /// The question before a filter is deleted.
  package func filterDeleteQuestionTitle(_ name: String) -> String {
    switch self.language {
    case .english: "Delete the filter “\(name)”?"
    case .simplifiedChinese: "要删除过滤器“\(name)”吗？"
    case .arabic: "هل تريد حذف المرشح «\(name)»؟"
    }
  }

  /// The title of the sheet that changes a filter.
  public var filterEditTitle: String {
    switch self.language {
    case .english: "Edit filter"
    case .simplifiedChinese: "编辑过滤器"
    case .arabic: "تعديل المرشح"
    }
  }

  /// The end of a filter, to choose from.
  package var filterEndNever: String {
    switch self.language {
    case .english: "For ever"
    case .simplifiedChinese: "永久"
    case .arabic: "للأبد"
    }
  }

  /// The past end of a filter.
  public func filterEnded(_ time: String) -> String {
    switch self.language {
    case .english: "Ended \(time)"
    case .simplifiedChinese: "已于\(time)结束"
    case .arabic: "انتهى \(time)"
    }
  }

  /// "Until 12 May at 14:05", in the row of a filter that has not ended yet.
  public func filterEnds(_ time: String) -> String {
    switch self.language {
    case .english: "Until \(time)"
    case .simplifiedChinese: "截至\(time)"
    case .arabic: "حتى \(time)"
    }
  }

  /// The heading above the title of a filter.
  public var filterName: String {
    switch self.language {
    case .english: "Name"
    case .simplifiedChinese: "名称"
    case .arabic: "الاسم"
    }
  }

  /// The placeholder of the title.
  public var filterNamePlaceholder: String {
    switch self.language {
    case .english: "The first word, if you name it nothing"
    case .simplifiedChinese: "留空则使用第一个字词"
    case .arabic: "الكلمة الأولى إن لم تسمّه"
    }
  }

  /// The message when a filter could not be saved.
  public var filterNotSaved: String {
    switch self.language {
    case .english: "The filter could not be saved."
    case .simplifiedChinese: "过滤器未能保存。"
    case .arabic: "تعذّر حفظ المرشح."
    }
  }

  /// A place where a filter applies.
  package var filterPlaceAccount: String {
    switch self.language {
    case .english: "Profiles"
    case .simplifiedChinese: "个人主页"
    case .arabic: "الملفات الشخصية"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceHome: String {
    switch self.language {
    case .english: "Home"
    case .simplifiedChinese: "首页"
    case .arabic: "الرئيسية"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceNotifications: String {
    switch self.language {
    case .english: "Notifications"
    case .simplifiedChinese: "通知"
    case .arabic: "الإشعارات"
    }
  }

  /// A place where a filter applies.
  package var filterPlacePublic: String {
    switch self.language {
    case .english: "Public timelines"
    case .simplifiedChinese: "公共时间线"
    case .arabic: "الخطوط العامة"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceThread: String {
    switch self.language {
    case .english: "Comments"
    case .simplifiedChinese: "评论"
    case .arabic: "التعليقات"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesEverywhere: String {
    switch self.language {
    case .english: "everywhere"
    case .simplifiedChinese: "适用于所有地方"
    case .arabic: "في كل مكان"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package func filterPlacesIn(_ names: String) -> String {
    switch self.language {
    case .english: "in \(names)"
    case .simplifiedChinese: "适用于\(names)"
    case .arabic: "في \(names)"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesNowhere: String {
    switch self.language {
    case .english: "nowhere"
    case .simplifiedChinese: "不适用于任何地方"
    case .arabic: "لا مكان"
    }
  }

  /// The button that saves a filter.
  public var filterSave: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The explanation of filters.
  public var filtersEmptyMessage: String {
    switch self.language {
    case .english: "Moments with words that you do not want to read wait behind a line, or do not show."
    case .simplifiedChinese: "含有你不想看到的字词的动态会被折叠或隐藏。"
    case .arabic: "اللحظات التي فيها كلمات لا تريد قراءتها تنتظر خلف سطر، أو لا تظهر."
    }
  }

  /// The title of an empty list of filters.
  public var filtersEmptyTitle: String {
    switch self.language {
    case .english: "No filters"
    case .simplifiedChinese: "没有过滤器"
    case .arabic: "لا مرشحات"
    }
  }

  /// The message when the filters could not be read.
  public var filtersFailedTitle: String {
    switch self.language {
    case .english: "The filters could not be read"
    case .simplifiedChinese: "无法读取过滤器"
    case .arabic: "تعذّرت قراءة المرشحات"
    }
  }

  /// The title of the list of filters, and of the buttons that open it.
  public var filtersTitle: String {
    switch self.language {
    case .english: "Filters"
    case .simplifiedChinese: "过滤器"
    case .arabic: "المرشحات"
    }
  }

  /// The action that makes a filter of a hashtag, with the number sign.
  public func filterTag(_ tag: String) -> String {
    switch self.language {
    case .english: "Filter \(self.isolated(tag))…"
    case .simplifiedChinese: "过滤\(self.isolated(tag))…"
    case .arabic: "ترشيح \(self.isolated(tag))…"
    }
  }

  /// The command that adds a suggested word.
  public func filterTake(_ word: String) -> String {
    switch self.language {
    case .english: "Add \(self.isolated(word))"
    case .simplifiedChinese: "添加\(self.isolated(word))"
    case .arabic: "أضف \(self.isolated(word))"
    }
  }

  /// A filter, as an item of the outbox.
  public var filterTitle: String {
    switch self.language {
    case .english: "Filter"
    case .simplifiedChinese: "过滤器"
    case .arabic: "مرشح"
    }
  }

  /// The heading above the end of a filter.
  public var filterUntil: String {
    switch self.language {
    case .english: "How long"
    case .simplifiedChinese: "有效期"
    case .arabic: "المدة"
    }
  }

  /// The heading above the action of a filter.
  public var filterWhat: String {
    switch self.language {
    case .english: "What happens"
    case .simplifiedChinese: "处理方式"
    case .arabic: "ما يحدث"
    }
  }

  /// The heading above the places where a filter applies.
  public var filterWhere: String {
    switch self.language {
    case .english: "Where"
    case .simplifiedChinese: "适用范围"
    case .arabic: "أين"
    }
  }

  /// The switch for whole words.
  public var filterWhole: String {
    switch self.language {
    case .english: "Whole words only"
    case .simplifiedChinese: "仅匹配整词"
    case .arabic: "الكلمات الكاملة فقط"
    }
  }

  /// The explanation of that switch.
  public var filterWholeDetail: String {
    switch self.language {
    case .english: "“sea” does not find “season”. Languages without spaces are found anywhere."
    case .simplifiedChinese: "“sea”不会匹配“season”。中文、日文等不用空格的语言始终匹配任意位置。"
    case .arabic: "لا تطابق «sea» كلمة «season». اللغات التي بلا مسافات تُطابَق في أي موضع."
    }
  }

  /// The action that makes a filter of a moment's words.
  public var filterWord: String {
    switch self.language {
    case .english: "Filter a word…"
    case .simplifiedChinese: "过滤字词…"
    case .arabic: "ترشيح كلمة…"
    }
  }

  /// The accessibility label of a word's field.
  public func filterWordNumber(_ number: Int) -> String {
    switch self.language {
    case .english: "Word \(self.number(number))"
    case .simplifiedChinese: "字词\(self.number(number))"
    case .arabic: "الكلمة \(self.number(number))"
    }
  }

  /// Shown in each empty field for a word of a filter.
  public var filterWordPlaceholder: String {
    switch self.language {
    case .english: "Add a word or phrase"
    case .simplifiedChinese: "添加字词或短语"
    case .arabic: "أضف كلمة أو عبارة"
    }
  }

  /// The heading above the words of a filter.
  public var filterWords: String {
    switch self.language {
    case .english: "Words"
    case .simplifiedChinese: "字词"
    case .arabic: "الكلمات"
    }
  }

  /// The title of the button that folds a text.
  public var foldText: String {
    switch self.language {
    case .english: "Collapse"
    case .simplifiedChinese: "收起"
    case .arabic: "طيّ النص"
    }
  }

  /// The title of the button that follows a person.
  public var follow: String {
    switch self.language {
    case .english: "Follow"
    case .simplifiedChinese: "关注"
    case .arabic: "متابعة"
    }
  }

  /// The title of the shelf of followed hashtags.
  public var followedHashtagsTitle: String {
    switch self.language {
    case .english: "Hashtags you follow"
    case .simplifiedChinese: "你关注的话题"
    case .arabic: "وسوم تتابعها"
    }
  }

  /// The heading above the hashtags that the reader follows.
  public var followedTagsSection: String {
    switch self.language {
    case .english: "Hashtags you follow"
    case .simplifiedChinese: "你关注的话题"
    case .arabic: "الوسوم التي تتابعها"
    }
  }

  /// "12 followers": the accessibility label of the count in the header of their list.
  public func followers(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) followers"
      case .one: "\(self.number(count)) follower"
      }
    case .simplifiedChinese: "\(self.number(count))位粉丝"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا متابعين"
      case .one: "متابع واحد"
      case .two: "متابعان"
      case .few: "\(self.number(count)) متابعين"
      case .many: "\(self.number(count)) متابعًا"
      case .other: "\(self.number(count)) متابع"
      }
    }
  }

  /// The title of a profile's count of followers.
  public func followersTitle(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Followers"
      case .one: "Follower"
      }
    case .simplifiedChinese: "粉丝"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "متابعون"
      }
    }
  }

  /// The button that follows a hashtag.
  public var followHashtag: String {
    switch self.language {
    case .english: "Follow hashtag"
    case .simplifiedChinese: "关注话题"
    case .arabic: "متابعة الوسم"
    }
  }

  /// "Follows 12 people".
  public func following(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Follows \(self.number(count)) people"
      case .one: "Follows \(self.number(count)) person"
      }
    case .simplifiedChinese: "关注了\(self.number(count))人"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا يتابع أحدًا"
      case .one: "يتابع شخصًا واحدًا"
      case .two: "يتابع شخصين"
      case .few: "يتابع \(self.number(count)) أشخاص"
      case .many: "يتابع \(self.number(count)) شخصًا"
      case .other: "يتابع \(self.number(count)) شخص"
      }
    }
  }

  /// The title of the button once the reader follows the person.
  public var followingPerson: String {
    switch self.language {
    case .english: "Following"
    case .simplifiedChinese: "已关注"
    case .arabic: "تتابعه"
    }
  }

  /// The title of a profile's count of people followed.
  public var followingTitle: String {
    switch self.language {
    case .english: "Following"
    case .simplifiedChinese: "关注"
    case .arabic: "يتابع"
    }
  }

  /// The message when following was refused and is undone.
  public func followRefused(_ name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) could not be followed."
    case .simplifiedChinese: "关注 \(self.isolated(name)) 失败，已撤销。"
    case .arabic: "تعذّرت متابعة \(self.isolated(name))."
    }
  }

  /// The title of the button while the request is pending.
  public var followRequested: String {
    switch self.language {
    case .english: "Requested"
    case .simplifiedChinese: "已请求"
    case .arabic: "طُلبت"
    }
  }

  /// "3 people want to follow you".
  package func followRequestsAtLeast(_ number: String) -> String {
    switch self.language {
    case .english: "More than \(number) people want to follow you"
    case .simplifiedChinese: "超过\(number)人想关注你"
    case .arabic: "أكثر من \(number) شخص يريدون متابعتك"
    }
  }

  /// "3 people want to follow you".
  package func followRequestsCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people want to follow you"
      case .one: "\(self.number(count)) person wants to follow you"
      }
    case .simplifiedChinese: "\(self.number(count))人想关注你"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا أحد يطلب متابعتك"
      case .one: "شخص واحد يريد متابعتك"
      case .two: "شخصان يريدان متابعتك"
      case .few: "\(self.number(count)) أشخاص يريدون متابعتك"
      case .many: "\(self.number(count)) شخصًا يريدون متابعتك"
      case .other: "\(self.number(count)) شخص يريدون متابعتك"
      }
    }
  }

  /// The title when the requests could not be loaded.
  public var followRequestsFailedTitle: String {
    switch self.language {
    case .english: "Follow requests could not be loaded"
    case .simplifiedChinese: "无法加载关注请求"
    case .arabic: "تعذّر تحميل طلبات المتابعة"
    }
  }

  /// The title of the screen of follow requests.
  public var followRequestsTitle: String {
    switch self.language {
    case .english: "Follow requests"
    case .simplifiedChinese: "关注请求"
    case .arabic: "طلبات المتابعة"
    }
  }

  /// The text about a person who follows the reader.
  public var followsYou: String {
    switch self.language {
    case .english: "Follows you"
    case .simplifiedChinese: "关注了你"
    case .arabic: "يتابعك"
    }
  }

  /// The message when a person cannot be added to a list, because the reader does not follow them.
  public func followToAdd(_ name: String) -> String {
    switch self.language {
    case .english: "Follow \(self.isolated(name)) to add them to a list."
    case .simplifiedChinese: "先关注\(self.isolated(name))，才能将其添加到列表。"
    case .arabic: "تابع \(self.isolated(name)) لتضيفه إلى قائمة."
    }
  }

  /// The section of fonts.
  public var fontsTitle: String {
    switch self.language {
    case .english: "Fonts"
    case .simplifiedChinese: "字体"
    case .arabic: "الخطوط"
    }
  }

  /// The title of the button that unfolds a text.
  public var fullText: String {
    switch self.language {
    case .english: "Full text"
    case .simplifiedChinese: "全文"
    case .arabic: "النص الكامل"
    }
  }

  /// The text of a gap.
  public var gapTitle: String {
    switch self.language {
    case .english: "There may be more moments here"
    case .simplifiedChinese: "这里可能还有动态"
    case .arabic: "قد تكون هنا لحظات أخرى"
    }
  }

  /// The message when it is not known who shared a moment.
  public var hiddenBoostersMessage: String {
    switch self.language {
    case .english: "It is not known here who boosted this moment."
    case .simplifiedChinese: "这里没有谁转发了这条动态的信息。"
    case .arabic: "لا يُعرف هنا من أعاد نشر هذه اللحظة."
    }
  }

  /// The message when a person, or the server, does not show who follows them.
  public func hiddenFollowersMessage(_ name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) does not show who follows them, or it is not known here."
    case .simplifiedChinese: "\(self.isolated(name))没有公开粉丝列表，或这里没有相关信息。"
    case .arabic: "لا يُظهر \(self.isolated(name)) من يتابعه، أو لا يُعرف ذلك هنا."
    }
  }

  /// The message when a person, or the server, does not show the people that they follow.
  public func hiddenFollowingMessage(_ name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) does not show whom they follow, or it is not known here."
    case .simplifiedChinese: "\(self.isolated(name))没有公开关注列表，或这里没有相关信息。"
    case .arabic: "لا يُظهر \(self.isolated(name)) من يتابعهم، أو لا يُعرف ذلك هنا."
    }
  }

  /// The message when it is not known who likes a moment.
  public var hiddenLikersMessage: String {
    switch self.language {
    case .english: "It is not known here who likes this moment."
    case .simplifiedChinese: "这里没有谁点赞了这条动态的信息。"
    case .arabic: "لا يُعرف هنا من أعجبته هذه اللحظة."
    }
  }

  /// The message with the hidden kinds, when nothing is visible.
  package func hiddenNotificationsNames(_ names: String) -> String {
    switch self.language {
    case .english: "Hidden: \(names). Choose what to show in the menu above."
    case .simplifiedChinese: "已隐藏：\(names)。可在上方菜单中选择显示内容。"
    case .arabic: "مخفي: \(names). اختر ما يُعرض من القائمة أعلاه."
    }
  }

  /// The title when a list of people is not shown.
  public var hiddenPeopleTitle: String {
    switch self.language {
    case .english: "This list is hidden"
    case .simplifiedChinese: "列表未公开"
    case .arabic: "هذه القائمة مخفية"
    }
  }

  /// "12 replies hidden": the button of a comment that shows them again.
  public func hiddenReplies(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) replies hidden"
      case .one: "\(self.number(count)) reply hidden"
      }
    case .simplifiedChinese: "已收起\(self.number(count))条回复"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا ردود مخفية"
      case .one: "رد واحد مخفي"
      case .two: "ردّان مخفيان"
      case .few: "\(self.number(count)) ردود مخفية"
      case .many: "\(self.number(count)) ردًّا مخفيًّا"
      case .other: "\(self.number(count)) رد مخفي"
      }
    }
  }

  /// The title of the button that hides the content behind a warning.
  public var hideContent: String {
    switch self.language {
    case .english: "Hide"
    case .simplifiedChinese: "隐藏"
    case .arabic: "إخفاء"
    }
  }

  /// "Hide 12 replies": the accessibility label of the button ``replies(_:)``.
  public func hideReplies(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Hide \(self.number(count)) replies"
      case .one: "Hide \(self.number(count)) reply"
      }
    case .simplifiedChinese: "收起\(self.number(count))条回复"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "إخفاء الردود"
      case .one: "إخفاء رد واحد"
      case .two: "إخفاء ردّين"
      case .few: "إخفاء \(self.number(count)) ردود"
      case .many: "إخفاء \(self.number(count)) ردًّا"
      case .other: "إخفاء \(self.number(count)) رد"
      }
    }
  }

  package func holdsNoPosts(_ file: String) -> String {
    switch self.language {
    case .english: "\(file) does not hold moments."
    case .simplifiedChinese: "\(file) 不包含动态。"
    case .arabic: "لا يحتوي \(file) على لحظات."
    }
  }

  /// The name of the reader's own timeline among others.
  public var homeTitle: String {
    switch self.language {
    case .english: "Home"
    case .simplifiedChinese: "主页"
    case .arabic: "الرئيسية"
    }
  }

  package func hourCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) hours"
      case .one: "\(self.number(count)) hour"
      }
    case .simplifiedChinese: "\(self.number(count))小时"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .many, .other: "\(self.number(count)) ساعة"
      case .one: "ساعة"
      case .two: "ساعتان"
      case .few: "\(self.number(count)) ساعات"
      }
    }
  }

  package func hoursAgo(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) h"
      }
    case .simplifiedChinese: "\(self.number(count))小时前"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "الآن"
      case .one: "قبل ساعة"
      case .two: "قبل ساعتين"
      case .few: "قبل \(self.number(count)) ساعات"
      case .many, .other: "قبل \(self.number(count)) ساعة"
      }
    }
  }

  package func hoursLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) h left"
      }
    case .simplifiedChinese: "还剩\(self.number(count))小时"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بقيت أقل من ساعة"
      case .one: "بقيت ساعة"
      case .two: "بقيت ساعتان"
      case .few: "بقيت \(self.number(count)) ساعات"
      case .many, .other: "بقيت \(self.number(count)) ساعة"
      }
    }
  }

  package var insecure: String {
    switch self.language {
    case .english: "The connection to the server is not safe."
    case .simplifiedChinese: "与服务器的连接不安全。"
    case .arabic: "الاتصال بالخادم غير آمن."
    }
  }

  /// The text requests an unencrypted connection.
  public func insecureServer(_ host: String) -> String {
    switch self.language {
    case .english: "Moments signs in over https only. Type \(host) without http://."
    case .simplifiedChinese: "Moments 只通过 https 登录。请去掉 http://，只输入 \(host)。"
    case .arabic: "لا يسجّل Moments الدخول إلا عبر https. اكتب \(host) دون http://."
    }
  }

  package func invalidJSON(_ file: String, _ offset: Int) -> String {
    switch self.language {
    case .english: "\(file) is not valid JSON at byte \(offset)."
    case .simplifiedChinese: "\(file) 在第 \(offset) 字节处不是有效的 JSON。"
    case .arabic: "الملف \(file) ليس JSON صالحًا عند البايت \(offset)."
    }
  }

  package func joinReason(_ sentence: String, _ reason: String) -> String {
    switch self.language {
    case .english: "\(sentence) \(reason)"
    case .simplifiedChinese: "\(sentence)\(reason)"
    case .arabic: "\(sentence) \(reason)"
    }
  }

  /// The date of joining.
  public func joined(on day: String) -> String {
    switch self.language {
    case .english: "Joined \(day)"
    case .simplifiedChinese: "\(day)加入"
    case .arabic: "انضم في \(day)"
    }
  }

  package var justNow: String {
    switch self.language {
    case .english: "Just now"
    case .simplifiedChinese: "刚刚"
    case .arabic: "الآن"
    }
  }

  /// A choice of language, each in its own; nil for that of the system.
  package var languageAsTheSystem: String {
    switch self.language {
    case .english: "As the system"
    case .simplifiedChinese: "跟随系统"
    case .arabic: "مثل النظام"
    }
  }

  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  package var languageChinese: String {
    switch self.language {
    case .english: "Chinese"
    case .simplifiedChinese: "中文"
    case .arabic: "الصينية"
    }
  }

  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  package var languageTraditionalChinese: String {
    switch self.language {
    case .english: "Traditional Chinese"
    case .simplifiedChinese: "繁体中文"
    case .arabic: "الصينية التقليدية"
    }
  }

  package var languageNameArabic: String {
    switch self.language {
    case .english: "Arabic"
    case .simplifiedChinese: "阿拉伯语"
    case .arabic: "العربية"
    }
  }

  package var languageNameBasque: String {
    switch self.language {
    case .english: "Basque"
    case .simplifiedChinese: "巴斯克语"
    case .arabic: "الباسكية"
    }
  }

  package var languageNameBengali: String {
    switch self.language {
    case .english: "Bengali"
    case .simplifiedChinese: "孟加拉语"
    case .arabic: "البنغالية"
    }
  }

  package var languageNameBulgarian: String {
    switch self.language {
    case .english: "Bulgarian"
    case .simplifiedChinese: "保加利亚语"
    case .arabic: "البلغارية"
    }
  }

  package var languageNameCatalan: String {
    switch self.language {
    case .english: "Catalan"
    case .simplifiedChinese: "加泰罗尼亚语"
    case .arabic: "الكتالانية"
    }
  }

  package var languageNameCroatian: String {
    switch self.language {
    case .english: "Croatian"
    case .simplifiedChinese: "克罗地亚语"
    case .arabic: "الكرواتية"
    }
  }

  package var languageNameCzech: String {
    switch self.language {
    case .english: "Czech"
    case .simplifiedChinese: "捷克语"
    case .arabic: "التشيكية"
    }
  }

  package var languageNameDanish: String {
    switch self.language {
    case .english: "Danish"
    case .simplifiedChinese: "丹麦语"
    case .arabic: "الدنماركية"
    }
  }

  package var languageNameDutch: String {
    switch self.language {
    case .english: "Dutch"
    case .simplifiedChinese: "荷兰语"
    case .arabic: "الهولندية"
    }
  }

  package var languageNameEnglish: String {
    switch self.language {
    case .english: "English"
    case .simplifiedChinese: "英语"
    case .arabic: "الإنجليزية"
    }
  }

  package var languageNameEsperanto: String {
    switch self.language {
    case .english: "Esperanto"
    case .simplifiedChinese: "世界语"
    case .arabic: "الإسبرانتو"
    }
  }

  package var languageNameEstonian: String {
    switch self.language {
    case .english: "Estonian"
    case .simplifiedChinese: "爱沙尼亚语"
    case .arabic: "الإستونية"
    }
  }

  package var languageNameFinnish: String {
    switch self.language {
    case .english: "Finnish"
    case .simplifiedChinese: "芬兰语"
    case .arabic: "الفنلندية"
    }
  }

  package var languageNameFrench: String {
    switch self.language {
    case .english: "French"
    case .simplifiedChinese: "法语"
    case .arabic: "الفرنسية"
    }
  }

  package var languageNameGalician: String {
    switch self.language {
    case .english: "Galician"
    case .simplifiedChinese: "加利西亚语"
    case .arabic: "الجاليكية"
    }
  }

  package var languageNameGerman: String {
    switch self.language {
    case .english: "German"
    case .simplifiedChinese: "德语"
    case .arabic: "الألمانية"
    }
  }

  package var languageNameGreek: String {
    switch self.language {
    case .english: "Greek"
    case .simplifiedChinese: "希腊语"
    case .arabic: "اليونانية"
    }
  }

  package var languageNameHebrew: String {
    switch self.language {
    case .english: "Hebrew"
    case .simplifiedChinese: "希伯来语"
    case .arabic: "العبرية"
    }
  }

  package var languageNameHindi: String {
    switch self.language {
    case .english: "Hindi"
    case .simplifiedChinese: "印地语"
    case .arabic: "الهندية"
    }
  }

  package var languageNameHungarian: String {
    switch self.language {
    case .english: "Hungarian"
    case .simplifiedChinese: "匈牙利语"
    case .arabic: "المجرية"
    }
  }

  package var languageNameIcelandic: String {
    switch self.language {
    case .english: "Icelandic"
    case .simplifiedChinese: "冰岛语"
    case .arabic: "الآيسلندية"
    }
  }

  package var languageNameIndonesian: String {
    switch self.language {
    case .english: "Indonesian"
    case .simplifiedChinese: "印度尼西亚语"
    case .arabic: "الإندونيسية"
    }
  }

  package var languageNameIrish: String {
    switch self.language {
    case .english: "Irish"
    case .simplifiedChinese: "爱尔兰语"
    case .arabic: "الأيرلندية"
    }
  }

  package var languageNameItalian: String {
    switch self.language {
    case .english: "Italian"
    case .simplifiedChinese: "意大利语"
    case .arabic: "الإيطالية"
    }
  }

  package var languageNameJapanese: String {
    switch self.language {
    case .english: "Japanese"
    case .simplifiedChinese: "日语"
    case .arabic: "اليابانية"
    }
  }

  package var languageNameKorean: String {
    switch self.language {
    case .english: "Korean"
    case .simplifiedChinese: "韩语"
    case .arabic: "الكورية"
    }
  }

  package var languageNameLatvian: String {
    switch self.language {
    case .english: "Latvian"
    case .simplifiedChinese: "拉脱维亚语"
    case .arabic: "اللاتفية"
    }
  }

  package var languageNameLithuanian: String {
    switch self.language {
    case .english: "Lithuanian"
    case .simplifiedChinese: "立陶宛语"
    case .arabic: "الليتوانية"
    }
  }

  package var languageNameNorwegian: String {
    switch self.language {
    case .english: "Norwegian"
    case .simplifiedChinese: "挪威语"
    case .arabic: "النرويجية"
    }
  }

  package var languageNamePersian: String {
    switch self.language {
    case .english: "Persian"
    case .simplifiedChinese: "波斯语"
    case .arabic: "الفارسية"
    }
  }

  package var languageNamePolish: String {
    switch self.language {
    case .english: "Polish"
    case .simplifiedChinese: "波兰语"
    case .arabic: "البولندية"
    }
  }

  package var languageNamePortuguese: String {
    switch self.language {
    case .english: "Portuguese"
    case .simplifiedChinese: "葡萄牙语"
    case .arabic: "البرتغالية"
    }
  }

  package var languageNameRomanian: String {
    switch self.language {
    case .english: "Romanian"
    case .simplifiedChinese: "罗马尼亚语"
    case .arabic: "الرومانية"
    }
  }

  package var languageNameRussian: String {
    switch self.language {
    case .english: "Russian"
    case .simplifiedChinese: "俄语"
    case .arabic: "الروسية"
    }
  }

  package var languageNameSerbian: String {
    switch self.language {
    case .english: "Serbian"
    case .simplifiedChinese: "塞尔维亚语"
    case .arabic: "الصربية"
    }
  }

  package var languageNameSlovak: String {
    switch self.language {
    case .english: "Slovak"
    case .simplifiedChinese: "斯洛伐克语"
    case .arabic: "السلوفاكية"
    }
  }

  package var languageNameSlovenian: String {
    switch self.language {
    case .english: "Slovenian"
    case .simplifiedChinese: "斯洛文尼亚语"
    case .arabic: "السلوفينية"
    }
  }

  package var languageNameSpanish: String {
    switch self.language {
    case .english: "Spanish"
    case .simplifiedChinese: "西班牙语"
    case .arabic: "الإسبانية"
    }
  }

  package var languageNameSwedish: String {
    switch self.language {
    case .english: "Swedish"
    case .simplifiedChinese: "瑞典语"
    case .arabic: "السويدية"
    }
  }

  package var languageNameThai: String {
    switch self.language {
    case .english: "Thai"
    case .simplifiedChinese: "泰语"
    case .arabic: "التايلاندية"
    }
  }

  package var languageNameTurkish: String {
    switch self.language {
    case .english: "Turkish"
    case .simplifiedChinese: "土耳其语"
    case .arabic: "التركية"
    }
  }

  package var languageNameUkrainian: String {
    switch self.language {
    case .english: "Ukrainian"
    case .simplifiedChinese: "乌克兰语"
    case .arabic: "الأوكرانية"
    }
  }

  package var languageNameUrdu: String {
    switch self.language {
    case .english: "Urdu"
    case .simplifiedChinese: "乌尔都语"
    case .arabic: "الأردية"
    }
  }

  package var languageNameVietnamese: String {
    switch self.language {
    case .english: "Vietnamese"
    case .simplifiedChinese: "越南语"
    case .arabic: "الفيتنامية"
    }
  }

  /// The section of languages.
  public var languageTitle: String {
    switch self.language {
    case .english: "Language"
    case .simplifiedChinese: "语言"
    case .arabic: "اللغة"
    }
  }

  /// The section of libraries.
  public var librariesTitle: String {
    switch self.language {
    case .english: "Made with"
    case .simplifiedChinese: "使用的软件"
    case .arabic: "صُنع باستخدام"
    }
  }

  /// The name of the like button, for assistive technologies.
  public var like: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "赞"
    case .arabic: "إعجاب"
    }
  }

  /// Who likes a moment: "You, Ann, Bob and 12 others".
  package var likedByYou: String {
    switch self.language {
    case .english: "You"
    case .simplifiedChinese: "你"
    case .arabic: "أنت"
    }
  }

  /// The message when a like was refused and is undone.
  public var likeRefused: String {
    switch self.language {
    case .english: "Your like could not be saved."
    case .simplifiedChinese: "点赞失败，已撤销。"
    case .arabic: "تعذّر حفظ إعجابك."
    }
  }

  /// The title of the list of people who like a moment.
  public var likersTitle: String {
    switch self.language {
    case .english: "Likes"
    case .simplifiedChinese: "点赞"
    case .arabic: "الإعجابات"
    }
  }

  /// "12 likes": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func likes(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) likes"
      case .one: "\(self.number(count)) like"
      }
    case .simplifiedChinese: "\(self.number(count))个赞"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إعجابات"
      case .one: "إعجاب واحد"
      case .two: "إعجابان"
      case .few: "\(self.number(count)) إعجابات"
      case .many: "\(self.number(count)) إعجابًا"
      case .other: "\(self.number(count)) إعجاب"
      }
    }
  }

  /// The title of the timeline of what the reader likes.
  public var likesTitle: String {
    switch self.language {
    case .english: "Likes"
    case .simplifiedChinese: "赞过的动态"
    case .arabic: "ما أعجبك"
    }
  }

  /// The message when an address is a page of a server and the reader is not signed in.
  public func linkNeedsSignIn(_ host: String) -> String {
    switch self.language {
    case .english: "Sign in at \u{2068}\(host)\u{2069} to open this link here."
    case .simplifiedChinese: "请先登录\u{2068}\(host)\u{2069}，再打开此链接。"
    case .arabic: "سجّل الدخول إلى \u{2068}\(host)\u{2069} لفتح هذا الرابط هنا."
    }
  }

  /// The message when an address could not be looked up.
  public var linkNotFollowed: String {
    switch self.language {
    case .english: "The link could not be followed. Check your connection and try again."
    case .simplifiedChinese: "无法打开此链接。请检查网络连接后重试。"
    case .arabic: "تعذّر تتبّع الرابط. تحقق من اتصالك ثم أعد المحاولة."
    }
  }

  /// The message when no program on the desktop opened a URL.
  public var linkNotOpened: String {
    switch self.language {
    case .english: "The link could not be opened."
    case .simplifiedChinese: "无法打开此链接。"
    case .arabic: "تعذّر فتح الرابط."
    }
  }

  /// The message when a URL has a scheme that is never opened, such as `javascript`.
  public func linkRefused(_ scheme: String) -> String {
    switch self.language {
    case .english: "Links of the kind “\(scheme)” are not opened."
    case .simplifiedChinese: "不支持打开“\(scheme)”类型的链接。"
    case .arabic: "لا تُفتح الروابط من نوع “\(scheme)”."
    }
  }

  /// The message when an address names an unknown person.
  public var linkToNobody: String {
    switch self.language {
    case .english: "Nobody is known here by that name."
    case .simplifiedChinese: "这里没有此人。"
    case .arabic: "لا يُعرف أحد هنا بهذا الاسم."
    }
  }

  /// The message when an address leads to nothing in the app.
  public var linkToNothing: String {
    switch self.language {
    case .english: "This link leads to nothing in Moments."
    case .simplifiedChinese: "此链接在朋友圈中没有对应的内容。"
    case .arabic: "لا يؤدي هذا الرابط إلى شيء في لحظات."
    }
  }

  /// The message when an address is a page of another server than the reader's.
  public func linkToOtherServer(_ host: String) -> String {
    switch self.language {
    case .english: "This link leads to \u{2068}\(host)\u{2069}, where you are not signed in."
    case .simplifiedChinese: "此链接指向\u{2068}\(host)\u{2069}，你没有登录该服务器。"
    case .arabic: "يؤدي هذا الرابط إلى \u{2068}\(host)\u{2069}، ولم تسجّل الدخول هناك."
    }
  }

  /// The message when an address names a person and there is no server to look them up on.
  public var linkToPersonNeedsSignIn: String {
    switch self.language {
    case .english: "People can be found by their address only where you are signed in."
    case .simplifiedChinese: "登录后才能按地址查找用户。"
    case .arabic: "لا يُعثر على الأشخاص بعناوينهم إلا حيث سجّلت الدخول."
    }
  }

  /// The message when an address is invalid, or much too long.
  public var linkUnreadable: String {
    switch self.language {
    case .english: "This link cannot be read."
    case .simplifiedChinese: "无法识别此链接。"
    case .arabic: "تعذّرت قراءة هذا الرابط."
    }
  }

  /// The message when an address should be opened while the reader writes.
  public var linkWhileWriting: String {
    switch self.language {
    case .english: "Finish what you are writing, then open the link again."
    case .simplifiedChinese: "请先完成正在撰写的内容，再打开链接。"
    case .arabic: "أنهِ ما تكتبه ثم افتح الرابط من جديد."
    }
  }

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

  /// The title when the lists could not be loaded.
  public var listsFailedTitle: String {
    switch self.language {
    case .english: "Lists could not be loaded"
    case .simplifiedChinese: "无法加载列表"
    case .arabic: "تعذّر تحميل القوائم"
    }
  }

  /// The heading above the lists of people.
  public var listsSection: String {
    switch self.language {
    case .english: "Lists"
    case .simplifiedChinese: "列表"
    case .arabic: "القوائم"
    }
  }

  /// The title of the screen of the reader's lists and followed hashtags.
  public var listsTitle: String {
    switch self.language {
    case .english: "Lists and hashtags"
    case .simplifiedChinese: "列表与话题"
    case .arabic: "القوائم والوسوم"
    }
  }

  /// The title of the sheet that adds a person to lists.
  public func listsWith(_ name: String) -> String {
    switch self.language {
    case .english: "Lists with \(self.isolated(name))"
    case .simplifiedChinese: "包含\(self.isolated(name))的列表"
    case .arabic: "القوائم التي تضم \(self.isolated(name))"
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

  /// The accessibility text while a list loads.
  public var loading: String {
    switch self.language {
    case .english: "Loading"
    case .simplifiedChinese: "正在加载"
    case .arabic: "جارٍ التحميل"
    }
  }

  /// The title of the timeline of the reader's server.
  public var localTitle: String {
    switch self.language {
    case .english: "Local"
    case .simplifiedChinese: "本站"
    case .arabic: "المحلي"
    }
  }

  /// A short film that repeats, in place of an animated image.
  public var loop: String {
    switch self.language {
    case .english: "GIF"
    case .simplifiedChinese: "动图"
    case .arabic: "صورة متحركة"
    }
  }

  /// The button that makes a list.
  public var makeList: String {
    switch self.language {
    case .english: "Create"
    case .simplifiedChinese: "创建"
    case .arabic: "إنشاء"
    }
  }

  /// The message when a film or a sound was not saved, before the reason.
  public var mediaNotSaved: String {
    switch self.language {
    case .english: "The file was not saved."
    case .simplifiedChinese: "文件未保存。"
    case .arabic: "لم يُحفظ الملف."
    }
  }

  /// The name of the button that saves a film or a sound as a file.
  public var mediaSave: String {
    switch self.language {
    case .english: "Save file"
    case .simplifiedChinese: "保存文件"
    case .arabic: "حفظ الملف"
    }
  }

  /// The title of a desktop notification about a mention.
  public func mentioned(by name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) mentioned you"
    case .simplifiedChinese: "\(self.isolated(name)) 提到了你"
    case .arabic: "ذكرك \(self.isolated(name))"
    }
  }

  /// "3 new mentions".
  public func mentions(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new mentions"
      case .one: "\(self.number(count)) new mention"
      }
    case .simplifiedChinese: "\(self.number(count))条新的提及"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إشارات جديدة"
      case .one: "إشارة جديدة"
      case .two: "إشارتان جديدتان"
      case .few: "\(self.number(count)) إشارات جديدة"
      case .many, .other: "\(self.number(count)) إشارة جديدة"
      }
    }
  }

  /// The part of the switch that shows only mentions.
  public var mentionsOnly: String {
    switch self.language {
    case .english: "Mentions"
    case .simplifiedChinese: "提及"
    case .arabic: "الإشارات"
    }
  }

  package func minuteCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) minutes"
      case .one: "\(self.number(count)) minute"
      }
    case .simplifiedChinese: "\(self.number(count))分"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .many, .other: "\(self.number(count)) دقيقة"
      case .one: "دقيقة"
      case .two: "دقيقتان"
      case .few: "\(self.number(count)) دقائق"
      }
    }
  }

  package func minutesAgo(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) min"
      }
    case .simplifiedChinese: "\(self.number(count))分钟前"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "الآن"
      case .one: "قبل دقيقة"
      case .two: "قبل دقيقتين"
      case .few: "قبل \(self.number(count)) دقائق"
      case .many, .other: "قبل \(self.number(count)) دقيقة"
      }
    }
  }

  package func minutesLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) min left"
      }
    case .simplifiedChinese: "还剩\(self.number(count))分钟"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بقيت أقل من دقيقة"
      case .one: "بقيت دقيقة"
      case .two: "بقيت دقيقتان"
      case .few: "بقيت \(self.number(count)) دقائق"
      case .many, .other: "بقيت \(self.number(count)) دقيقة"
      }
    }
  }

  /// The message when muting or blocking a person was refused and is undone.
  public func moderationRefused(_ name: String) -> String {
    switch self.language {
    case .english: "Nothing has changed for \(self.isolated(name))."
    case .simplifiedChinese: "对 \(self.isolated(name)) 的操作失败，已撤销。"
    case .arabic: "لم يتغيّر شيء بشأن \(self.isolated(name))."
    }
  }

  /// When something was: a date with the time of the day.
  package func momentAt(_ date: String, _ time: String) -> String {
    switch self.language {
    case .english: "\(date) at \(time)"
    case .simplifiedChinese: "\(date) \(time)"
    case .arabic: "\(date) في \(time)"
    }
  }

  /// The message after posting, for readers who are not at the top of their timeline.
  public var momentAtTop: String {
    switch self.language {
    case .english: "Your moment is at the top of your timeline."
    case .simplifiedChinese: "你的动态已在时间线顶部。"
    case .arabic: "لحظتك في أعلى خطك الزمني."
    }
  }

  /// The message when a moment was deleted and this can be undone.
  public var momentDeleted: String {
    switch self.language {
    case .english: "Moment deleted"
    case .simplifiedChinese: "动态已删除"
    case .arabic: "حُذفت اللحظة"
    }
  }

  /// The message when a moment could not be deleted and is restored.
  public var momentDeleteRefused: String {
    switch self.language {
    case .english: "Your moment could not be deleted."
    case .simplifiedChinese: "删除失败，动态已恢复。"
    case .arabic: "تعذّر حذف لحظتك."
    }
  }

  package var momentIsGone: String {
    switch self.language {
    case .english: "This moment is not there any more."
    case .simplifiedChinese: "这条动态已不存在。"
    case .arabic: "لم تعد هذه اللحظة موجودة."
    }
  }

  /// "12 moments": below a hashtag of Explore without a number of people.
  public func moments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) moments"
      case .one: "\(self.number(count)) moment"
      }
    case .simplifiedChinese: "\(self.number(count))条动态"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا لحظات"
      case .one: "لحظة واحدة"
      case .two: "لحظتان"
      case .few: "\(self.number(count)) لحظات"
      case .many, .other: "\(self.number(count)) لحظة"
      }
    }
  }

  /// The title of a profile's count of moments.
  public func momentsTitle(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Moments"
      case .one: "Moment"
      }
    case .simplifiedChinese: "动态"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "لحظات"
      }
    }
  }

  /// In place of the beginning of a moment that the reader may add to a report.
  public var momentWithoutText: String {
    switch self.language {
    case .english: "A moment without words"
    case .simplifiedChinese: "没有文字的动态"
    case .arabic: "لحظة بلا كلمات"
    }
  }

  package var monthNameApril: String {
    switch self.language {
    case .english: "April"
    case .simplifiedChinese: "April"
    case .arabic: "أبريل"
    }
  }

  package var monthNameAugust: String {
    switch self.language {
    case .english: "August"
    case .simplifiedChinese: "August"
    case .arabic: "أغسطس"
    }
  }

  package var monthNameDecember: String {
    switch self.language {
    case .english: "December"
    case .simplifiedChinese: "December"
    case .arabic: "ديسمبر"
    }
  }

  package var monthNameFebruary: String {
    switch self.language {
    case .english: "February"
    case .simplifiedChinese: "February"
    case .arabic: "فبراير"
    }
  }

  package var monthNameJanuary: String {
    switch self.language {
    case .english: "January"
    case .simplifiedChinese: "January"
    case .arabic: "يناير"
    }
  }

  package var monthNameJuly: String {
    switch self.language {
    case .english: "July"
    case .simplifiedChinese: "July"
    case .arabic: "يوليو"
    }
  }

  package var monthNameJune: String {
    switch self.language {
    case .english: "June"
    case .simplifiedChinese: "June"
    case .arabic: "يونيو"
    }
  }

  package var monthNameMarch: String {
    switch self.language {
    case .english: "March"
    case .simplifiedChinese: "March"
    case .arabic: "مارس"
    }
  }

  package var monthNameMay: String {
    switch self.language {
    case .english: "May"
    case .simplifiedChinese: "May"
    case .arabic: "مايو"
    }
  }

  package var monthNameNovember: String {
    switch self.language {
    case .english: "November"
    case .simplifiedChinese: "November"
    case .arabic: "نوفمبر"
    }
  }

  package var monthNameOctober: String {
    switch self.language {
    case .english: "October"
    case .simplifiedChinese: "October"
    case .arabic: "أكتوبر"
    }
  }

  package var monthNameSeptember: String {
    switch self.language {
    case .english: "September"
    case .simplifiedChinese: "September"
    case .arabic: "سبتمبر"
    }
  }

  /// The name of the button that shows the menu of a moment.
  public var moreActions: String {
    switch self.language {
    case .english: "More"
    case .simplifiedChinese: "更多"
    case .arabic: "المزيد"
    }
  }

  /// The name of the button that mutes the sound.
  public var mute: String {
    switch self.language {
    case .english: "Mute"
    case .simplifiedChinese: "静音"
    case .arabic: "كتم الصوت"
    }
  }

  /// The action that mutes or unmutes a person.
  package var muteExplanation: String {
    switch self.language {
    case .english: "You will not see their moments. They are not told."
    case .simplifiedChinese: "你将不再看到对方的动态，对方不会收到通知。"
    case .arabic: "لن ترى لحظاته، ولن يُبلَّغ بذلك."
    }
  }

  /// The action that mutes or unmutes a person.
  package func muteQuestion(_ who: String) -> String {
    switch self.language {
    case .english: "Mute \(who)?"
    case .simplifiedChinese: "要隐藏 \(who) 吗？"
    case .arabic: "أتريد كتم \(who)؟"
    }
  }

  /// The action that mutes or unmutes a person.
  package func muteTitle(_ who: String) -> String {
    switch self.language {
    case .english: "Mute \(who)"
    case .simplifiedChinese: "隐藏 \(who)"
    case .arabic: "كتم \(who)"
    }
  }

  /// The action that mutes or unmutes a person.
  package func muteUndo(_ who: String) -> String {
    switch self.language {
    case .english: "Unmute \(who)"
    case .simplifiedChinese: "取消隐藏 \(who)"
    case .arabic: "إلغاء كتم \(who)"
    }
  }

  /// The title of the action that mutes or unmutes a conversation.
  package var muteConversationMute: String {
    switch self.language {
    case .english: "Mute conversation"
    case .simplifiedChinese: "不再接收此对话的通知"
    case .arabic: "كتم المحادثة"
    }
  }

  /// The title of the action that mutes or unmutes a conversation.
  package var muteConversationUnmute: String {
    switch self.language {
    case .english: "Unmute conversation"
    case .simplifiedChinese: "恢复此对话的通知"
    case .arabic: "إلغاء كتم المحادثة"
    }
  }

  /// The text about a person whom the reader follows and who follows the reader.
  public var mutual: String {
    switch self.language {
    case .english: "Mutual"
    case .simplifiedChinese: "互相关注"
    case .arabic: "متابعة متبادلة"
    }
  }

  /// "12 new comments": the button of a thread that shows those not in the list yet.
  public func newComments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new comments"
      case .one: "\(self.number(count)) new comment"
      }
    case .simplifiedChinese: "\(self.number(count))条新评论"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا تعليقات جديدة"
      case .one: "تعليق جديد واحد"
      case .two: "تعليقان جديدان"
      case .few: "\(self.number(count)) تعليقات جديدة"
      case .many: "\(self.number(count)) تعليقًا جديدًا"
      case .other: "\(self.number(count)) تعليق جديد"
      }
    }
  }

  /// The title of the shelf of links in new moments.
  public var newLinksTitle: String {
    switch self.language {
    case .english: "New links"
    case .simplifiedChinese: "最新链接"
    case .arabic: "روابط جديدة"
    }
  }

  /// The title of the button and of the question that make a list.
  public var newList: String {
    switch self.language {
    case .english: "New list"
    case .simplifiedChinese: "新建列表"
    case .arabic: "قائمة جديدة"
    }
  }

  /// "12 new moments": the button that scrolls up to those above the reader.
  public func newMoments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new moments"
      case .one: "\(self.number(count)) new moment"
      }
    case .simplifiedChinese: "\(self.number(count))条新动态"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا لحظات جديدة"
      case .one: "لحظة جديدة واحدة"
      case .two: "لحظتان جديدتان"
      case .few: "\(self.number(count)) لحظات جديدة"
      case .many, .other: "\(self.number(count)) لحظة جديدة"
      }
    }
  }

  /// "3 new notifications", above the visible rows.
  public func newNotifications(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new notifications"
      case .one: "\(self.number(count)) new notification"
      }
    case .simplifiedChinese: "\(self.number(count))条新通知"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إشعارات جديدة"
      case .one: "إشعار جديد واحد"
      case .two: "إشعاران جديدان"
      case .few: "\(self.number(count)) إشعارات جديدة"
      case .many: "\(self.number(count)) إشعارًا جديدًا"
      case .other: "\(self.number(count)) إشعار جديد"
      }
    }
  }

  /// The message when nobody shared a moment.
  public var noBoostersMessage: String {
    switch self.language {
    case .english: "People who boost this moment will appear here."
    case .simplifiedChinese: "转发这条动态的人会显示在这里。"
    case .arabic: "سيظهر هنا من يعيدون نشر هذه اللحظة."
    }
  }

  /// The title when nobody shared a moment.
  public var noBoostersTitle: String {
    switch self.language {
    case .english: "No boosts yet"
    case .simplifiedChinese: "还没有人转发"
    case .arabic: "لا إعادات نشر بعد"
    }
  }

  /// No browser opened.
  public var noBrowser: String {
    switch self.language {
    case .english: "No browser could be opened."
    case .simplifiedChinese: "无法打开浏览器。"
    case .arabic: "تعذّر فتح متصفح."
    }
  }

  /// The text when there are no comments.
  public var noCommentsYet: String {
    switch self.language {
    case .english: "Nobody has commented yet."
    case .simplifiedChinese: "还没有人评论。"
    case .arabic: "لم يعلّق أحد بعد."
    }
  }

  /// The message when nobody follows a person.
  public func noFollowersMessage(_ name: String) -> String {
    switch self.language {
    case .english: "People who follow \(self.isolated(name)) will appear here."
    case .simplifiedChinese: "关注\(self.isolated(name))的人会显示在这里。"
    case .arabic: "سيظهر هنا من يتابع \(self.isolated(name))."
    }
  }

  /// The title when nobody follows a person.
  public var noFollowersTitle: String {
    switch self.language {
    case .english: "No followers yet"
    case .simplifiedChinese: "还没有粉丝"
    case .arabic: "لا متابعين بعد"
    }
  }

  /// The message when a person follows nobody.
  public func noFollowingMessage(_ name: String) -> String {
    switch self.language {
    case .english: "People whom \(self.isolated(name)) follows will appear here."
    case .simplifiedChinese: "\(self.isolated(name))关注的人会显示在这里。"
    case .arabic: "سيظهر هنا من يتابعهم \(self.isolated(name))."
    }
  }

  /// The title when a person follows nobody.
  public var noFollowingTitle: String {
    switch self.language {
    case .english: "Not following anyone yet"
    case .simplifiedChinese: "还没有关注任何人"
    case .arabic: "لا يتابع أحدًا بعد"
    }
  }

  package func noJSONInFolder(_ path: String) -> String {
    switch self.language {
    case .english: "The folder \(path) has no JSON files."
    case .simplifiedChinese: "文件夹 \(path) 中没有 JSON 文件。"
    case .arabic: "لا توجد ملفات JSON في المجلد \(path)."
    }
  }

  /// The message when nobody likes a moment.
  public var noLikersMessage: String {
    switch self.language {
    case .english: "People who like this moment will appear here."
    case .simplifiedChinese: "点赞这条动态的人会显示在这里。"
    case .arabic: "سيظهر هنا من تعجبهم هذه اللحظة."
    }
  }

  /// The title when nobody likes a moment.
  public var noLikersTitle: String {
    switch self.language {
    case .english: "No likes yet"
    case .simplifiedChinese: "还没有人点赞"
    case .arabic: "لا إعجابات بعد"
    }
  }

  package func noPostsInFolder(_ path: String) -> String {
    switch self.language {
    case .english: "No JSON file in \(path) holds moments."
    case .simplifiedChinese: "\(path) 中的 JSON 文件都不包含动态。"
    case .arabic: "لا يحتوي أي ملف JSON في \(path) على لحظات."
    }
  }

  package func noReadablePosts(_ file: String) -> String {
    switch self.language {
    case .english: "None of the moments in \(file) could be read."
    case .simplifiedChinese: "\(file) 中的动态都无法读取。"
    case .arabic: "تعذّرت قراءة كل اللحظات في \(file)."
    }
  }

  /// The text contains no server name.
  public func noServerName(_ text: String) -> String {
    switch self.language {
    case .english: "“\(text)” is no name of a server."
    case .simplifiedChinese: "“\(text)”不是服务器名称。"
    case .arabic: "«\(text)» ليس اسم خادم."
    }
  }

  package func notAnImage(_ address: String) -> String {
    switch self.language {
    case .english: "\(address) is not an image."
    case .simplifiedChinese: "\(address) 不是图片。"
    case .arabic: "\(address) ليس صورة."
    }
  }

  /// The server is not of the required kind.
  public func notAServer(_ host: String) -> String {
    switch self.language {
    case .english: "\(host) is no server that Moments can talk to."
    case .simplifiedChinese: "\(host) 不是 Moments 支持的服务器。"
    case .arabic: "\(host) ليس خادمًا يستطيع Moments مخاطبته."
    }
  }

  /// The title of the sheet for a note about a person, named with the leading "@".
  public func note(about handle: String) -> String {
    switch self.language {
    case .english: "Note about \(self.isolated(handle))"
    case .simplifiedChinese: "\(self.isolated(handle)) 的备注"
    case .arabic: "ملاحظة عن \(self.isolated(handle))"
    }
  }

  /// The title of the action that writes a note about a person.
  public var noteAction: String {
    switch self.language {
    case .english: "Private note"
    case .simplifiedChinese: "备注"
    case .arabic: "ملاحظة خاصة"
    }
  }

  /// The message when a note could not be saved.
  public var noteNotSaved: String {
    switch self.language {
    case .english: "The note could not be saved."
    case .simplifiedChinese: "备注未能保存。"
    case .arabic: "تعذّر حفظ الملاحظة."
    }
  }

  /// The placeholder of an empty note.
  public var notePlaceholder: String {
    switch self.language {
    case .english: "How do you know them?"
    case .simplifiedChinese: "写点什么，方便记住对方"
    case .arabic: "كيف تعرفه؟"
    }
  }

  /// The footnote below it.
  public var notePrivacy: String {
    switch self.language {
    case .english: "Only you can see this."
    case .simplifiedChinese: "只有你能看到这条备注。"
    case .arabic: "لا يراها أحد سواك."
    }
  }

  /// The heading above the reader's note about a person.
  public var noteTitle: String {
    switch self.language {
    case .english: "Your note"
    case .simplifiedChinese: "你的备注"
    case .arabic: "ملاحظتك"
    }
  }

  /// The explanation in the second column while no screen is open in it.
  public var nothingOpenMessage: String {
    switch self.language {
    case .english: "Choose a moment, a person or a hashtag to see it here."
    case .simplifiedChinese: "选择一条动态、一位用户或一个话题，内容会显示在这里。"
    case .arabic: "اختر لحظة أو شخصًا أو وسمًا ليظهر هنا."
    }
  }

  /// The title of the second column while no screen is open in it.
  public var nothingOpenTitle: String {
    switch self.language {
    case .english: "Nothing open"
    case .simplifiedChinese: "尚未打开内容"
    case .arabic: "لا شيء مفتوح"
    }
  }

  /// The text about a version without a visible change.
  public var nothingVisibleChanged: String {
    switch self.language {
    case .english: "No visible change"
    case .simplifiedChinese: "无可见更改"
    case .arabic: "لا تغيير ظاهر"
    }
  }

  /// The button that likes a mention.
  public var noticeLike: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "赞"
    case .arabic: "إعجاب"
    }
  }

  /// The message when the reader responds to a desktop notification of another of their accounts.
  public func noticeOfOtherAccount(_ account: String) -> String {
    switch self.language {
    case .english: "This was for \(self.isolated(account)). Choose that account to answer."
    case .simplifiedChinese: "这是发给 \(self.isolated(account)) 的。请切换到该账号后再操作。"
    case .arabic: "كان هذا لحساب \(self.isolated(account)). اختر ذلك الحساب للرد."
    }
  }

  /// The button that replies to a mention.
  public var noticeReply: String {
    switch self.language {
    case .english: "Reply"
    case .simplifiedChinese: "回复"
    case .arabic: "رد"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationBoost(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) boosted your moment"
    case .simplifiedChinese: "\(who)转发了你的动态"
    case .arabic: "أعاد \(who) نشر لحظتك"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationEdit(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) edited a moment"
    case .simplifiedChinese: "\(who)修改了动态"
    case .arabic: "عدّل \(who) لحظة"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationFollow(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) followed you"
    case .simplifiedChinese: "\(who)关注了你"
    case .arabic: "تابعك \(who)"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationFollowRequest(_ people: Int, _ who: String) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(people, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(who) want to follow you"
      case .one: "\(who) wants to follow you"
      }
    case .simplifiedChinese: "\(who)请求关注你"
    case .arabic:
      switch PluralCategory(people, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "طلب متابعتك \(who)"
      }
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationLike(_ people: Int, _ who: String) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(people, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(who) like your moment"
      case .one: "\(who) likes your moment"
      }
    case .simplifiedChinese: "\(who)赞了你的动态"
    case .arabic:
      switch PluralCategory(people, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "أعجبت لحظتك \(who)"
      }
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationMention(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) mentioned you"
    case .simplifiedChinese: "\(who)提到了你"
    case .arabic: "ذكرك \(who)"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationOther(_ who: String) -> String {
    switch self.language {
    case .english: "News from \(who)"
    case .simplifiedChinese: "来自\(who)的消息"
    case .arabic: "جديد من \(who)"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package var notificationPoll: String {
    switch self.language {
    case .english: "A poll has ended"
    case .simplifiedChinese: "投票已结束"
    case .arabic: "انتهى استطلاع"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationPost(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) posted a moment"
    case .simplifiedChinese: "\(who)发布了动态"
    case .arabic: "نشر \(who) لحظة"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationQuote(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) quoted your moment"
    case .simplifiedChinese: "\(who)引用了你的动态"
    case .arabic: "اقتبس \(who) لحظتك"
    }
  }

  /// The name of the switch between kinds of notifications, for assistive technologies.
  public var notificationFilters: String {
    switch self.language {
    case .english: "Show"
    case .simplifiedChinese: "显示"
    case .arabic: "عرض"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindBoost: String {
    switch self.language {
    case .english: "Boosts"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادات النشر"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindEdit: String {
    switch self.language {
    case .english: "Edited moments"
    case .simplifiedChinese: "已修改的动态"
    case .arabic: "اللحظات المعدّلة"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindFollow: String {
    switch self.language {
    case .english: "New followers"
    case .simplifiedChinese: "新关注者"
    case .arabic: "المتابعون الجدد"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindFollowRequest: String {
    switch self.language {
    case .english: "Follow requests"
    case .simplifiedChinese: "关注请求"
    case .arabic: "طلبات المتابعة"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindLike: String {
    switch self.language {
    case .english: "Likes"
    case .simplifiedChinese: "赞"
    case .arabic: "الإعجابات"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindOther: String {
    switch self.language {
    case .english: "Others"
    case .simplifiedChinese: "其他"
    case .arabic: "غير ذلك"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindPoll: String {
    switch self.language {
    case .english: "Polls that ended"
    case .simplifiedChinese: "已结束的投票"
    case .arabic: "الاستطلاعات المنتهية"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindPost: String {
    switch self.language {
    case .english: "New moments of people"
    case .simplifiedChinese: "他人的新动态"
    case .arabic: "لحظات الأشخاص الجديدة"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindQuote: String {
    switch self.language {
    case .english: "Quotes"
    case .simplifiedChinese: "引用"
    case .arabic: "الاقتباسات"
    }
  }

  /// The action, and the title of the sheet, that chooses the visible kinds of notifications.
  public var notificationKinds: String {
    switch self.language {
    case .english: "What to show"
    case .simplifiedChinese: "显示内容"
    case .arabic: "ما يُعرض"
    }
  }

  /// The footnote below the switches of the kinds.
  public var notificationKindsExplanation: String {
    switch self.language {
    case .english: "What is off is not shown, counted or announced on this device. Mentions always have a list of their own."
    case .simplifiedChinese: "关闭的类型在此设备上不显示、不计入未读，也不会提醒。“提及”始终有单独的列表。"
    case .arabic: "ما يُوقَف لا يُعرض ولا يُحسب ولا يُنبَّه إليه على هذا الجهاز. وللإشارات قائمتها دائمًا."
    }
  }

  /// The message when the visible kinds could not be saved.
  public var notificationKindsNotSaved: String {
    switch self.language {
    case .english: "This could not be kept."
    case .simplifiedChinese: "无法保存此设置。"
    case .arabic: "تعذّر حفظ هذا الاختيار."
    }
  }

  /// The message when all notifications were cleared.
  public var notificationsCleared: String {
    switch self.language {
    case .english: "Notifications cleared"
    case .simplifiedChinese: "通知已清除"
    case .arabic: "مُسحت الإشعارات"
    }
  }

  /// The title when the notifications could not be loaded.
  public var notificationsFailedTitle: String {
    switch self.language {
    case .english: "Notifications could not be loaded"
    case .simplifiedChinese: "无法加载通知"
    case .arabic: "تعذّر تحميل الإشعارات"
    }
  }

  /// The message when the notifications were not cleared; the reason follows.
  public var notificationsNotCleared: String {
    switch self.language {
    case .english: "The notifications were not cleared: this needs the server."
    case .simplifiedChinese: "通知未清除：此操作需要连接服务器。"
    case .arabic: "لم تُمسح الإشعارات: يحتاج هذا إلى الخادم."
    }
  }

  /// The title of the notifications, and the name of their tab.
  public var notificationsTitle: String {
    switch self.language {
    case .english: "Notifications"
    case .simplifiedChinese: "通知"
    case .arabic: "الإشعارات"
    }
  }

  /// The message when moments are read-only, as those of an archive, and the reader tries to do
  /// more.
  public var notPossibleHere: String {
    switch self.language {
    case .english: "These moments can only be read."
    case .simplifiedChinese: "这里的动态仅供浏览。"
    case .arabic: "هذه اللحظات للقراءة فقط."
    }
  }

  package func notSaved(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) cannot be written. Is the disk full?"
    case .simplifiedChinese: "无法写入 \(path)。磁盘是否已满？"
    case .arabic: "تتعذّر الكتابة إلى \(path). هل القرص ممتلئ؟"
    }
  }

  /// The message when a moment could not be translated.
  public var notTranslated: String {
    switch self.language {
    case .english: "The moment could not be translated."
    case .simplifiedChinese: "无法翻译该动态。"
    case .arabic: "تعذّرت ترجمة اللحظة."
    }
  }

  /// The title of the action that opens the page of a moment.
  public var openInBrowser: String {
    switch self.language {
    case .english: "Open in browser"
    case .simplifiedChinese: "在浏览器中打开"
    case .arabic: "افتح في المتصفح"
    }
  }

  /// The title of the button that opens a film in the desktop's player.
  public var openOutside: String {
    switch self.language {
    case .english: "Open in another program"
    case .simplifiedChinese: "在其他程序中打开"
    case .arabic: "فتح في برنامج آخر"
    }
  }

  /// The text about the first version.
  public var originalVersion: String {
    switch self.language {
    case .english: "Original"
    case .simplifiedChinese: "原始版本"
    case .arabic: "النسخة الأصلية"
    }
  }

  /// The number of items in the outbox.
  public func outboxCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) things wait to be sent"
      case .one: "\(self.number(count)) thing waits to be sent"
      }
    case .simplifiedChinese: "\(self.number(count))项等待发送"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا شيء ينتظر"
      case .one: "عنصر واحد ينتظر الإرسال"
      case .two: "عنصران ينتظران الإرسال"
      case .few: "\(self.number(count)) عناصر تنتظر الإرسال"
      case .many: "\(self.number(count)) عنصرًا ينتظر الإرسال"
      case .other: "\(self.number(count)) عنصر ينتظر الإرسال"
      }
    }
  }

  /// The state of an edited post whose server did not save the descriptions of its photos.
  public var outboxDescriptionsNotSaved: String {
    switch self.language {
    case .english: "Saved, but the server keeps the old photo descriptions"
    case .simplifiedChinese: "已保存，但服务器仍保留旧的照片描述"
    case .arabic: "حُفظ، لكن الخادم أبقى الأوصاف القديمة للصور"
    }
  }

  /// The title of the button that discards an item.
  public var outboxDiscard: String {
    switch self.language {
    case .english: "Discard"
    case .simplifiedChinese: "放弃"
    case .arabic: "تجاهل"
    }
  }

  /// The title of the button that opens a rejected post, to edit and post it again.
  public var outboxEdit: String {
    switch self.language {
    case .english: "Edit and try again"
    case .simplifiedChinese: "编辑后重试"
    case .arabic: "عدّل وأعد المحاولة"
    }
  }

  /// The title when the outbox could not be read.
  public var outboxFailedTitle: String {
    switch self.language {
    case .english: "The outbox could not be read"
    case .simplifiedChinese: "无法读取发件箱"
    case .arabic: "تعذّرت قراءة صندوق الصادر"
    }
  }

  /// The state of an item that the reader's account is not allowed to do, in the server's words if
  /// there are any.
  package var outboxForbiddenSentence: String {
    switch self.language {
    case .english: "The server does not allow this to your account"
    case .simplifiedChinese: "服务器不允许你的账号执行此操作"
    case .arabic: "لا يسمح الخادم لحسابك بهذا"
    }
  }

  /// The state of a post that the server rejects as invalid, in its words if there are any.
  package var outboxInvalidSentence: String {
    switch self.language {
    case .english: "The server does not take it as it is. Edit it and try again"
    case .simplifiedChinese: "服务器不接受当前内容，请编辑后重试"
    case .arabic: "لا يقبله الخادم كما هو. عدّله وأعد المحاولة"
    }
  }

  /// The state of an item whose image is missing.
  public var outboxMediaMissing: String {
    switch self.language {
    case .english: "A photo is not on this device any more"
    case .simplifiedChinese: "有一张照片已不在此设备上"
    case .arabic: "لم تعد إحدى الصور على هذا الجهاز"
    }
  }

  /// The state of an item when the reader has to sign in again.
  public var outboxNeedsSignIn: String {
    switch self.language {
    case .english: "Sign in again to send it"
    case .simplifiedChinese: "请重新登录后发送"
    case .arabic: "سجّل الدخول من جديد لإرساله"
    }
  }

  /// The state of an item that waits for a network.
  public var outboxNoNetwork: String {
    switch self.language {
    case .english: "Waiting for the network"
    case .simplifiedChinese: "等待网络连接"
    case .arabic: "بانتظار الاتصال"
    }
  }

  /// The state of pinning that the server rejects, in its words if there are any.
  package var outboxPinInvalidSentence: String {
    switch self.language {
    case .english: "The server pins only so many moments. Unpin another one and try again"
    case .simplifiedChinese: "服务器限制置顶数量，请先取消置顶另一条动态再重试"
    case .arabic: "يثبّت الخادم عددًا محدودًا من اللحظات. ألغِ تثبيت واحدة وأعد المحاولة"
    }
  }

  /// The state of an item when the server requires a wait.
  public var outboxRateLimited: String {
    switch self.language {
    case .english: "The server asks to wait. Trying again soon."
    case .simplifiedChinese: "服务器要求稍候，稍后自动重试。"
    case .arabic: "يطلب الخادم الانتظار. ستُعاد المحاولة قريبًا."
    }
  }

  /// The state of an item that the server rejected, in its words if there are any.
  package var outboxRefusedSentence: String {
    switch self.language {
    case .english: "The server refused this"
    case .simplifiedChinese: "服务器拒绝了此操作"
    case .arabic: "رفض الخادم هذا"
    }
  }

  /// The number of rejected items that wait for the reader.
  public func outboxRefusedCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) things could not be sent"
      case .one: "\(self.number(count)) thing could not be sent"
      }
    case .simplifiedChinese: "\(self.number(count))项未能发送"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أُرسل كل شيء"
      case .one: "تعذّر إرسال عنصر واحد"
      case .two: "تعذّر إرسال عنصرين"
      case .few: "تعذّر إرسال \(self.number(count)) عناصر"
      case .many: "تعذّر إرسال \(self.number(count)) عنصرًا"
      case .other: "تعذّر إرسال \(self.number(count)) عنصر"
      }
    }
  }

  /// The message when a post was discarded and saved as a draft.
  public var outboxSavedAsDraft: String {
    switch self.language {
    case .english: "Kept as a draft"
    case .simplifiedChinese: "已存为草稿"
    case .arabic: "حُفظ كمسودة"
    }
  }

  package var outboxScheduledScheduledMoment: String {
    switch self.language {
    case .english: "Scheduled moment"
    case .simplifiedChinese: "定时动态"
    case .arabic: "لحظة مجدولة"
    }
  }

  package var outboxScheduledTakeBackSomethingScheduled: String {
    switch self.language {
    case .english: "Take back something scheduled"
    case .simplifiedChinese: "撤回定时发表"
    case .arabic: "سحب منشور مجدول"
    }
  }

  /// The title of the button that starts selecting items.
  public var outboxSelect: String {
    switch self.language {
    case .english: "Select"
    case .simplifiedChinese: "选择"
    case .arabic: "تحديد"
    }
  }

  /// The title of the button that ends selecting.
  public var outboxSelectDone: String {
    switch self.language {
    case .english: "Done"
    case .simplifiedChinese: "完成"
    case .arabic: "تم"
    }
  }

  /// The state of an item that is being sent.
  package var outboxSendingSending: String {
    switch self.language {
    case .english: "Sending…"
    case .simplifiedChinese: "正在发送…"
    case .arabic: "جارٍ الإرسال…"
    }
  }

  /// The state of an item when the server has trouble of its own.
  public var outboxServerTrouble: String {
    switch self.language {
    case .english: "The server has trouble. Trying again soon."
    case .simplifiedChinese: "服务器暂时有问题，稍后自动重试。"
    case .arabic: "في الخادم خلل. ستُعاد المحاولة قريبًا."
    }
  }

  /// The title of the outbox screen.
  public var outboxTitle: String {
    switch self.language {
    case .english: "Outbox"
    case .simplifiedChinese: "发件箱"
    case .arabic: "صندوق الصادر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAcceptAFollowRequest: String {
    switch self.language {
    case .english: "Accept a follow request"
    case .simplifiedChinese: "接受关注请求"
    case .arabic: "قبول طلب متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAddToAList: String {
    switch self.language {
    case .english: "Add to a list"
    case .simplifiedChinese: "添加到列表"
    case .arabic: "إضافة إلى قائمة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBlock: String {
    switch self.language {
    case .english: "Block"
    case .simplifiedChinese: "屏蔽"
    case .arabic: "حظر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBookmark: String {
    switch self.language {
    case .english: "Bookmark"
    case .simplifiedChinese: "收藏"
    case .arabic: "إضافة إلى المحفوظات"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBoost: String {
    switch self.language {
    case .english: "Boost"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادة نشر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleComment: String {
    switch self.language {
    case .english: "Comment"
    case .simplifiedChinese: "评论"
    case .arabic: "تعليق"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleDelete: String {
    switch self.language {
    case .english: "Delete"
    case .simplifiedChinese: "删除"
    case .arabic: "حذف"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleEdit: String {
    switch self.language {
    case .english: "Edit"
    case .simplifiedChinese: "编辑"
    case .arabic: "تعديل"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollow: String {
    switch self.language {
    case .english: "Follow"
    case .simplifiedChinese: "关注"
    case .arabic: "متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollowAHashtag: String {
    switch self.language {
    case .english: "Follow a hashtag"
    case .simplifiedChinese: "关注话题"
    case .arabic: "متابعة وسم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleLike: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "点赞"
    case .arabic: "إعجاب"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleMute: String {
    switch self.language {
    case .english: "Mute"
    case .simplifiedChinese: "隐藏"
    case .arabic: "كتم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleNewMoment: String {
    switch self.language {
    case .english: "New moment"
    case .simplifiedChinese: "新动态"
    case .arabic: "لحظة جديدة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRejectAFollowRequest: String {
    switch self.language {
    case .english: "Reject a follow request"
    case .simplifiedChinese: "拒绝关注请求"
    case .arabic: "رفض طلب متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveABookmark: String {
    switch self.language {
    case .english: "Remove a bookmark"
    case .simplifiedChinese: "取消收藏"
    case .arabic: "إزالة من المحفوظات"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveFromAList: String {
    switch self.language {
    case .english: "Remove from a list"
    case .simplifiedChinese: "从列表中移除"
    case .arabic: "إزالة من قائمة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackABoost: String {
    switch self.language {
    case .english: "Take back a boost"
    case .simplifiedChinese: "取消转发"
    case .arabic: "سحب إعادة نشر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackALike: String {
    switch self.language {
    case .english: "Take back a like"
    case .simplifiedChinese: "取消点赞"
    case .arabic: "سحب إعجاب"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnblock: String {
    switch self.language {
    case .english: "Unblock"
    case .simplifiedChinese: "取消屏蔽"
    case .arabic: "إلغاء حظر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollow: String {
    switch self.language {
    case .english: "Unfollow"
    case .simplifiedChinese: "取消关注"
    case .arabic: "إلغاء متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollowAHashtag: String {
    switch self.language {
    case .english: "Unfollow a hashtag"
    case .simplifiedChinese: "取消关注话题"
    case .arabic: "إلغاء متابعة وسم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnmute: String {
    switch self.language {
    case .english: "Unmute"
    case .simplifiedChinese: "取消隐藏"
    case .arabic: "إلغاء كتم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleVote: String {
    switch self.language {
    case .english: "Vote"
    case .simplifiedChinese: "投票"
    case .arabic: "تصويت"
    }
  }

  /// The state of a post whose server does not accept files of its size.
  public var outboxTooLarge: String {
    switch self.language {
    case .english: "Too large for the server. Take a photo out or make it smaller."
    case .simplifiedChinese: "文件太大，服务器不接受。请移除照片或缩小后重试。"
    case .arabic: "أكبر مما يقبله الخادم. احذف صورة أو صغّرها."
    }
  }

  /// The state of an item of which it is unknown whether it arrived.
  public var outboxUnconfirmed: String {
    switch self.language {
    case .english: "It may have arrived: the answer was lost. Trying again may send it twice."
    case .simplifiedChinese: "可能已送达：未收到服务器的答复。重试可能会重复发送。"
    case .arabic: "ربما وصل: ضاع الرد. قد تُرسله إعادة المحاولة مرتين."
    }
  }

  /// The message when an item was rejected and is undone; its title, and the reason.
  public func outboxUndone(_ title: String, _ reason: String) -> String {
    switch self.language {
    case .english: "“\(title)” was undone. \(reason)"
    case .simplifiedChinese: "“\(title)”已撤销。\(reason)"
    case .arabic: "أُلغي «\(title)». \(reason)"
    }
  }

  /// The reason why an item was undone whose server does not have what it needs.
  public var outboxUnsupported: String {
    switch self.language {
    case .english: "Your server does not have this."
    case .simplifiedChinese: "你的服务器不支持此功能。"
    case .arabic: "هذا غير متوفر على خادمك."
    }
  }

  /// The state of an item that waits for its turn.
  public var outboxWaiting: String {
    switch self.language {
    case .english: "Waiting to be sent"
    case .simplifiedChinese: "等待发送"
    case .arabic: "بانتظار الإرسال"
    }
  }

  /// The name of the language in itself.
  public var ownLanguage: String {
    switch self.language {
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    case .arabic: "العربية"
    }
  }

  /// The title when the next page could not be loaded.
  public var pageFailedTitle: String {
    switch self.language {
    case .english: "More could not be loaded"
    case .simplifiedChinese: "无法加载更多"
    case .arabic: "تعذّر تحميل المزيد"
    }
  }

  /// The name of the button that pauses a film or a sound.
  public var pause: String {
    switch self.language {
    case .english: "Pause"
    case .simplifiedChinese: "暂停"
    case .arabic: "إيقاف مؤقت"
    }
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people"
      case .one: "\(self.number(count)) person"
      }
    case .simplifiedChinese: "\(self.number(count))人参与"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا أحد"
      case .one: "شخص واحد"
      case .two: "شخصان"
      case .few: "\(self.number(count)) أشخاص"
      case .many: "\(self.number(count)) شخصًا"
      case .other: "\(self.number(count)) شخص"
      }
    }
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleInDays(_ days: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(days, in: self.language) {
      case .zero, .two, .few, .many, .other: "in \(self.number(days)) days"
      case .one: "in \(self.number(days)) day"
      }
    case .simplifiedChinese: "\(self.number(days))天内"
    case .arabic:
      switch PluralCategory(days, in: self.language) {
      case .zero: "اليوم"
      case .one: "في يوم واحد"
      case .two: "في يومين"
      case .few: "في \(self.number(days)) أيام"
      case .many: "في \(self.number(days)) يومًا"
      case .other: "في \(self.number(days)) يوم"
      }
    }
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleInTime(_ people: String, _ time: String) -> String {
    switch self.language {
    case .english: "\(people) \(time)"
    case .simplifiedChinese: "\(time)\(people)"
    case .arabic: "\(people) \(time)"
    }
  }

  /// The message when people were added to a list while it was loaded.
  public func peopleCame(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people were added meanwhile. Pull down to see them."
      case .one: "\(self.number(count)) person was added meanwhile. Pull down to see them."
      }
    case .simplifiedChinese: "期间新增了\(self.number(count))人，下拉可查看。"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يُضف أحد. اسحب لأسفل للتحديث."
      case .one: "أُضيف شخص واحد في الأثناء. اسحب لأسفل لرؤيته."
      case .two: "أُضيف شخصان في الأثناء. اسحب لأسفل لرؤيتهما."
      case .few: "أُضيف \(self.number(count)) أشخاص في الأثناء. اسحب لأسفل لرؤيتهم."
      case .many: "أُضيف \(self.number(count)) شخصًا في الأثناء. اسحب لأسفل لرؤيتهم."
      case .other: "أُضيف \(self.number(count)) شخص في الأثناء. اسحب لأسفل لرؤيتهم."
      }
    }
  }

  /// The title when a list of people could not be loaded.
  public var peopleFailedTitle: String {
    switch self.language {
    case .english: "The list could not be loaded"
    case .simplifiedChinese: "无法加载列表"
    case .arabic: "تعذّر تحميل القائمة"
    }
  }

  /// The message when a list could not be loaded again and the old rows stay.
  public var peopleRefreshFailed: String {
    switch self.language {
    case .english: "The list could not be refreshed."
    case .simplifiedChinese: "列表刷新失败。"
    case .arabic: "تعذّر تحديث القائمة."
    }
  }

  /// The message when a server sends the same people again and again.
  public var peopleRepeat: String {
    switch self.language {
    case .english: "The server keeps sending the same people, so the list ends here."
    case .simplifiedChinese: "服务器一直返回相同的人，列表到此为止。"
    case .arabic: "يكرر الخادم الأشخاص أنفسهم، فتنتهي القائمة هنا."
    }
  }

  /// The message when a mentioned person is unknown.
  public func personUnknown(_ handle: String) -> String {
    switch self.language {
    case .english: "Nothing is known here about \u{2068}\(handle)\u{2069}."
    case .simplifiedChinese: "这里没有\u{2068}\(handle)\u{2069}的资料。"
    case .arabic: "لا يُعرف شيء هنا عن \u{2068}\(handle)\u{2069}."
    }
  }

  /// The accessibility label of a photo without a description.
  ///
  /// Counts from 1.
  public func photo(_ index: Int, of count: Int) -> String {
    switch self.language {
    case .english: "Photo \(self.number(index)) of \(self.number(count))"
    case .simplifiedChinese: "第\(self.number(index))张照片，共\(self.number(count))张"
    case .arabic: "الصورة \(self.number(index)) من \(self.number(count))"
    }
  }

  /// The accessibility label of a photo.
  public func photo(by author: String) -> String {
    switch self.language {
    case .english: "Photo by \(author)"
    case .simplifiedChinese: "\(author)的照片"
    case .arabic: "صورة من \(author)"
    }
  }

  /// The message when the data is not a photo.
  public var photoBroken: String {
    switch self.language {
    case .english: "What the server sent is damaged, or not a photo."
    case .simplifiedChinese: "服务器返回的内容已损坏，或不是照片。"
    case .arabic: "ما أرسله الخادم تالف أو ليس صورة."
    }
  }

  /// The message when a photo is on the pasteboard.
  public var photoCopied: String {
    switch self.language {
    case .english: "Photo copied"
    case .simplifiedChinese: "照片已拷贝"
    case .arabic: "نُسخت الصورة"
    }
  }

  /// The text in place of a photo that could not be loaded; a tap retries.
  public var photoFailed: String {
    switch self.language {
    case .english: "The photo could not be loaded. Tap to try again."
    case .simplifiedChinese: "照片加载失败，点按重试。"
    case .arabic: "تعذّر تحميل الصورة. انقر للمحاولة مجددًا."
    }
  }

  /// The title when a photo could not be loaded.
  public var photoFailedTitle: String {
    switch self.language {
    case .english: "The photo could not be loaded"
    case .simplifiedChinese: "无法加载照片"
    case .arabic: "تعذّر تحميل الصورة"
    }
  }

  /// The message when the disk, or the file system, rejects a file.
  public var photoFileRefused: String {
    switch self.language {
    case .english: "The file could not be written."
    case .simplifiedChinese: "无法写入文件。"
    case .arabic: "تعذّرت كتابة الملف."
    }
  }

  /// The message when there is no photo, or no longer.
  public var photoMissing: String {
    switch self.language {
    case .english: "The photo is not there any more."
    case .simplifiedChinese: "照片已不存在。"
    case .arabic: "لم تعد الصورة موجودة."
    }
  }

  /// The message when a photo was not copied, before the reason.
  public var photoNotCopied: String {
    switch self.language {
    case .english: "The photo was not copied."
    case .simplifiedChinese: "照片未拷贝。"
    case .arabic: "لم تُنسخ الصورة."
    }
  }

  /// The message when a photo was not saved, before the reason.
  public var photoNotSaved: String {
    switch self.language {
    case .english: "The photo was not saved."
    case .simplifiedChinese: "照片未保存。"
    case .arabic: "لم تُحفظ الصورة."
    }
  }

  /// "2 of 9": which of a moment's photos is shown.
  public func photoPosition(_ position: Int, of count: Int) -> String {
    switch self.language {
    case .english: "\(self.number(position)) of \(self.number(count))"
    case .simplifiedChinese: "\(self.number(position)) / \(self.number(count))"
    case .arabic: "\(self.number(position)) من \(self.number(count))"
    }
  }

  /// "12 photos": a detail of drafts and scheduled posts, and of the shelf of photos.
  public func photos(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) photos"
      case .one: "\(self.number(count)) photo"
      }
    case .simplifiedChinese: "\(self.number(count))张照片"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا صور"
      case .one: "صورة واحدة"
      case .two: "صورتان"
      case .few: "\(self.number(count)) صور"
      case .many, .other: "\(self.number(count)) صورة"
      }
    }
  }

  /// "12 photos and films": a detail of drafts, and of the shelf of photos, where there are both.
  public func photosAndFilms(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) photos and films"
      case .one: "\(self.number(count)) photo or film"
      }
    case .simplifiedChinese: "\(self.number(count))张照片和视频"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) من الصور والأفلام"
      }
    }
  }

  /// The message when a photo was saved; the path is isolated from the direction of the text.
  public func photoSaved(_ path: String) -> String {
    switch self.language {
    case .english: "Saved to \u{2068}\(path)\u{2069}"
    case .simplifiedChinese: "已保存到 \u{2068}\(path)\u{2069}"
    case .arabic: "حُفظت في \u{2068}\(path)\u{2069}"
    }
  }

  /// The name of the button that closes the photos.
  public var photosClose: String {
    switch self.language {
    case .english: "Close"
    case .simplifiedChinese: "关闭"
    case .arabic: "إغلاق"
    }
  }

  /// The name of the button that copies a photo to the pasteboard.
  public var photosCopy: String {
    switch self.language {
    case .english: "Copy photo"
    case .simplifiedChinese: "拷贝照片"
    case .arabic: "نسخ الصورة"
    }
  }

  /// The name of the button that shows a photo in the browser.
  public var photosOpenInBrowser: String {
    switch self.language {
    case .english: "Open in browser"
    case .simplifiedChinese: "在浏览器中打开"
    case .arabic: "فتح في المتصفح"
    }
  }

  /// The name of the button that leads to the moment of a photo.
  public var photosOpenMoment: String {
    switch self.language {
    case .english: "Show moment"
    case .simplifiedChinese: "查看动态"
    case .arabic: "عرض اللحظة"
    }
  }

  /// The name of the button that saves a photo as a file.
  public var photosSave: String {
    switch self.language {
    case .english: "Save photo"
    case .simplifiedChinese: "保存照片"
    case .arabic: "حفظ الصورة"
    }
  }

  /// The title of the photos of a person.
  public var photosTitle: String {
    switch self.language {
    case .english: "Photos"
    case .simplifiedChinese: "照片"
    case .arabic: "الصور"
    }
  }

  /// The message when a photo exceeds the maximum size.
  public var photoTooLarge: String {
    switch self.language {
    case .english: "The photo is too large to be shown here."
    case .simplifiedChinese: "照片太大，无法在此显示。"
    case .arabic: "الصورة أكبر من أن تُعرض هنا."
    }
  }

  /// The accessibility label of a photo without a description.
  public var photoWithoutDescription: String {
    switch self.language {
    case .english: "Photo without a description"
    case .simplifiedChinese: "没有描述的照片"
    case .arabic: "صورة بلا وصف"
    }
  }

  /// The title of the action that pins one of the reader's own moments to their profile.
  public var pin: String {
    switch self.language {
    case .english: "Pin to profile"
    case .simplifiedChinese: "在个人主页置顶"
    case .arabic: "ثبّت في ملفك"
    }
  }

  /// The heading above a pinned moment.
  public var pinned: String {
    switch self.language {
    case .english: "Pinned"
    case .simplifiedChinese: "置顶"
    case .arabic: "مثبّتة"
    }
  }

  /// The message when pinning was refused and is undone.
  public var pinRefused: String {
    switch self.language {
    case .english: "Your moment could not be pinned."
    case .simplifiedChinese: "置顶失败，已撤销。"
    case .arabic: "تعذّر تثبيت لحظتك."
    }
  }

  /// The text of a placeholder for a comment.
  package var placeholderDeleted: String {
    switch self.language {
    case .english: "This comment is gone"
    case .simplifiedChinese: "这条评论已不存在"
    case .arabic: "لم يعد هذا التعليق موجودًا"
    }
  }

  /// The text of a placeholder for a comment.
  package func placeholderFiltered(_ title: String) -> String {
    switch self.language {
    case .english: "Filtered: \(title)"
    case .simplifiedChinese: "已过滤：\(title)"
    case .arabic: "مُرشَّح: \(title)"
    }
  }

  /// The text of a placeholder for a comment.
  package var placeholderHidden: String {
    switch self.language {
    case .english: "Hidden by a filter"
    case .simplifiedChinese: "已被过滤规则隐藏"
    case .arabic: "أخفاه أحد المرشحات"
    }
  }

  /// The text of a placeholder for a comment.
  package var placeholderMuted: String {
    switch self.language {
    case .english: "From somebody you muted or blocked"
    case .simplifiedChinese: "来自你已隐藏或屏蔽的人"
    case .arabic: "من شخص كتمته أو حظرته"
    }
  }

  /// The name of the button that plays a film or a sound.
  public var play: String {
    switch self.language {
    case .english: "Play"
    case .simplifiedChinese: "播放"
    case .arabic: "تشغيل"
    }
  }

  /// The name of the button that plays again after the end.
  public var playAgain: String {
    switch self.language {
    case .english: "Play again"
    case .simplifiedChinese: "重新播放"
    case .arabic: "إعادة التشغيل"
    }
  }

  /// The message when the data is damaged.
  public var playbackDamaged: String {
    switch self.language {
    case .english: "What the server sent is damaged, or nothing that can be played."
    case .simplifiedChinese: "服务器返回的内容已损坏，或无法播放。"
    case .arabic: "ما أرسله الخادم تالف أو لا يمكن تشغيله."
    }
  }

  /// The title when a film or a sound cannot be played.
  public var playbackFailedTitle: String {
    switch self.language {
    case .english: "This cannot be played here"
    case .simplifiedChinese: "无法在此播放"
    case .arabic: "لا يمكن تشغيل هذا هنا"
    }
  }

  /// The message when it no longer exists.
  public var playbackMissing: String {
    switch self.language {
    case .english: "It is not there any more."
    case .simplifiedChinese: "内容已不存在。"
    case .arabic: "لم يعد موجودًا."
    }
  }

  /// The name of the slider with the time of a film.
  public var playbackPosition: String {
    switch self.language {
    case .english: "Position"
    case .simplifiedChinese: "播放位置"
    case .arabic: "موضع التشغيل"
    }
  }

  /// "0:12 of 1:05": the time of a film, for reading aloud.
  package func playbackPositionOf(_ position: String, _ duration: String) -> String {
    switch self.language {
    case .english: "\(position) of \(duration)"
    case .simplifiedChinese: "\(position)，共\(duration)"
    case .arabic: "\(position) من \(duration)"
    }
  }

  /// The message when it exceeds the maximum size.
  public var playbackTooLarge: String {
    switch self.language {
    case .english: "It is too large to be played here. Another program may."
    case .simplifiedChinese: "文件太大，无法在此播放，其他程序也许可以。"
    case .arabic: "حجمه أكبر من أن يُشغَّل هنا، وقد يستطيع برنامج آخر."
    }
  }

  /// The message when there is no decoder.
  public var playbackUnsupported: String {
    switch self.language {
    case .english: "This device cannot decode it. Another program may."
    case .simplifiedChinese: "此设备无法解码，其他程序也许可以。"
    case .arabic: "لا يستطيع هذا الجهاز فك ترميزه، وقد يستطيع برنامج آخر."
    }
  }

  /// The title of the button that goes back to voting.
  public var pollBackToVote: String {
    switch self.language {
    case .english: "Back to voting"
    case .simplifiedChinese: "返回投票"
    case .arabic: "العودة إلى التصويت"
    }
  }

  package func pollDays(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) days"
      case .one: "\(self.number(count)) day"
      }
    case .simplifiedChinese: "\(self.number(count))天"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أقل من يوم"
      case .one: "يوم"
      case .two: "يومان"
      case .few: "\(self.number(count)) أيام"
      case .many: "\(self.number(count)) يومًا"
      case .other: "\(self.number(count)) يوم"
      }
    }
  }

  /// The text about a poll that has ended.
  public var pollEnded: String {
    switch self.language {
    case .english: "Final results"
    case .simplifiedChinese: "投票已结束"
    case .arabic: "النتائج النهائية"
    }
  }

  package func pollHours(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) hours"
      case .one: "\(self.number(count)) hour"
      }
    case .simplifiedChinese: "\(self.number(count))小时"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أقل من ساعة"
      case .one: "ساعة"
      case .two: "ساعتان"
      case .few: "\(self.number(count)) ساعات"
      case .many, .other: "\(self.number(count)) ساعة"
      }
    }
  }

  package func pollMinutes(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) minutes"
      case .one: "\(self.number(count)) minute"
      }
    case .simplifiedChinese: "\(self.number(count))分钟"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أقل من دقيقة"
      case .one: "دقيقة"
      case .two: "دقيقتان"
      case .few: "\(self.number(count)) دقائق"
      case .many, .other: "\(self.number(count)) دقيقة"
      }
    }
  }

  /// The text about an option that the reader voted for.
  public var pollOwnVote: String {
    switch self.language {
    case .english: "Your vote"
    case .simplifiedChinese: "你的选择"
    case .arabic: "صوتك"
    }
  }

  /// The title of the button that shows the results of a poll before voting.
  public var pollShowResults: String {
    switch self.language {
    case .english: "See results"
    case .simplifiedChinese: "查看结果"
    case .arabic: "عرض النتائج"
    }
  }

  /// The title of the button that votes.
  public var pollVote: String {
    switch self.language {
    case .english: "Vote"
    case .simplifiedChinese: "投票"
    case .arabic: "صوّت"
    }
  }

  /// The number of voters.
  public func pollVoters(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people"
      case .one: "\(self.number(count)) person"
      }
    case .simplifiedChinese: "\(self.number(count))人参与"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يصوّت أحد"
      case .one: "شخص واحد"
      case .two: "شخصان"
      case .few: "\(self.number(count)) أشخاص"
      case .many: "\(self.number(count)) شخصًا"
      case .other: "\(self.number(count)) شخص"
      }
    }
  }

  /// The heading above a moment that only the mentioned people see.
  public var privateMention: String {
    switch self.language {
    case .english: "Private mention"
    case .simplifiedChinese: "私下提及"
    case .arabic: "إشارة خاصة"
    }
  }

  /// The heading above the bio.
  public var profileAbout: String {
    switch self.language {
    case .english: "About you"
    case .simplifiedChinese: "简介"
    case .arabic: "نبذة عنك"
    }
  }

  /// The title of the switch that marks the account as a bot.
  public var profileBot: String {
    switch self.language {
    case .english: "This is a bot"
    case .simplifiedChinese: "这是机器人账号"
    case .arabic: "هذا حساب آلي"
    }
  }

  /// Its explanation.
  public var profileBotDetail: String {
    switch self.language {
    case .english: "A program writes most of it."
    case .simplifiedChinese: "主要由程序发布内容。"
    case .arabic: "يكتب معظمه برنامج."
    }
  }

  /// The heading above the switches.
  public var profileChoices: String {
    switch self.language {
    case .english: "Privacy"
    case .simplifiedChinese: "隐私"
    case .arabic: "الخصوصية"
    }
  }

  /// The title of the switch that makes the reader discoverable.
  public var profileDiscoverable: String {
    switch self.language {
    case .english: "Let others find you"
    case .simplifiedChinese: "允许他人发现你"
    case .arabic: "اسمح للآخرين بالعثور عليك"
    }
  }

  /// Its explanation.
  public var profileDiscoverableDetail: String {
    switch self.language {
    case .english: "The server may recommend your profile and moments."
    case .simplifiedChinese: "服务器可以推荐你的主页和动态。"
    case .arabic: "قد يقترح الخادم ملفك ولحظاتك."
    }
  }

  /// The placeholder of the label of an empty line.
  public var profileLineName: String {
    switch self.language {
    case .english: "Label"
    case .simplifiedChinese: "标签"
    case .arabic: "العنوان"
    }
  }

  /// The heading above the lines of the profile.
  public var profileLines: String {
    switch self.language {
    case .english: "Extra lines"
    case .simplifiedChinese: "附加信息"
    case .arabic: "معلومات إضافية"
    }
  }

  /// The explanation of the lines.
  public var profileLinesHint: String {
    switch self.language {
    case .english: "Your pages, pronouns, anything. A page that links back to your profile is shown as verified."
    case .simplifiedChinese: "主页、称呼等任何内容。链接回你个人主页的网页会显示为已验证。"
    case .arabic: "صفحاتك أو أي شيء تريده. الصفحة التي ترتبط بملفك تظهر على أنها موثّقة."
    }
  }

  /// The placeholder of the content of an empty line.
  public var profileLineValue: String {
    switch self.language {
    case .english: "Content"
    case .simplifiedChinese: "内容"
    case .arabic: "المحتوى"
    }
  }

  /// The title of the switch that requires approval of followers.
  public var profileLocked: String {
    switch self.language {
    case .english: "Approve followers"
    case .simplifiedChinese: "关注需要批准"
    case .arabic: "الموافقة على المتابعين"
    }
  }

  /// Its explanation.
  public var profileLockedDetail: String {
    switch self.language {
    case .english: "People ask before they follow you."
    case .simplifiedChinese: "他人关注你之前需要你同意。"
    case .arabic: "يطلب الآخرون إذنك قبل متابعتك."
    }
  }

  /// The heading above the name.
  public var profileName: String {
    switch self.language {
    case .english: "Name"
    case .simplifiedChinese: "昵称"
    case .arabic: "الاسم"
    }
  }

  /// Shown when the profile could not be read.
  public var profileNotRead: String {
    switch self.language {
    case .english: "Your profile could not be loaded"
    case .simplifiedChinese: "无法加载你的资料"
    case .arabic: "تعذّر تحميل ملفك"
    }
  }

  /// The message when changes could not be saved.
  public var profileNotSaved: String {
    switch self.language {
    case .english: "Your profile could not be saved."
    case .simplifiedChinese: "资料未能保存。"
    case .arabic: "تعذّر حفظ ملفك."
    }
  }

  /// The name of the tab of the reader's own profile.
  public var profileTab: String {
    switch self.language {
    case .english: "Profile"
    case .simplifiedChinese: "我"
    case .arabic: "ملفي"
    }
  }

  /// The title of the timeline of all servers.
  public var publicTitle: String {
    switch self.language {
    case .english: "Public"
    case .simplifiedChinese: "公共"
    case .arabic: "العام"
    }
  }

  /// The action that quotes a moment.
  package var quoteAskToQuote: String {
    switch self.language {
    case .english: "Ask to quote"
    case .simplifiedChinese: "请求引用"
    case .arabic: "طلب الاقتباس"
    }
  }

  /// The action that quotes a moment.
  package var quoteQuote: String {
    switch self.language {
    case .english: "Quote"
    case .simplifiedChinese: "引用"
    case .arabic: "اقتباس"
    }
  }

  /// Why a quoted moment is not shown: the reader blocked its author.
  public var quoteBlocked: String {
    switch self.language {
    case .english: "You blocked the author of the quoted moment."
    case .simplifiedChinese: "你已屏蔽被引用动态的作者。"
    case .arabic: "لقد حظرتَ كاتب اللحظة المقتبسة."
    }
  }

  /// Why a quoted moment is not shown: it was deleted.
  public var quoteDeleted: String {
    switch self.language {
    case .english: "The quoted moment was deleted."
    case .simplifiedChinese: "被引用的动态已删除。"
    case .arabic: "حُذفت اللحظة المقتبسة."
    }
  }

  /// Why a quoted moment is not shown: the reader muted its author.
  public var quoteMuted: String {
    switch self.language {
    case .english: "You muted the author of the quoted moment."
    case .simplifiedChinese: "你已隐藏被引用动态的作者。"
    case .arabic: "لقد كتمتَ كاتب اللحظة المقتبسة."
    }
  }

  /// Why a quoted moment is not shown: its author has not agreed yet.
  public var quotePending: String {
    switch self.language {
    case .english: "The author has not agreed to this quote yet."
    case .simplifiedChinese: "作者尚未同意这次引用。"
    case .arabic: "لم يوافق الكاتب على هذا الاقتباس بعد."
    }
  }

  /// Why a quoted moment is not shown: its author does not agree, or no longer does.
  public var quoteRejected: String {
    switch self.language {
    case .english: "The author does not agree to this quote."
    case .simplifiedChinese: "作者不同意这次引用。"
    case .arabic: "لا يوافق الكاتب على هذا الاقتباس."
    }
  }

  /// The text read before a quoted moment.
  public func quotes(_ name: String) -> String {
    switch self.language {
    case .english: "Quotes \(name)"
    case .simplifiedChinese: "引用了\(name)"
    case .arabic: "يقتبس من \(name)"
    }
  }

  /// The text in a quoted moment that itself quotes a moment.
  public var quotesAnother: String {
    switch self.language {
    case .english: "Quotes another moment"
    case .simplifiedChinese: "引用了另一条动态"
    case .arabic: "تقتبس لحظة أخرى"
    }
  }

  /// The text of a quoted moment of which only the identity is known.
  public var quoteToOpen: String {
    switch self.language {
    case .english: "Show the quoted moment"
    case .simplifiedChinese: "查看被引用的动态"
    case .arabic: "عرض اللحظة المقتبسة"
    }
  }

  /// Why a quoted moment is not shown: the reader may not see it, or the reason is unknown.
  public var quoteUnavailable: String {
    switch self.language {
    case .english: "The quoted moment is not available."
    case .simplifiedChinese: "被引用的动态不可用。"
    case .arabic: "اللحظة المقتبسة غير متاحة."
    }
  }

  package func rateLimitedMinutes(_ minutes: Int) -> String {
    switch self.language {
    case .english: "The server asks to wait. Try again in \(minutes) min."
    case .simplifiedChinese: "服务器要求稍候，请在 \(minutes) 分钟后再试。"
    case .arabic: "يطلب الخادم الانتظار. أعد المحاولة بعد \(minutes) د."
    }
  }

  package var rateLimitedSomeMinutes: String {
    switch self.language {
    case .english: "The server asks to wait. Try again in some minutes."
    case .simplifiedChinese: "服务器要求稍候，请过几分钟再试。"
    case .arabic: "يطلب الخادم الانتظار. أعد المحاولة بعد دقائق."
    }
  }

  /// The message when a refresh failed and the old rows stay.
  public var refreshFailed: String {
    switch self.language {
    case .english: "The timeline could not be refreshed."
    case .simplifiedChinese: "刷新失败，请稍后再试。"
    case .arabic: "تعذّر تحديث اللحظات."
    }
  }

  package var refused: String {
    switch self.language {
    case .english: "This was refused."
    case .simplifiedChinese: "操作被拒绝。"
    case .arabic: "رُفض هذا الطلب."
    }
  }

  /// The button that rejects a request.
  public var rejectRequest: String {
    switch self.language {
    case .english: "Reject"
    case .simplifiedChinese: "拒绝"
    case .arabic: "رفض"
    }
  }

  /// The title of the action that removes a bookmark.
  public var removeBookmark: String {
    switch self.language {
    case .english: "Remove bookmark"
    case .simplifiedChinese: "取消收藏"
    case .arabic: "أزل من المحفوظات"
    }
  }

  /// The button that removes a person from a list.
  public var removeFromList: String {
    switch self.language {
    case .english: "Remove"
    case .simplifiedChinese: "移除"
    case .arabic: "إزالة"
    }
  }

  /// The button and the question that give a list another title.
  public var renameList: String {
    switch self.language {
    case .english: "Rename list"
    case .simplifiedChinese: "重命名列表"
    case .arabic: "إعادة تسمية القائمة"
    }
  }

  /// "12 replies": the button of a comment that hides them.
  public func replies(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) replies"
      case .one: "\(self.number(count)) reply"
      }
    case .simplifiedChinese: "\(self.number(count))条回复"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا ردود"
      case .one: "رد واحد"
      case .two: "ردّان"
      case .few: "\(self.number(count)) ردود"
      case .many: "\(self.number(count)) ردًّا"
      case .other: "\(self.number(count)) رد"
      }
    }
  }

  /// The title of the reply action.
  public var reply: String {
    switch self.language {
    case .english: "Reply"
    case .simplifiedChinese: "回复"
    case .arabic: "رد"
    }
  }

  /// The post that a comment or a moment replies to.
  public func replying(to name: String) -> String {
    switch self.language {
    case .english: "Replying to \(self.isolated(name))"
    case .simplifiedChinese: "回复 \(self.isolated(name))"
    case .arabic: "ردًّا على \(self.isolated(name))"
    }
  }

  /// The message when the reader replies to a mention while they write something.
  public var replyWhileWriting: String {
    switch self.language {
    case .english: "Finish what you are writing first, then reply."
    case .simplifiedChinese: "请先完成正在撰写的内容，再回复。"
    case .arabic: "أنهِ ما تكتبه أولًا ثم رُد."
    }
  }

  /// The title of the action that reports a person, named with the leading "@".
  public func report(_ handle: String) -> String {
    switch self.language {
    case .english: "Report \(self.isolated(handle))"
    case .simplifiedChinese: "举报 \(self.isolated(handle))"
    case .arabic: "الإبلاغ عن \(self.isolated(handle))"
    }
  }

  /// The name of a category.
  package var reportCategoryLegal: String {
    switch self.language {
    case .english: "It breaks the law"
    case .simplifiedChinese: "违反法律"
    case .arabic: "مخالف للقانون"
    }
  }

  /// The name of a category.
  package var reportCategoryOther: String {
    switch self.language {
    case .english: "Something else"
    case .simplifiedChinese: "其他问题"
    case .arabic: "شيء آخر"
    }
  }

  /// The name of a category.
  package var reportCategoryRules: String {
    switch self.language {
    case .english: "It breaks server rules"
    case .simplifiedChinese: "违反服务器规则"
    case .arabic: "يخالف قواعد الخادم"
    }
  }

  /// The name of a category.
  package var reportCategorySpam: String {
    switch self.language {
    case .english: "It is spam"
    case .simplifiedChinese: "垃圾信息"
    case .arabic: "محتوى مزعج"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailLegal: String {
    switch self.language {
    case .english: "In your country or in that of the server"
    case .simplifiedChinese: "违反你所在地或服务器所在地的法律"
    case .arabic: "في بلدك أو في بلد الخادم"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailOther: String {
    switch self.language {
    case .english: "Tell the moderators below"
    case .simplifiedChinese: "请在下方向管理员说明"
    case .arabic: "أخبر المشرفين أدناه"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailRules: String {
    switch self.language {
    case .english: "You choose which ones"
    case .simplifiedChinese: "你可以选择具体规则"
    case .arabic: "تختار أيّ القواعد"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailSpam: String {
    switch self.language {
    case .english: "Advertising, deceitful links, fake replies"
    case .simplifiedChinese: "广告、欺诈链接或虚假回复"
    case .arabic: "إعلانات أو روابط خادعة أو ردود زائفة"
    }
  }

  /// The heading above the reader's comment.
  public var reportComment: String {
    switch self.language {
    case .english: "What should they know?"
    case .simplifiedChinese: "还有什么要说明的？"
    case .arabic: "ما الذي ينبغي أن يعرفوه؟"
    }
  }

  /// The placeholder of the reader's comment.
  public var reportCommentPlaceholder: String {
    switch self.language {
    case .english: "In your own words, if you like"
    case .simplifiedChinese: "可选，用你自己的话说明"
    case .arabic: "بكلماتك، إن شئت"
    }
  }

  /// The message when a report was added to the outbox.
  public func reported(_ handle: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(handle)) is reported to the moderators."
    case .simplifiedChinese: "已向管理员举报 \(self.isolated(handle))。"
    case .arabic: "أُبلغ المشرفون عن \(self.isolated(handle))."
    }
  }

  /// The switch that forwards the report to the person's own server.
  public func reportForward(_ host: String) -> String {
    switch self.language {
    case .english: "Tell \(self.isolated(host)) too"
    case .simplifiedChinese: "同时告知 \(self.isolated(host))"
    case .arabic: "إبلاغ \(self.isolated(host)) أيضًا"
    }
  }

  /// The explanation of that switch.
  public var reportForwardDetail: String {
    switch self.language {
    case .english: "Its moderators get a copy, without your name."
    case .simplifiedChinese: "对方服务器的管理员会收到一份不含你姓名的副本。"
    case .arabic: "يتلقّى مشرفوه نسخة لا تحمل اسمك."
    }
  }

  /// The message when a report could not be stored.
  public var reportNotSent: String {
    switch self.language {
    case .english: "The report could not be sent."
    case .simplifiedChinese: "举报未能发送。"
    case .arabic: "تعذّر إرسال البلاغ."
    }
  }

  /// The heading above the posts of the person.
  public var reportPosts: String {
    switch self.language {
    case .english: "Moments to look at"
    case .simplifiedChinese: "相关动态"
    case .arabic: "لحظات للنظر فيها"
    }
  }

  /// The heading above the categories.
  public var reportQuestion: String {
    switch self.language {
    case .english: "What is wrong?"
    case .simplifiedChinese: "有什么问题？"
    case .arabic: "ما المشكلة؟"
    }
  }

  /// The heading above the rules of the server.
  public var reportRules: String {
    switch self.language {
    case .english: "Which rules?"
    case .simplifiedChinese: "违反了哪些规则？"
    case .arabic: "أيّ القواعد؟"
    }
  }

  /// The title of the button that sends the report.
  public var reportSend: String {
    switch self.language {
    case .english: "Send"
    case .simplifiedChinese: "发送"
    case .arabic: "إرسال"
    }
  }

  /// The title of the sheet.
  public var reportTitle: String {
    switch self.language {
    case .english: "Report"
    case .simplifiedChinese: "举报"
    case .arabic: "إبلاغ"
    }
  }

  /// The result of a request: accepted.
  public var requestAccepted: String {
    switch self.language {
    case .english: "Accepted"
    case .simplifiedChinese: "已接受"
    case .arabic: "قُبل الطلب"
    }
  }

  /// The result of a request that is no longer pending.
  public var requestGone: String {
    switch self.language {
    case .english: "No longer waiting"
    case .simplifiedChinese: "请求已失效"
    case .arabic: "لم يعد الطلب قائمًا"
    }
  }

  /// The message when an answer was rejected by the server.
  public var requestNotAnswered: String {
    switch self.language {
    case .english: "The follow request could not be answered."
    case .simplifiedChinese: "无法处理该关注请求。"
    case .arabic: "تعذّر الرد على طلب المتابعة."
    }
  }

  /// The result of a request: rejected.
  public var requestRejected: String {
    switch self.language {
    case .english: "Rejected"
    case .simplifiedChinese: "已拒绝"
    case .arabic: "رُفض الطلب"
    }
  }

  /// The title of the retry button.
  public var retry: String {
    switch self.language {
    case .english: "Try again"
    case .simplifiedChinese: "重试"
    case .arabic: "أعد المحاولة"
    }
  }

  /// The title of the button that saves the note.
  public var save: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The name of the button that opens the reader's saved moments.
  public var savedTitle: String {
    switch self.language {
    case .english: "Saved"
    case .simplifiedChinese: "我的收藏与赞"
    case .arabic: "ما حفظته"
    }
  }

  /// The button that saves a new title.
  public var saveListTitle: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The title of the row that chooses a time of day.
  public var scheduleClock: String {
    switch self.language {
    case .english: "Time"
    case .simplifiedChinese: "时间"
    case .arabic: "الوقت"
    }
  }

  /// The title of the button that chooses when something is posted.
  public var scheduleCommand: String {
    switch self.language {
    case .english: "Schedule…"
    case .simplifiedChinese: "定时发表…"
    case .arabic: "جدولة…"
    }
  }

  /// The title of the row that chooses a day.
  public var scheduleDay: String {
    switch self.language {
    case .english: "Day"
    case .simplifiedChinese: "日期"
    case .arabic: "التاريخ"
    }
  }

  /// The title of the action that changes the time.
  public var scheduledChange: String {
    switch self.language {
    case .english: "Change the time"
    case .simplifiedChinese: "更改时间"
    case .arabic: "تغيير الموعد"
    }
  }

  /// The question before a scheduled post is deleted.
  public var scheduledDeleteQuestion: String {
    switch self.language {
    case .english: "Delete it before it is posted?"
    case .simplifiedChinese: "要在发表前删除吗？"
    case .arabic: "هل تريد حذفه قبل نشره؟"
    }
  }

  /// The explanation of scheduled posts.
  public var scheduledEmptyMessage: String {
    switch self.language {
    case .english: "When you write something, choose “Schedule…” to have it posted later."
    case .simplifiedChinese: "写动态时选择“定时发表…”，即可稍后发表。"
    case .arabic: "عندما تكتب شيئًا، اختر «جدولة…» ليُنشر لاحقًا."
    }
  }

  /// The title when there are no scheduled posts.
  public var scheduledEmptyTitle: String {
    switch self.language {
    case .english: "Nothing is scheduled"
    case .simplifiedChinese: "没有定时发表的内容"
    case .arabic: "لا منشورات مجدولة"
    }
  }

  /// The title of a list that could not be loaded.
  public var scheduledFailedTitle: String {
    switch self.language {
    case .english: "Could not load what is scheduled"
    case .simplifiedChinese: "无法加载定时发表的内容"
    case .arabic: "تعذر تحميل المنشورات المجدولة"
    }
  }

  /// The message when a post was sent, or deleted elsewhere, before the reader changed it.
  public var scheduledGone: String {
    switch self.language {
    case .english: "It was posted or deleted meanwhile."
    case .simplifiedChinese: "该内容已发表或被删除。"
    case .arabic: "نُشر أو حُذف في هذه الأثناء."
    }
  }

  /// The message when a new time was rejected.
  public var scheduledNotChanged: String {
    switch self.language {
    case .english: "The time was not changed."
    case .simplifiedChinese: "时间未更改。"
    case .arabic: "لم يتغير الموعد."
    }
  }

  /// The message when a post was not deleted.
  public var scheduledNotDeleted: String {
    switch self.language {
    case .english: "It was not deleted."
    case .simplifiedChinese: "未能删除。"
    case .arabic: "لم يُحذف."
    }
  }

  /// The message when a post was scheduled.
  ///
  /// - Parameter time: When it is posted, such as "Tomorrow at 09:00".
  /// - Returns: The text.
  public func scheduleDone(_ time: String) -> String {
    switch self.language {
    case .english: "Scheduled: \(time)"
    case .simplifiedChinese: "已定时：\(time)"
    case .arabic: "تمت الجدولة: \(time)"
    }
  }

  /// The title of the list of scheduled posts, and of the row that opens it.
  public var scheduledTitle: String {
    switch self.language {
    case .english: "Scheduled"
    case .simplifiedChinese: "定时发表"
    case .arabic: "المنشورات المجدولة"
    }
  }

  package var scheduleInAnHour: String {
    switch self.language {
    case .english: "In an hour"
    case .simplifiedChinese: "一小时后"
    case .arabic: "بعد ساعة"
    }
  }

  package var scheduleMondayMorning: String {
    switch self.language {
    case .english: "Monday morning"
    case .simplifiedChinese: "周一早上"
    case .arabic: "صباح الاثنين"
    }
  }

  /// The problem when the server does not support scheduled posts.
  public var scheduleNotPossible: String {
    switch self.language {
    case .english: "Your server posts at once only. Remove the time to post."
    case .simplifiedChinese: "你的服务器只能立即发表。请移除时间后再发表。"
    case .arabic: "خادمك ينشر فورًا فقط. أزل الموعد للنشر."
    }
  }

  /// The heading above a day and a time to choose.
  public var scheduleOther: String {
    switch self.language {
    case .english: "Another time"
    case .simplifiedChinese: "其他时间"
    case .arabic: "وقت آخر"
    }
  }

  /// The title of the button that schedules a post.
  public var schedulePost: String {
    switch self.language {
    case .english: "Schedule"
    case .simplifiedChinese: "定时发表"
    case .arabic: "جدولة"
    }
  }

  /// The name of the button that removes the time: the post is then sent immediately.
  public var scheduleRemove: String {
    switch self.language {
    case .english: "Remove the time"
    case .simplifiedChinese: "移除发表时间"
    case .arabic: "إزالة الموعد"
    }
  }

  /// The title of the button that opens the scheduled posts.
  public var scheduleShow: String {
    switch self.language {
    case .english: "Show"
    case .simplifiedChinese: "查看"
    case .arabic: "عرض"
    }
  }

  package var scheduleThisEvening: String {
    switch self.language {
    case .english: "This evening"
    case .simplifiedChinese: "今晚"
    case .arabic: "هذا المساء"
    }
  }

  /// The title of the page that chooses when something is posted.
  public var scheduleTitle: String {
    switch self.language {
    case .english: "When to post"
    case .simplifiedChinese: "发表时间"
    case .arabic: "موعد النشر"
    }
  }

  package var scheduleTomorrowEvening: String {
    switch self.language {
    case .english: "Tomorrow evening"
    case .simplifiedChinese: "明天傍晚"
    case .arabic: "مساء الغد"
    }
  }

  package var scheduleTomorrowMorning: String {
    switch self.language {
    case .english: "Tomorrow morning"
    case .simplifiedChinese: "明天早上"
    case .arabic: "صباح الغد"
    }
  }

  /// The problem of a time that is too soon.
  public var scheduleTooSoon: String {
    switch self.language {
    case .english: "This time is over, or less than five minutes away. Choose another one."
    case .simplifiedChinese: "该时间已过，或距现在不足五分钟。请另选时间。"
    case .arabic: "مضى هذا الموعد أو بقي له أقل من خمس دقائق. اختر موعدًا آخر."
    }
  }

  /// The name of the scope of everything.
  public var searchAll: String {
    switch self.language {
    case .english: "All"
    case .simplifiedChinese: "全部"
    case .arabic: "الكل"
    }
  }

  /// The explanation of the search.
  public var searchBeginMessage: String {
    switch self.language {
    case .english: "Type a name, a hashtag or a few words, or paste the address of a profile or a moment."
    case .simplifiedChinese: "输入名字、话题或几个词，也可以粘贴主页或动态的地址。"
    case .arabic: "اكتب اسمًا أو وسمًا أو بضع كلمات، أو ألصق عنوان ملف شخصي أو لحظة."
    }
  }

  /// The title before the first search.
  public var searchBeginTitle: String {
    switch self.language {
    case .english: "Find people and moments"
    case .simplifiedChinese: "查找用户和动态"
    case .arabic: "ابحث عن أشخاص ولحظات"
    }
  }

  /// The title of the button that clears the recent searches.
  public var searchClearRecents: String {
    switch self.language {
    case .english: "Clear"
    case .simplifiedChinese: "清除"
    case .arabic: "مسح"
    }
  }

  /// The title when the search failed.
  public var searchFailedTitle: String {
    switch self.language {
    case .english: "The search did not work"
    case .simplifiedChinese: "搜索失败"
    case .arabic: "تعذّر البحث"
    }
  }

  /// The name of the scope of hashtags, and the heading above them.
  public var searchHashtags: String {
    switch self.language {
    case .english: "Hashtags"
    case .simplifiedChinese: "话题"
    case .arabic: "وسوم"
    }
  }

  /// The text while an address is looked up.
  public var searchLookingUp: String {
    switch self.language {
    case .english: "Looking it up…"
    case .simplifiedChinese: "正在查找…"
    case .arabic: "جارٍ البحث عنه…"
    }
  }

  /// The name of the scope of moments, and the heading above them.
  public var searchMoments: String {
    switch self.language {
    case .english: "Moments"
    case .simplifiedChinese: "动态"
    case .arabic: "لحظات"
    }
  }

  /// The text in place of moments if the server cannot search texts.
  public var searchNoTextNote: String {
    switch self.language {
    case .english: "The server found no moments. Many servers do not search the text of moments, or only what concerns you."
    case .simplifiedChinese: "服务器没有找到动态。许多服务器不搜索动态的文字，或只搜索与你有关的动态。"
    case .arabic: "لم يعثر الخادم على لحظات. كثير من الخوادم لا تبحث في نص اللحظات، أو تبحث فيما يخصّك فقط."
    }
  }

  /// The text when an address leads to nothing that can be shown.
  public var searchNothingAtAddress: String {
    switch self.language {
    case .english: "No person and no moment was found at this address."
    case .simplifiedChinese: "此地址没有对应的用户或动态。"
    case .arabic: "لم يُعثر على شخص أو لحظة في هذا العنوان."
    }
  }

  /// The advice when nothing was found.
  package var searchNothingMessageAll: String {
    switch self.language {
    case .english: "Check the spelling, or try other words."
    case .simplifiedChinese: "请检查拼写，或换个词试试。"
    case .arabic: "تحقق من الإملاء أو جرّب كلمات أخرى."
    }
  }

  /// The advice when nothing was found.
  package var searchNothingMessageHashtags: String {
    switch self.language {
    case .english: "Nobody whom the server knows has used it."
    case .simplifiedChinese: "服务器上还没有人用过它。"
    case .arabic: "لم يستخدمه أحد يعرفه الخادم."
    }
  }

  /// The advice when nothing was found.
  package var searchNothingMessagePeople: String {
    switch self.language {
    case .english: "Check the spelling, or type the whole address: @name@server."
    case .simplifiedChinese: "请检查拼写，或输入完整地址：@名字@服务器。"
    case .arabic: "تحقق من الإملاء، أو اكتب العنوان كاملًا: \u{200E}@name@server."
    }
  }

  /// The title when nothing was found.
  public func searchNothingTitle(_ text: String) -> String {
    switch self.language {
    case .english: "Nothing found for “\u{2068}\(text)\u{2069}”"
    case .simplifiedChinese: "没有找到“\u{2068}\(text)\u{2069}”"
    case .arabic: "لا نتائج عن «\u{2068}\(text)\u{2069}»"
    }
  }

  /// The text above results from this device.
  public var searchOfflineNote: String {
    switch self.language {
    case .english: "The server could not be reached. This is what is known on this device."
    case .simplifiedChinese: "无法连接服务器。以下是本机已有的内容。"
    case .arabic: "تعذّر الوصول إلى الخادم. هذا ما هو معروف على هذا الجهاز."
    }
  }

  /// The origin of results when the server could not be reached.
  public var searchOnDevice: String {
    switch self.language {
    case .english: "On this device"
    case .simplifiedChinese: "本机"
    case .arabic: "على هذا الجهاز"
    }
  }

  /// The title of the row that opens an address.
  public func searchOpen(_ address: String) -> String {
    switch self.language {
    case .english: "Open \u{2066}\(address)\u{2069}"
    case .simplifiedChinese: "打开 \u{2066}\(address)\u{2069}"
    case .arabic: "فتح \u{2066}\(address)\u{2069}"
    }
  }

  /// The name of the scope of people, and the heading above them.
  public var searchPeople: String {
    switch self.language {
    case .english: "People"
    case .simplifiedChinese: "用户"
    case .arabic: "أشخاص"
    }
  }

  /// The placeholder of the search field.
  public var searchPlaceholder: String {
    switch self.language {
    case .english: "People, hashtags, moments, links"
    case .simplifiedChinese: "用户、话题、动态或链接"
    case .arabic: "أشخاص، وسوم، لحظات، روابط"
    }
  }

  /// The heading above recent searches.
  public var searchRecents: String {
    switch self.language {
    case .english: "Recent searches"
    case .simplifiedChinese: "最近搜索"
    case .arabic: "عمليات البحث الأخيرة"
    }
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllAll: String {
    switch self.language {
    case .english: "Show all"
    case .simplifiedChinese: "查看全部"
    case .arabic: "عرض الكل"
    }
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllHashtags: String {
    switch self.language {
    case .english: "Show all hashtags"
    case .simplifiedChinese: "查看全部话题"
    case .arabic: "عرض كل الوسوم"
    }
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllMoments: String {
    switch self.language {
    case .english: "Show all moments"
    case .simplifiedChinese: "查看全部动态"
    case .arabic: "عرض كل اللحظات"
    }
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllPeople: String {
    switch self.language {
    case .english: "Show all people"
    case .simplifiedChinese: "查看全部用户"
    case .arabic: "عرض كل الأشخاص"
    }
  }

  /// The title of the search, and the name of the button and the shortcut that open it.
  public var searchTitle: String {
    switch self.language {
    case .english: "Search"
    case .simplifiedChinese: "搜索"
    case .arabic: "بحث"
    }
  }

  package func secondCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) seconds"
      case .one: "\(self.number(count)) second"
      }
    case .simplifiedChinese: "\(self.number(count))秒"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .many, .other: "\(self.number(count)) ثانية"
      case .one: "ثانية"
      case .two: "ثانيتان"
      case .few: "\(self.number(count)) ثوانٍ"
      }
    }
  }

  /// The text of a moment that is being sent.
  public var sending: String {
    switch self.language {
    case .english: "Sending…"
    case .simplifiedChinese: "发送中…"
    case .arabic: "جارٍ الإرسال…"
    }
  }

  /// The warning for images that the author covered without a text.
  public var sensitivePhotos: String {
    switch self.language {
    case .english: "Sensitive photos"
    case .simplifiedChinese: "敏感图片"
    case .arabic: "صور حساسة"
    }
  }

  /// Parts joined with a pause between them, without the empty ones.
  package var sentencesSeparator: String {
    switch self.language {
    case .english: ", "
    case .simplifiedChinese: "，"
    case .arabic: "، "
    }
  }

  package func serverAnswered(_ code: Int) -> String {
    switch self.language {
    case .english: "The server answered with error \(code). Try again later."
    case .simplifiedChinese: "服务器返回错误 \(code)，请稍后重试。"
    case .arabic: "أجاب الخادم بالخطأ \(code). أعد المحاولة لاحقًا."
    }
  }

  /// The placeholder of the server field.
  public var serverPlaceholder: String {
    switch self.language {
    case .english: "example.social"
    case .simplifiedChinese: "example.social"
    case .arabic: "example.social"
    }
  }

  /// The message when a choice could not be saved for the next start.
  public func settingsNotSaved(_ reason: String) -> String {
    switch self.language {
    case .english: "This could not be kept for the next start: \(reason)"
    case .simplifiedChinese: "无法保存此设置：\(reason)"
    case .arabic: "تعذّر حفظ هذا للمرة القادمة: \(reason)"
    }
  }

  /// The message when the settings were unreadable and are kept under another name.
  public func settingsSetAside(_ path: String) -> String {
    switch self.language {
    case .english: "The settings could not be read. The file was kept as \(path)."
    case .simplifiedChinese: "无法读取设置，文件已另存为 \(path)。"
    case .arabic: "تعذّرت قراءة الإعدادات. حُفظ الملف باسم \(path)."
    }
  }

  /// The title of the settings screen.
  public var settingsTitle: String {
    switch self.language {
    case .english: "Settings"
    case .simplifiedChinese: "设置"
    case .arabic: "الإعدادات"
    }
  }

  /// "12 people shared this".
  public func sharedBy(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people shared this"
      case .one: "\(self.number(count)) person shared this"
      }
    case .simplifiedChinese: "\(self.number(count))人分享"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يشاركه أحد"
      case .one: "شاركه شخص واحد"
      case .two: "شاركه شخصان"
      case .few: "شاركه \(self.number(count)) أشخاص"
      case .many: "شاركه \(self.number(count)) شخصًا"
      case .other: "شاركه \(self.number(count)) شخص"
      }
    }
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedHashtags: String {
    switch self.language {
    case .english: "Hashtags could not be loaded"
    case .simplifiedChinese: "无法加载话题"
    case .arabic: "تعذّر تحميل الوسوم"
    }
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedLinks: String {
    switch self.language {
    case .english: "Links could not be loaded"
    case .simplifiedChinese: "无法加载链接"
    case .arabic: "تعذّر تحميل الروابط"
    }
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedPeople: String {
    switch self.language {
    case .english: "People could not be loaded"
    case .simplifiedChinese: "无法加载推荐"
    case .arabic: "تعذّر تحميل الأشخاص"
    }
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedPhotos: String {
    switch self.language {
    case .english: "Photos could not be loaded"
    case .simplifiedChinese: "无法加载照片"
    case .arabic: "تعذّر تحميل الصور"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitleHashtags: String {
    switch self.language {
    case .english: "Popular hashtags"
    case .simplifiedChinese: "热门话题"
    case .arabic: "وسوم رائجة"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitleLinks: String {
    switch self.language {
    case .english: "Shared links"
    case .simplifiedChinese: "热门链接"
    case .arabic: "روابط متداولة"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitlePeople: String {
    switch self.language {
    case .english: "People to follow"
    case .simplifiedChinese: "推荐关注"
    case .arabic: "أشخاص للمتابعة"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitlePhotos: String {
    switch self.language {
    case .english: "New photos"
    case .simplifiedChinese: "最新照片"
    case .arabic: "صور جديدة"
    }
  }

  /// The action of Return.
  public var shortcutActivate: String {
    switch self.language {
    case .english: "Open or press"
    case .simplifiedChinese: "打开或按下"
    case .arabic: "فتح أو ضغط"
    }
  }

  /// Goes back to the previous screen.
  public var shortcutBack: String {
    switch self.language {
    case .english: "Back"
    case .simplifiedChinese: "返回"
    case .arabic: "رجوع"
    }
  }

  /// Bookmarks the focused moment, or removes the bookmark.
  public var shortcutBookmark: String {
    switch self.language {
    case .english: "Bookmark"
    case .simplifiedChinese: "收藏"
    case .arabic: "الحفظ في المحفوظات"
    }
  }

  /// Boosts the focused moment, or undoes the boost.
  public var shortcutBoost: String {
    switch self.language {
    case .english: "Boost"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادة النشر"
    }
  }

  /// Closes what is shown over the screen.
  public var shortcutClose: String {
    switch self.language {
    case .english: "Close"
    case .simplifiedChinese: "关闭"
    case .arabic: "إغلاق"
    }
  }

  /// Writes a comment.
  public var shortcutComment: String {
    switch self.language {
    case .english: "Write a comment"
    case .simplifiedChinese: "写评论"
    case .arabic: "اكتب تعليقًا"
    }
  }

  /// Likes the focused moment, or removes the like.
  public var shortcutLike: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "赞"
    case .arabic: "إعجاب"
    }
  }

  /// Mutes or unmutes a film.
  public var shortcutMute: String {
    switch self.language {
    case .english: "Mute or unmute"
    case .simplifiedChinese: "静音或取消静音"
    case .arabic: "كتم الصوت أو إلغاؤه"
    }
  }

  /// The action of the arrow keys while something is focused.
  public var shortcutNeighbor: String {
    switch self.language {
    case .english: "Nearest control that way"
    case .simplifiedChinese: "该方向最近的控件"
    case .arabic: "أقرب عنصر في ذلك الاتجاه"
    }
  }

  /// The action of Tab.
  public var shortcutNextControl: String {
    switch self.language {
    case .english: "Next control"
    case .simplifiedChinese: "下一个控件"
    case .arabic: "عنصر التحكم التالي"
    }
  }

  /// Goes to the moment below.
  public var shortcutNextMoment: String {
    switch self.language {
    case .english: "Next moment"
    case .simplifiedChinese: "下一条动态"
    case .arabic: "اللحظة التالية"
    }
  }

  /// Shows the next photo.
  public var shortcutNextPhoto: String {
    switch self.language {
    case .english: "Next photo"
    case .simplifiedChinese: "下一张照片"
    case .arabic: "الصورة التالية"
    }
  }

  /// The action of Page Down.
  public var shortcutPageDown: String {
    switch self.language {
    case .english: "Scroll a page"
    case .simplifiedChinese: "向下翻页"
    case .arabic: "تمرير صفحة"
    }
  }

  /// Plays or pauses a film.
  public var shortcutPlayPause: String {
    switch self.language {
    case .english: "Play or pause"
    case .simplifiedChinese: "播放或暂停"
    case .arabic: "تشغيل أو إيقاف مؤقت"
    }
  }

  /// The action of Shift-Tab.
  public var shortcutPreviousControl: String {
    switch self.language {
    case .english: "Previous control"
    case .simplifiedChinese: "上一个控件"
    case .arabic: "عنصر التحكم السابق"
    }
  }

  /// Goes to the moment above.
  public var shortcutPreviousMoment: String {
    switch self.language {
    case .english: "Previous moment"
    case .simplifiedChinese: "上一条动态"
    case .arabic: "اللحظة السابقة"
    }
  }

  /// Shows the previous photo.
  public var shortcutPreviousPhoto: String {
    switch self.language {
    case .english: "Previous photo"
    case .simplifiedChinese: "上一张照片"
    case .arabic: "الصورة السابقة"
    }
  }

  /// Reloads everything.
  public var shortcutRefresh: String {
    switch self.language {
    case .english: "Refresh"
    case .simplifiedChinese: "刷新"
    case .arabic: "تحديث"
    }
  }

  /// The name of the button that closes a sheet.
  public var shortcutsClose: String {
    switch self.language {
    case .english: "Done"
    case .simplifiedChinese: "完成"
    case .arabic: "تم"
    }
  }

  /// Seeks ten seconds back.
  public var shortcutSeekBack: String {
    switch self.language {
    case .english: "Back 10 seconds"
    case .simplifiedChinese: "后退10秒"
    case .arabic: "رجوع ١٠ ثوانٍ"
    }
  }

  /// Seeks ten seconds forward.
  public var shortcutSeekForward: String {
    switch self.language {
    case .english: "Forward 10 seconds"
    case .simplifiedChinese: "前进10秒"
    case .arabic: "تقديم ١٠ ثوانٍ"
    }
  }

  /// The title of the shortcuts of the whole app.
  public var shortcutsOfApp: String {
    switch self.language {
    case .english: "Everywhere"
    case .simplifiedChinese: "通用"
    case .arabic: "في كل مكان"
    }
  }

  /// The title of the keys that move the focus.
  public var shortcutsOfFocus: String {
    switch self.language {
    case .english: "Moving around"
    case .simplifiedChinese: "移动焦点"
    case .arabic: "التنقّل"
    }
  }

  /// The title of the shortcuts of the screen that is shown.
  public var shortcutsOfScreen: String {
    switch self.language {
    case .english: "This screen"
    case .simplifiedChinese: "当前页面"
    case .arabic: "هذه الشاشة"
    }
  }

  /// The title of the sheet that lists shortcuts, and the name of the shortcut that shows it.
  public var shortcutsTitle: String {
    switch self.language {
    case .english: "Keyboard shortcuts"
    case .simplifiedChinese: "键盘快捷键"
    case .arabic: "اختصارات لوحة المفاتيح"
    }
  }

  /// Shows or hides the bars over a photo.
  public var shortcutToggleBars: String {
    switch self.language {
    case .english: "Show or hide the bars"
    case .simplifiedChinese: "显示或隐藏工具栏"
    case .arabic: "إظهار الأشرطة أو إخفاؤها"
    }
  }

  /// The name of the + and = keys in the photo viewer, which enlarge the photo by 1.5.
  public var shortcutZoomIn: String {
    switch self.language {
    case .english: "Zoom in"
    case .simplifiedChinese: "放大"
    case .arabic: "تكبير"
    }
  }

  /// The name of the - key in the photo viewer, which makes the photo smaller by 1.5.
  public var shortcutZoomOut: String {
    switch self.language {
    case .english: "Zoom out"
    case .simplifiedChinese: "缩小"
    case .arabic: "تصغير"
    }
  }

  /// Shows the whole photo.
  public var shortcutZoomToFit: String {
    switch self.language {
    case .english: "Whole photo"
    case .simplifiedChinese: "显示整张照片"
    case .arabic: "الصورة كاملة"
    }
  }

  /// The title of the button that shows the content behind a warning.
  public var showContent: String {
    switch self.language {
    case .english: "Show"
    case .simplifiedChinese: "显示"
    case .arabic: "إظهار"
    }
  }

  /// The action that shows the edit history.
  public var showEdits: String {
    switch self.language {
    case .english: "Show edit history"
    case .simplifiedChinese: "查看编辑历史"
    case .arabic: "عرض سجل التعديلات"
    }
  }

  /// The title of the button that shows more of a shelf.
  public var showMore: String {
    switch self.language {
    case .english: "Show more"
    case .simplifiedChinese: "查看更多"
    case .arabic: "عرض المزيد"
    }
  }

  /// The action that shows a translated moment as it was written.
  public var showOriginal: String {
    switch self.language {
    case .english: "Show original"
    case .simplifiedChinese: "显示原文"
    case .arabic: "عرض الأصل"
    }
  }

  /// The accessibility hint of a button that opens a list of people.
  public func showPeople(_ title: String) -> String {
    switch self.language {
    case .english: "Show \(title)"
    case .simplifiedChinese: "查看\(title)"
    case .arabic: "عرض \(title)"
    }
  }

  /// "Show 12 replies": the accessibility label of the button ``hiddenReplies(_:)``.
  public func showReplies(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Show \(self.number(count)) replies"
      case .one: "Show \(self.number(count)) reply"
      }
    case .simplifiedChinese: "展开\(self.number(count))条回复"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "إظهار الردود"
      case .one: "إظهار رد واحد"
      case .two: "إظهار ردّين"
      case .few: "إظهار \(self.number(count)) ردود"
      case .many: "إظهار \(self.number(count)) ردًّا"
      case .other: "إظهار \(self.number(count)) رد"
      }
    }
  }

  /// The message when the reader was signed out of an account elsewhere, such as in a terminal.
  public func signedOutElsewhere(_ account: String) -> String {
    switch self.language {
    case .english: "\u{2068}\(account)\u{2069} was signed out of on this device."
    case .simplifiedChinese: "\u{2068}\(account)\u{2069} 已在此设备上退出登录。"
    case .arabic: "سُجّل الخروج من \u{2068}\(account)\u{2069} على هذا الجهاز."
    }
  }

  /// The message when the reader is signed out here but the server could not be reached.
  public var signedOutHereOnly: String {
    switch self.language {
    case .english: "Signed out here. The server could not be reached to end the sign-in there."
    case .simplifiedChinese: "已在此设备退出。未能连接服务器结束那里的登录。"
    case .arabic: "سُجّل الخروج هنا. تعذّر الوصول إلى الخادم لإنهاء الدخول هناك."
    }
  }

  /// The message when the server no longer knows the account: nothing is lost by signing in
  /// again.
  public var signInAgain: String {
    switch self.language {
    case .english: "The server does not know this account any more. Sign in again to go on where you were."
    case .simplifiedChinese: "服务器已不再识别此账号。请重新登录以继续。"
    case .arabic: "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد للمتابعة."
    }
  }

  /// The reader denied the request in the browser.
  public var signInDenied: String {
    switch self.language {
    case .english: "You did not allow Moments to sign in."
    case .simplifiedChinese: "你没有允许 Moments 登录。"
    case .arabic: "لم تسمح لـ Moments بتسجيل الدخول."
    }
  }

  /// The explanation above the address of the server's page, where no browser opens.
  public var signInByCode: String {
    switch self.language {
    case .english: "No browser opened. Open this address on any device, allow Moments to sign in, and type the code that the page shows."
    case .simplifiedChinese: "无法打开浏览器。请在任意设备上打开此地址，允许 Moments 登录，然后输入页面上显示的代码。"
    case .arabic: "لم يُفتح أي متصفح. افتح هذا العنوان على أي جهاز، واسمح لتطبيق Moments بتسجيل الدخول، ثم اكتب الرمز الذي تعرضه الصفحة."
    }
  }

  /// The name of the field for the code that the server's page shows.
  public var signInCode: String {
    switch self.language {
    case .english: "Code"
    case .simplifiedChinese: "代码"
    case .arabic: "الرمز"
    }
  }

  /// The explanation of how signing in continues.
  public var signInExplanation: String {
    switch self.language {
    case .english: "Your server opens in the browser and asks for your password there. Moments never sees it."
    case .simplifiedChinese: "你的服务器会在浏览器中打开并询问密码，Moments 不会看到密码。"
    case .arabic: "يفتح خادمك في المتصفح ويطلب كلمة المرور هناك. لا يراها Moments أبدًا."
    }
  }

  /// The browser returned an unusable result.
  public var signInInvalidResponse: String {
    switch self.language {
    case .english: "What came back from the browser belongs to another attempt. Try again."
    case .simplifiedChinese: "浏览器返回的内容不属于这次登录，请重试。"
    case .arabic: "ما عاد من المتصفح يخص محاولة أخرى. أعد المحاولة."
    }
  }

  package var signInNeeded: String {
    switch self.language {
    case .english: "The server does not know this account any more. Sign in again."
    case .simplifiedChinese: "服务器已不再识别此账号，请重新登录。"
    case .arabic: "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد."
    }
  }

  /// The sign-in cannot be stored.
  public var signInNotSaved: String {
    switch self.language {
    case .english: "The sign-in could not be kept on this device."
    case .simplifiedChinese: "无法在此设备上保存登录信息。"
    case .arabic: "تعذّر حفظ تسجيل الدخول على هذا الجهاز."
    }
  }

  /// The heading above the field for the server.
  public var signInQuestion: String {
    switch self.language {
    case .english: "Which server is your account on?"
    case .simplifiedChinese: "你的账号在哪个服务器上？"
    case .arabic: "على أي خادم حسابك؟"
    }
  }

  /// The server rejected the sign-in.
  public func signInRefused(_ reason: String) -> String {
    switch self.language {
    case .english: "The server refused: \(reason)"
    case .simplifiedChinese: "服务器拒绝：\(reason)"
    case .arabic: "رفض الخادم: \(reason)"
    }
  }

  /// The title of the row and of the screen where the reader signs in.
  public var signInTitle: String {
    switch self.language {
    case .english: "Sign in"
    case .simplifiedChinese: "登录"
    case .arabic: "تسجيل الدخول"
    }
  }

  /// The title of the button that signs out.
  public var signOut: String {
    switch self.language {
    case .english: "Sign out"
    case .simplifiedChinese: "退出登录"
    case .arabic: "تسجيل الخروج"
    }
  }

  /// The row that signs out of an account, named with its server.
  public func signOutCommand(_ account: String) -> String {
    switch self.language {
    case .english: "Sign out of \u{2068}\(account)\u{2069}…"
    case .simplifiedChinese: "退出 \u{2068}\(account)\u{2069}…"
    case .arabic: "تسجيل الخروج من \u{2068}\(account)\u{2069}…"
    }
  }

  /// What signing out means.
  public var signOutExplanation: String {
    switch self.language {
    case .english: "Everything kept of this account on this device is deleted, also drafts and what was not sent yet."
    case .simplifiedChinese: "此设备上保存的该账号的全部内容都将删除，包括草稿和尚未发送的内容。"
    case .arabic: "سيُحذف كل ما حُفظ من هذا الحساب على هذا الجهاز، بما فيه المسودات وما لم يُرسل بعد."
    }
  }

  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  package var signOutLossEnd: String {
    switch self.language {
    case .english: "."
    case .simplifiedChinese: "。"
    case .arabic: "."
    }
  }

  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  package var signOutLossSeparator: String {
    switch self.language {
    case .english: ", "
    case .simplifiedChinese: "，"
    case .arabic: "، "
    }
  }

  /// The question before signing out of an account, named with its server: a reader may have the
  /// same name on several.
  public func signOutQuestion(_ account: String) -> String {
    switch self.language {
    case .english: "Sign out of \u{2068}\(account)\u{2069}?"
    case .simplifiedChinese: "要退出 \u{2068}\(account)\u{2069} 吗？"
    case .arabic: "تسجيل الخروج من \u{2068}\(account)\u{2069}؟"
    }
  }

  /// What signing out may lose where the data of the account cannot be read.
  public var signOutUnknownLoss: String {
    switch self.language {
    case .english: "Unsent posts and drafts on this device cannot be read and would be lost."
    case .simplifiedChinese: "此设备上尚未发送的内容和草稿无法读取，将会丢失。"
    case .arabic: "تعذّرت قراءة ما لم يُرسل بعد والمسودات على هذا الجهاز، وستُفقد."
    }
  }

  /// The number of moments that could not be read and were left out.
  public func skippedMoments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) moments could not be read and were left out."
      case .one: "\(self.number(count)) moment could not be read and was left out."
      }
    case .simplifiedChinese: "有\(self.number(count))条动态无法读取，已跳过。"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "قُرئت كل اللحظات."
      case .one: "تعذّرت قراءة لحظة واحدة فتُركت."
      case .two: "تعذّرت قراءة لحظتين فتُركتا."
      case .few: "تعذّرت قراءة \(self.number(count)) لحظات فتُركت."
      case .many, .other: "تعذّرت قراءة \(self.number(count)) لحظة فتُركت."
      }
    }
  }

  package var somebody: String {
    switch self.language {
    case .english: "Somebody"
    case .simplifiedChinese: "有人"
    case .arabic: "شخص ما"
    }
  }

  /// The title of one without a description; with the duration, its detail.
  public var sound: String {
    switch self.language {
    case .english: "Audio"
    case .simplifiedChinese: "音频"
    case .arabic: "صوت"
    }
  }

  /// The same for reading aloud: "1 minute 5 seconds".
  package var spokenTimeSeparator: String {
    switch self.language {
    case .english: " "
    case .simplifiedChinese: ""
    case .arabic: " و"
    }
  }

  /// The message when the app state could not be read, and the file is kept under another name.
  public func stateDamaged(_ path: String) -> String {
    switch self.language {
    case .english: "Where you were could not be restored. The file was kept as \(path)."
    case .simplifiedChinese: "无法恢复上次的位置。文件另存为 \(path)。"
    case .arabic: "تعذّرت استعادة المكان الذي كنت فيه. حُفظ الملف باسم \(path)."
    }
  }

  /// The message when the app state cannot be saved.
  public var stateNotSaved: String {
    switch self.language {
    case .english: "Moments cannot keep where you are for the next time."
    case .simplifiedChinese: "无法保存当前位置，下次将从头开始。"
    case .arabic: "يتعذّر حفظ مكانك للمرة القادمة."
    }
  }

  /// The message when a newer version of the app wrote the app state.
  public func stateTooNew(_ path: String) -> String {
    switch self.language {
    case .english: "Where you were is from a newer Moments. The file was kept as \(path)."
    case .simplifiedChinese: "上次的位置来自更新版本的 Moments。文件另存为 \(path)。"
    case .arabic: "المكان الذي كنت فيه محفوظ من إصدار أحدث. حُفظ الملف باسم \(path)."
    }
  }

  /// The title of a row of the settings, beside the bytes in use.
  package var storageImages: String {
    switch self.language {
    case .english: "Pictures of the network"
    case .simplifiedChinese: "网络图片"
    case .arabic: "صور الشبكة"
    }
  }

  /// The title of a row of the settings, beside the bytes in use.
  package var storageMoments: String {
    switch self.language {
    case .english: "Moments"
    case .simplifiedChinese: "动态"
    case .arabic: "اللحظات"
    }
  }

  /// The section of storage.
  public var storageTitle: String {
    switch self.language {
    case .english: "Storage"
    case .simplifiedChinese: "存储空间"
    case .arabic: "التخزين"
    }
  }

  /// The message when a damaged file was found and kept under another name.
  public func storeDamaged(_ path: String) -> String {
    switch self.language {
    case .english: "The saved moments were damaged. The file was kept as \(path); Moments began anew."
    case .simplifiedChinese: "保存的动态已损坏。文件另存为 \(path)，Moments 已重新开始。"
    case .arabic: "اللحظات المحفوظة تالفة. حُفظ الملف باسم \(path)، وبدأ Moments من جديد."
    }
  }

  /// The message when a file of a newer version was found and kept under another name.
  public func storeTooNew(_ path: String) -> String {
    switch self.language {
    case .english: "The saved moments are from a newer Moments. The file was kept as \(path)."
    case .simplifiedChinese: "保存的动态来自更新版本的 Moments。文件另存为 \(path)。"
    case .arabic: "اللحظات المحفوظة من إصدار أحدث. حُفظ الملف باسم \(path)."
    }
  }

  /// The message when nothing can be stored on this device; `reason` is in the system's words.
  public func storeUnavailable(_ reason: String) -> String {
    switch self.language {
    case .english: "Nothing can be kept on this device for now: \(reason)"
    case .simplifiedChinese: "目前无法在此设备上保存任何内容：\(reason)"
    case .arabic: "لا يمكن حفظ شيء على هذا الجهاز حاليًا: \(reason)"
    }
  }

  /// A choice of text size.
  package var textSizeLarge: String {
    switch self.language {
    case .english: "Large"
    case .simplifiedChinese: "大"
    case .arabic: "كبير"
    }
  }

  /// A choice of text size.
  package var textSizeLarger: String {
    switch self.language {
    case .english: "Larger"
    case .simplifiedChinese: "更大"
    case .arabic: "أكبر"
    }
  }

  /// A choice of text size.
  package var textSizeLargest: String {
    switch self.language {
    case .english: "Largest"
    case .simplifiedChinese: "最大"
    case .arabic: "الأكبر"
    }
  }

  /// A choice of text size.
  package var textSizeSmall: String {
    switch self.language {
    case .english: "Small"
    case .simplifiedChinese: "小"
    case .arabic: "صغير"
    }
  }

  /// A choice of text size.
  package var textSizeStandard: String {
    switch self.language {
    case .english: "Standard"
    case .simplifiedChinese: "标准"
    case .arabic: "عادي"
    }
  }

  /// A choice of text size.
  package var textSizeSystem: String {
    switch self.language {
    case .english: "As the desktop"
    case .simplifiedChinese: "跟随系统"
    case .arabic: "مثل سطح المكتب"
    }
  }

  /// The section of text sizes.
  public var textSizeTitle: String {
    switch self.language {
    case .english: "Text size"
    case .simplifiedChinese: "文字大小"
    case .arabic: "حجم النص"
    }
  }

  /// The account that is this machine alone.
  public var thisDevice: String {
    switch self.language {
    case .english: "This device"
    case .simplifiedChinese: "此设备"
    case .arabic: "هذا الجهاز"
    }
  }

  /// What the account that is this machine alone means.
  public var thisDeviceDetail: String {
    switch self.language {
    case .english: "Moments kept here only"
    case .simplifiedChinese: "动态仅保存在此设备"
    case .arabic: "لحظات محفوظة هنا فقط"
    }
  }

  /// The title when a moment could not be loaded.
  public var threadFailedTitle: String {
    switch self.language {
    case .english: "The moment could not be loaded"
    case .simplifiedChinese: "无法加载这条动态"
    case .arabic: "تعذّر تحميل اللحظة"
    }
  }

  /// The message when a refresh failed and the old rows stay.
  public var threadRefreshFailed: String {
    switch self.language {
    case .english: "The moment could not be refreshed."
    case .simplifiedChinese: "刷新失败，请稍后再试。"
    case .arabic: "تعذّر تحديث اللحظة."
    }
  }

  /// The title of the screen of one moment.
  public var threadTitle: String {
    switch self.language {
    case .english: "Moment"
    case .simplifiedChinese: "动态"
    case .arabic: "اللحظة"
    }
  }

  package var timedOut: String {
    switch self.language {
    case .english: "The server took too long to answer. Try again."
    case .simplifiedChinese: "服务器响应超时，请重试。"
    case .arabic: "استغرق الخادم وقتًا طويلًا. أعد المحاولة."
    }
  }

  /// The title when the timeline could not be loaded.
  public var timelineFailedTitle: String {
    switch self.language {
    case .english: "The timeline could not be loaded"
    case .simplifiedChinese: "无法加载朋友圈"
    case .arabic: "تعذّر تحميل اللحظات"
    }
  }

  /// The message of a home timeline that the server is still generating.
  public var timelinePreparingMessage: String {
    switch self.language {
    case .english: "The server is gathering the moments of the people you follow. They appear here by themselves."
    case .simplifiedChinese: "服务器正在收集你关注的人的动态，完成后会自动显示在这里。"
    case .arabic: "يجمع الخادم لحظات من تتابعهم، وستظهر هنا من تلقاء نفسها."
    }
  }

  /// The title of a home timeline that the server is still generating.
  public var timelinePreparingTitle: String {
    switch self.language {
    case .english: "Your timeline is being prepared"
    case .simplifiedChinese: "正在准备你的主页"
    case .arabic: "يجري إعداد خطك الزمني"
    }
  }

  /// The accessibility label of the switch between timelines.
  public var timelinesTitle: String {
    switch self.language {
    case .english: "Timelines"
    case .simplifiedChinese: "时间线"
    case .arabic: "الخطوط الزمنية"
    }
  }

  /// The name of the tab of the reader's timeline.
  public var timelineTab: String {
    switch self.language {
    case .english: "Timeline"
    case .simplifiedChinese: "动态"
    case .arabic: "الخط الزمني"
    }
  }

  /// The name of the app, above the home timeline.
  public var timelineTitle: String {
    switch self.language {
    case .english: "Moments"
    case .simplifiedChinese: "朋友圈"
    case .arabic: "لحظات"
    }
  }

  /// The name of the current day.
  public var today: String {
    switch self.language {
    case .english: "Today"
    case .simplifiedChinese: "今天"
    case .arabic: "اليوم"
    }
  }

  /// The message when tokens are saved in a file because no Secret Service runs.
  public var tokensInFile: String {
    switch self.language {
    case .english: "No key ring runs on this device. Sign-ins are kept in a file that only you can read."
    case .simplifiedChinese: "此设备没有运行密钥环，登录信息保存在只有你能读取的文件中。"
    case .arabic: "لا تعمل حلقة مفاتيح على هذا الجهاز. تُحفظ بيانات الدخول في ملف لا يقرؤه سواك."
    }
  }

  /// The name of the next day.
  public var tomorrow: String {
    switch self.language {
    case .english: "Tomorrow"
    case .simplifiedChinese: "明天"
    case .arabic: "غدًا"
    }
  }

  /// The action that shows a moment in the language of the app.
  public var translate: String {
    switch self.language {
    case .english: "Translate"
    case .simplifiedChinese: "翻译"
    case .arabic: "ترجمة"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package var translatedPlain: String {
    switch self.language {
    case .english: "Translated"
    case .simplifiedChinese: "已翻译"
    case .arabic: "مترجمة"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedBy(_ provider: String) -> String {
    switch self.language {
    case .english: "Translated by \(provider)"
    case .simplifiedChinese: "由 \(provider) 翻译"
    case .arabic: "ترجمها \(provider)"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedFrom(_ language: String) -> String {
    switch self.language {
    case .english: "Translated from \(language)"
    case .simplifiedChinese: "从\(language)翻译"
    case .arabic: "مترجمة من \(language)"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedFromBy(_ language: String, _ provider: String) -> String {
    switch self.language {
    case .english: "Translated from \(language) by \(provider)"
    case .simplifiedChinese: "由 \(provider) 从\(language)翻译"
    case .arabic: "ترجمها \(provider) من \(language)"
    }
  }

  /// The reason, if the server does not translate.
  public var translatesNothing: String {
    switch self.language {
    case .english: "This server does not translate moments."
    case .simplifiedChinese: "此服务器不提供翻译。"
    case .arabic: "لا يترجم هذا الخادم اللحظات."
    }
  }

  /// The text while a moment is being translated.
  public var translating: String {
    switch self.language {
    case .english: "Translating…"
    case .simplifiedChinese: "正在翻译…"
    case .arabic: "جارٍ الترجمة…"
    }
  }

  /// The reason, if the server does not translate this moment, or not into this language.
  public var translationRefused: String {
    switch self.language {
    case .english: "The server does not translate this moment into your language."
    case .simplifiedChinese: "服务器不支持将该动态翻译成你的语言。"
    case .arabic: "لا يترجم الخادم هذه اللحظة إلى لغتك."
    }
  }

  /// The reason, if the server's translator is not available.
  public var translatorUnavailable: String {
    switch self.language {
    case .english: "The server's translation service is not available right now. Try again later."
    case .simplifiedChinese: "服务器的翻译服务暂时不可用，请稍后再试。"
    case .arabic: "خدمة الترجمة في الخادم غير متاحة الآن. أعد المحاولة لاحقًا."
    }
  }

  package func truncated(_ file: String, _ offset: Int) -> String {
    switch self.language {
    case .english: "\(file) is cut off at byte \(offset)."
    case .simplifiedChinese: "\(file) 在第 \(offset) 字节处被截断。"
    case .arabic: "الملف \(file) مقطوع عند البايت \(offset)."
    }
  }

  /// The message when removing a bookmark was refused and is undone.
  public var unbookmarkRefused: String {
    switch self.language {
    case .english: "Your bookmark could not be removed."
    case .simplifiedChinese: "取消收藏失败，已撤销。"
    case .arabic: "تعذّرت إزالتها من المحفوظات."
    }
  }

  /// The message when undoing a boost was refused and is undone.
  public var unboostRefused: String {
    switch self.language {
    case .english: "Your boost could not be taken back."
    case .simplifiedChinese: "取消转发失败，已撤销。"
    case .arabic: "تعذّر إلغاء إعادة النشر."
    }
  }

  /// The title of the undo button.
  public var undo: String {
    switch self.language {
    case .english: "Undo"
    case .simplifiedChinese: "撤销"
    case .arabic: "تراجع"
    }
  }

  /// The title of the action that undoes a boost.
  public var undoBoost: String {
    switch self.language {
    case .english: "Undo boost"
    case .simplifiedChinese: "取消转发"
    case .arabic: "ألغِ إعادة النشر"
    }
  }

  package var unexpectedResponse: String {
    switch self.language {
    case .english: "The server did not answer as expected. Try again later."
    case .simplifiedChinese: "服务器的回应不符合预期，请稍后重试。"
    case .arabic: "لم يجب الخادم كما هو متوقع. أعد المحاولة لاحقًا."
    }
  }

  /// The action of the button once the reader follows the person.
  public var unfollow: String {
    switch self.language {
    case .english: "Unfollow"
    case .simplifiedChinese: "取消关注"
    case .arabic: "إلغاء المتابعة"
    }
  }

  /// The button that unfollows a hashtag.
  public var unfollowHashtag: String {
    switch self.language {
    case .english: "Unfollow hashtag"
    case .simplifiedChinese: "取消关注话题"
    case .arabic: "إلغاء متابعة الوسم"
    }
  }

  /// The message when unfollowing was refused and is undone.
  public func unfollowRefused(_ name: String) -> String {
    switch self.language {
    case .english: "You still follow \(self.isolated(name))."
    case .simplifiedChinese: "取消关注 \(self.isolated(name)) 失败，已撤销。"
    case .arabic: "ما زلت تتابع \(self.isolated(name))."
    }
  }

  /// The name of the like button once liked, for assistive technologies.
  public var unlike: String {
    switch self.language {
    case .english: "Take back like"
    case .simplifiedChinese: "取消赞"
    case .arabic: "إزالة الإعجاب"
    }
  }

  /// The message when removing a like was refused and is undone.
  public var unlikeRefused: String {
    switch self.language {
    case .english: "Your like could not be taken back."
    case .simplifiedChinese: "取消点赞失败，已撤销。"
    case .arabic: "تعذّرت إزالة إعجابك."
    }
  }

  /// The name of the button that unmutes the sound.
  public var unmute: String {
    switch self.language {
    case .english: "Unmute"
    case .simplifiedChinese: "取消静音"
    case .arabic: "إلغاء كتم الصوت"
    }
  }

  /// The title of the action that unpins it.
  public var unpin: String {
    switch self.language {
    case .english: "Unpin from profile"
    case .simplifiedChinese: "取消置顶"
    case .arabic: "ألغِ التثبيت من ملفك"
    }
  }

  /// The message when unpinning was refused and is undone.
  public var unpinRefused: String {
    switch self.language {
    case .english: "Your moment could not be unpinned."
    case .simplifiedChinese: "取消置顶失败，已撤销。"
    case .arabic: "تعذّر إلغاء تثبيت لحظتك."
    }
  }

  /// The accessibility text of a row that the reader has not seen before.
  public var unread: String {
    switch self.language {
    case .english: "Unread"
    case .simplifiedChinese: "未读"
    case .arabic: "غير مقروء"
    }
  }

  /// "3 unread notifications": what assistive technologies read for the badge of the tab.
  public func unreadNotifications(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) unread notifications"
      case .one: "\(self.number(count)) unread notification"
      }
    case .simplifiedChinese: "\(self.number(count))条未读通知"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إشعارات غير مقروءة"
      case .one: "إشعار واحد غير مقروء"
      case .two: "إشعاران غير مقروءين"
      case .few: "\(self.number(count)) إشعارات غير مقروءة"
      case .many: "\(self.number(count)) إشعارًا غير مقروء"
      case .other: "\(self.number(count)) إشعار غير مقروء"
      }
    }
  }

  package func unsupportedScheme(_ scheme: String) -> String {
    switch self.language {
    case .english: "Only http and https addresses are opened, not “\(scheme)”."
    case .simplifiedChinese: "只能打开 http 和 https 地址，不能打开“\(scheme)”。"
    case .arabic: "تُفتح عناوين http وhttps فقط، لا «\(scheme)»."
    }
  }

  /// The text about a verified page: it links back to the person.
  public func verified(on day: String) -> String {
    switch self.language {
    case .english: "Verified on \(day)"
    case .simplifiedChinese: "已于\(day)验证"
    case .arabic: "تم التحقق في \(day)"
    }
  }

  /// The version of the app.
  public func version(_ version: String) -> String {
    switch self.language {
    case .english: "Version \(version)"
    case .simplifiedChinese: "版本 \(version)"
    case .arabic: "الإصدار \u{2068}\(version)\u{2069}"
    }
  }

  /// The message when a vote was refused and is undone.
  public var voteRefused: String {
    switch self.language {
    case .english: "Your vote was not taken."
    case .simplifiedChinese: "投票失败，已撤销。"
    case .arabic: "لم يُقبل صوتك."
    }
  }

  /// The message while the reader is in the browser.
  public var waitingForBrowser: String {
    switch self.language {
    case .english: "Go on in your browser. This screen waits for you."
    case .simplifiedChinese: "请在浏览器中继续，此页面会等待你。"
    case .arabic: "تابع في متصفحك. هذه الشاشة بانتظارك."
    }
  }

  /// The title when the wall could not be loaded.
  public var wallFailedTitle: String {
    switch self.language {
    case .english: "The wall could not be loaded"
    case .simplifiedChinese: "无法加载照片墙"
    case .arabic: "تعذّر تحميل الجدار"
    }
  }

  /// The message when the people to follow could not be loaded, but the photos could.
  public var wallPeopleFailed: String {
    switch self.language {
    case .english: "People to follow could not be loaded."
    case .simplifiedChinese: "无法加载推荐关注的人。"
    case .arabic: "تعذّر تحميل الأشخاص."
    }
  }

  /// The title of the wall, and the name of the button that opens it.
  public var wallTitle: String {
    switch self.language {
    case .english: "Wall"
    case .simplifiedChinese: "照片墙"
    case .arabic: "الجدار"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayFriday: String {
    switch self.language {
    case .english: "Friday"
    case .simplifiedChinese: "周五"
    case .arabic: "الجمعة"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayMonday: String {
    switch self.language {
    case .english: "Monday"
    case .simplifiedChinese: "周一"
    case .arabic: "الاثنين"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdaySaturday: String {
    switch self.language {
    case .english: "Saturday"
    case .simplifiedChinese: "周六"
    case .arabic: "السبت"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdaySunday: String {
    switch self.language {
    case .english: "Sunday"
    case .simplifiedChinese: "周日"
    case .arabic: "الأحد"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayThursday: String {
    switch self.language {
    case .english: "Thursday"
    case .simplifiedChinese: "周四"
    case .arabic: "الخميس"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayTuesday: String {
    switch self.language {
    case .english: "Tuesday"
    case .simplifiedChinese: "周二"
    case .arabic: "الثلاثاء"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayWednesday: String {
    switch self.language {
    case .english: "Wednesday"
    case .simplifiedChinese: "周三"
    case .arabic: "الأربعاء"
    }
  }

  /// The placeholder of the bar below a thread.
  public var writeComment: String {
    switch self.language {
    case .english: "Write a comment"
    case .simplifiedChinese: "写评论"
    case .arabic: "اكتب تعليقًا"
    }
  }

  /// The name of the previous day.
  public var yesterday: String {
    switch self.language {
    case .english: "Yesterday"
    case .simplifiedChinese: "昨天"
    case .arabic: "أمس"
    }
  }
}
