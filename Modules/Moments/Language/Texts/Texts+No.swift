// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
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
}
