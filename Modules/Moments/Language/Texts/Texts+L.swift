// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The section of libraries.
  public var librariesTitle: String {
    choose("Made with", "使用的软件", "صُنع باستخدام", "Wykorzystane biblioteki")
  }

  /// The name of the like button, for assistive technologies.
  public var like: String { choose("Like", "赞", "إعجاب", "Polub") }

  /// Who likes a moment: "You, Ann, Bob and 12 others".
  package var likedByYou: String { choose("You", "你", "أنت", "Ty") }

  /// The message when a like was refused and is undone.
  public var likeRefused: String {
    choose(
      "Your like could not be saved.",
      "点赞失败，已撤销。",
      "تعذّر حفظ إعجابك.",
      "Nie udało się zapisać polubienia."
    )
  }

  /// The title of the list of people who like a moment.
  public var likersTitle: String { choose("Likes", "点赞", "الإعجابات", "Polubienia") }

  /// "12 likes": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func likes(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) like", other: "\(self.number(count)) likes"),
      "\(self.number(count))个赞",
      plural(count, zero: "لا إعجابات", one: "إعجاب واحد", two: "إعجابان", few: "\(self.number(count)) إعجابات", many: "\(self.number(count)) إعجابًا", other: "\(self.number(count)) إعجاب"),
      plural(count, one: "\(self.number(count)) polubienie", many: "\(self.number(count)) polubień", other: "\(self.number(count)) polubienia")
    )
  }

  /// The title of the timeline of what the reader likes.
  public var likesTitle: String { choose("Likes", "赞过的动态", "ما أعجبك", "Polubienia") }

  /// The title when the lists could not be loaded.
  public var listsFailedTitle: String {
    choose(
      "Lists could not be loaded",
      "无法加载列表",
      "تعذّر تحميل القوائم",
      "Nie udało się wczytać list"
    )
  }

  /// The heading above the lists of people.
  public var listsSection: String { choose("Lists", "列表", "القوائم", "Listy") }

  /// The title of the screen of the reader's lists and followed hashtags.
  public var listsTitle: String {
    choose("Lists and hashtags", "列表与话题", "القوائم والوسوم", "Listy i hashtagi")
  }

  /// The title of the sheet that adds a person to lists.
  public func listsWith(_ name: String) -> String {
    choose(
      "Lists with \(self.isolated(name))",
      "包含\(self.isolated(name))的列表",
      "القوائم التي تضم \(self.isolated(name))",
      "Listy z: \(self.isolated(name))"
    )
  }

  /// The accessibility text while a list loads.
  public var loading: String { choose("Loading", "正在加载", "جارٍ التحميل", "Wczytywanie") }

  /// The title of the timeline of the reader's server.
  public var localTitle: String { choose("Local", "本站", "المحلي", "Lokalna") }

  /// A short film that repeats, in place of an animated image.
  public var loop: String { choose("GIF", "动图", "صورة متحركة", "GIF") }
}
