// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when nobody shared a moment.
  public var noBoostersMessage: String {
    choose(
      "People who boost this moment will appear here.",
      "转发这条动态的人会显示在这里。",
      "سيظهر هنا من يعيدون نشر هذه اللحظة."
    )
  }

  /// The title when nobody shared a moment.
  public var noBoostersTitle: String { choose("No boosts yet", "还没有人转发", "لا إعادات نشر بعد") }

  /// No browser opened.
  public var noBrowser: String {
    choose("No browser could be opened.", "无法打开浏览器。", "تعذّر فتح متصفح.")
  }

  /// The text when there are no comments.
  public var noCommentsYet: String {
    choose("Nobody has commented yet.", "还没有人评论。", "لم يعلّق أحد بعد.")
  }

  /// The message when nobody follows a person.
  public func noFollowersMessage(_ name: String) -> String {
    choose(
      "People who follow \(self.isolated(name)) will appear here.",
      "关注\(self.isolated(name))的人会显示在这里。",
      "سيظهر هنا من يتابع \(self.isolated(name))."
    )
  }

  /// The title when nobody follows a person.
  public var noFollowersTitle: String { choose("No followers yet", "还没有粉丝", "لا متابعين بعد") }

  /// The message when a person follows nobody.
  public func noFollowingMessage(_ name: String) -> String {
    choose(
      "People whom \(self.isolated(name)) follows will appear here.",
      "\(self.isolated(name))关注的人会显示在这里。",
      "سيظهر هنا من يتابعهم \(self.isolated(name))."
    )
  }

  /// The title when a person follows nobody.
  public var noFollowingTitle: String {
    choose("Not following anyone yet", "还没有关注任何人", "لا يتابع أحدًا بعد")
  }

  package func noJSONInFolder(_ path: String) -> String {
    choose(
      "The folder \(path) has no JSON files.",
      "文件夹 \(path) 中没有 JSON 文件。",
      "لا توجد ملفات JSON في المجلد \(path)."
    )
  }

  /// The message when nobody likes a moment.
  public var noLikersMessage: String {
    choose(
      "People who like this moment will appear here.",
      "点赞这条动态的人会显示在这里。",
      "سيظهر هنا من تعجبهم هذه اللحظة."
    )
  }

  /// The title when nobody likes a moment.
  public var noLikersTitle: String { choose("No likes yet", "还没有人点赞", "لا إعجابات بعد") }

  package func noPostsInFolder(_ path: String) -> String {
    choose(
      "No JSON file in \(path) holds moments.",
      "\(path) 中的 JSON 文件都不包含动态。",
      "لا يحتوي أي ملف JSON في \(path) على لحظات."
    )
  }

  package func noReadablePosts(_ file: String) -> String {
    choose(
      "None of the moments in \(file) could be read.",
      "\(file) 中的动态都无法读取。",
      "تعذّرت قراءة كل اللحظات في \(file)."
    )
  }

  /// The text contains no server name.
  public func noServerName(_ text: String) -> String {
    choose("“\(text)” is no name of a server.", "“\(text)”不是服务器名称。", "«\(text)» ليس اسم خادم.")
  }
}
