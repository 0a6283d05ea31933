// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of a visibility.
  package var composerVisibilityDirect: String {
    choose("People mentioned", "被提及的人", "المذكورون فقط", "Wspomniane osoby")
  }

  /// The name of a visibility.
  package var composerVisibilityFollowers: String {
    choose("Followers", "关注者", "المتابعون", "Obserwujący")
  }

  /// The name of a visibility.
  package var composerVisibilityPublic: String { choose("Everyone", "所有人", "الجميع", "Wszyscy") }

  /// The name of a visibility.
  package var composerVisibilityUnlisted: String {
    choose("Everyone, quietly", "所有人（不公开列出）", "الجميع، بهدوء", "Wszyscy, bez rozgłosu")
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailDirect: String {
    choose(
      "Only those you name with an @.",
      "仅你用 @ 提及的人可见。",
      "من تذكرهم بعلامة @ فقط.",
      "Tylko osoby, które wymienisz ze znakiem @."
    )
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailFollowers: String {
    choose(
      "Only those who follow you.",
      "仅关注你的人可见。",
      "من يتابعونك فقط.",
      "Tylko osoby, które Cię obserwują."
    )
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailPublic: String {
    choose(
      "It also shows in public timelines.",
      "也会出现在公共时间线上。",
      "تظهر أيضًا في الخيوط الزمنية العامة.",
      "Także na publicznych osiach czasu."
    )
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailUnlisted: String {
    choose(
      "It shows in no public timeline and in no search.",
      "不会出现在公共时间线和搜索中。",
      "لا تظهر في الخيوط الزمنية العامة ولا في البحث.",
      "Poza publicznymi osiami czasu i wyszukiwaniem."
    )
  }

  /// The title of the page that chooses who may see it, and the name of its button.
  public var composerVisibilityTitle: String {
    choose("Who can see it", "谁可以看", "من يمكنه الاطلاع", "Kto to widzi")
  }
}
