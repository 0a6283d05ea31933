// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
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
}
