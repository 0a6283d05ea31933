// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package var blockExplanation: String {
    choose(
      "You will not see each other, and no longer follow each other.",
      "你们将看不到彼此，也不再互相关注。",
      "لن يرى أحدكما الآخر، ولن يتابعه.",
      "Nie będziecie się widzieć ani obserwować."
    )
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockQuestion(_ who: String) -> String {
    choose("Block \(who)?", "要屏蔽 \(who) 吗？", "أتريد حظر \(who)؟", "Zablokować \(who)?")
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockTitle(_ who: String) -> String {
    choose("Block \(who)", "屏蔽 \(who)", "حظر \(who)", "Zablokuj \(who)")
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockUndo(_ who: String) -> String {
    choose("Unblock \(who)", "取消屏蔽 \(who)", "إلغاء حظر \(who)", "Odblokuj \(who)")
  }

  /// The title of the action that bookmarks a moment.
  public var bookmark: String { choose("Bookmark", "收藏", "أضف إلى المحفوظات", "Dodaj do zakładek") }

  /// The message when a bookmark was refused and is undone.
  public var bookmarkRefused: String {
    choose(
      "Your bookmark could not be saved.",
      "收藏失败，已撤销。",
      "تعذّر حفظها في المحفوظات.",
      "Nie udało się zapisać zakładki."
    )
  }

  /// The title of the timeline of what the reader bookmarked.
  public var bookmarksTitle: String { choose("Bookmarks", "收藏", "المحفوظات", "Zakładki") }

  /// The title of the action that boosts a moment.
  public var boost: String { choose("Boost", "转发", "أعد النشر", "Podbij") }

  /// The heading above a boosted moment.
  public func boosted(by name: String) -> String {
    choose(
      "\(self.isolated(name)) boosted",
      "\(self.isolated(name)) 转发了",
      "أعاد \(self.isolated(name)) النشر",
      "\(self.isolated(name)) podbija"
    )
  }

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  package func boostedByReaderYouAndBoosted(_ other: String) -> String {
    choose(
      "You and \(other) boosted",
      "你和 \(other) 转发了",
      "أعدتَ النشر، و\(other) أيضًا",
      "Ty i \(other) podbijacie"
    )
  }

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  package var boostedByReaderYouBoosted: String {
    choose("You boosted", "你转发了", "أعدتَ النشر", "Podbijasz")
  }

  /// The title of the list of people who shared a moment.
  public var boostersTitle: String { choose("Boosts", "转发", "إعادات النشر", "Podbicia") }

  /// The message when a boost was refused and is undone.
  public var boostRefused: String {
    choose(
      "Your boost could not be saved.",
      "转发失败，已撤销。",
      "تعذّر حفظ إعادة النشر.",
      "Nie udało się zapisać podbicia."
    )
  }

  /// "12 boosts": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func boosts(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) boost", other: "\(self.number(count)) boosts"),
      "\(self.number(count))次转发",
      plural(count, zero: "لم يُعَد نشرها", one: "أُعيد نشرها مرة", two: "أُعيد نشرها مرتين", few: "أُعيد نشرها \(self.number(count)) مرات", other: "أُعيد نشرها \(self.number(count)) مرة"),
      plural(count, one: "\(self.number(count)) podbicie", many: "\(self.number(count)) podbić", other: "\(self.number(count)) podbicia")
    )
  }

  /// The text about an author whose account is a bot.
  public var bot: String { choose("Bot", "机器人", "آلي", "Bot") }

  /// A size on disk.
  package var bytesFew: String { choose("bytes", "字节", "بايت", "B") }

  /// A size on disk.
  package var bytesGb: String { choose("GB", "GB", "غيغابايت", "GB") }

  /// A size on disk.
  package var bytesKb: String { choose("KB", "KB", "كيلوبايت", "KB") }

  /// A size on disk.
  package var bytesMb: String { choose("MB", "MB", "ميغابايت", "MB") }
}
