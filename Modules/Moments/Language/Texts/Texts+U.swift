// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when removing a bookmark was refused and is undone.
  public var unbookmarkRefused: String {
    choose(
      "Your bookmark could not be removed.",
      "取消收藏失败，已撤销。",
      "تعذّرت إزالتها من المحفوظات.",
      "Nie udało się usunąć zakładki."
    )
  }

  /// The message when undoing a boost was refused and is undone.
  public var unboostRefused: String {
    choose(
      "Your boost could not be taken back.",
      "取消转发失败，已撤销。",
      "تعذّر إلغاء إعادة النشر.",
      "Nie udało się cofnąć podbicia."
    )
  }

  /// The title of the undo button.
  public var undo: String { choose("Undo", "撤销", "تراجع", "Cofnij") }

  /// The title of the action that undoes a boost.
  public var undoBoost: String {
    choose("Undo boost", "取消转发", "ألغِ إعادة النشر", "Cofnij podbicie")
  }

  /// The reason of a failure that nothing else explains; its details are in the log.
  public var unexpectedFailure: String {
    choose(
      "Something unexpected happened. Try again later.",
      "发生了意外错误，请稍后重试。",
      "حدث خطأ غير متوقع. أعد المحاولة لاحقًا.",
      "Wystąpił nieoczekiwany błąd. Spróbuj ponownie później."
    )
  }

  package var unexpectedResponse: String {
    choose(
      "The server did not answer as expected. Try again later.",
      "服务器的回应不符合预期，请稍后重试。",
      "لم يجب الخادم كما هو متوقع. أعد المحاولة لاحقًا.",
      "Serwer odpowiedział w nieoczekiwany sposób. Spróbuj ponownie później."
    )
  }

  /// The action of the button once the reader follows the person.
  public var unfollow: String {
    choose("Unfollow", "取消关注", "إلغاء المتابعة", "Przestań obserwować")
  }

  /// The button that unfollows a hashtag.
  public var unfollowHashtag: String {
    choose("Unfollow hashtag", "取消关注话题", "إلغاء متابعة الوسم", "Przestań obserwować hashtag")
  }

  /// The message when unfollowing was refused and is undone.
  public func unfollowRefused(_ name: String) -> String {
    choose(
      "You still follow \(self.isolated(name)).",
      "取消关注 \(self.isolated(name)) 失败，已撤销。",
      "ما زلت تتابع \(self.isolated(name)).",
      "Nadal obserwujesz \(self.isolated(name))."
    )
  }

  /// The name of the like button once liked, for assistive technologies.
  public var unlike: String {
    choose("Take back like", "取消赞", "إزالة الإعجاب", "Cofnij polubienie")
  }

  /// The message when removing a like was refused and is undone.
  public var unlikeRefused: String {
    choose(
      "Your like could not be taken back.",
      "取消点赞失败，已撤销。",
      "تعذّرت إزالة إعجابك.",
      "Nie udało się cofnąć polubienia."
    )
  }

  /// The name of the button that unmutes the sound.
  public var unmute: String { choose("Unmute", "取消静音", "إلغاء كتم الصوت", "Włącz dźwięk") }

  /// The title of the action that unpins it.
  public var unpin: String {
    choose("Unpin from profile", "取消置顶", "ألغِ التثبيت من ملفك", "Odepnij od profilu")
  }

  /// The message when unpinning was refused and is undone.
  public var unpinRefused: String {
    choose(
      "Your moment could not be unpinned.",
      "取消置顶失败，已撤销。",
      "تعذّر إلغاء تثبيت لحظتك.",
      "Nie udało się odpiąć wpisu."
    )
  }

  /// The accessibility text of a row that the reader has not seen before.
  public var unread: String { choose("Unread", "未读", "غير مقروء", "Nieprzeczytane") }

  /// "3 unread notifications": what assistive technologies read for the badge of the tab.
  public func unreadNotifications(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) unread notification", other: "\(self.number(count)) unread notifications"),
      "\(self.number(count))条未读通知",
      plural(count, zero: "لا إشعارات غير مقروءة", one: "إشعار واحد غير مقروء", two: "إشعاران غير مقروءين", few: "\(self.number(count)) إشعارات غير مقروءة", many: "\(self.number(count)) إشعارًا غير مقروء", other: "\(self.number(count)) إشعار غير مقروء"),
      plural(count, one: "\(self.number(count)) nieprzeczytane powiadomienie", few: "\(self.number(count)) nieprzeczytane powiadomienia", many: "\(self.number(count)) nieprzeczytanych powiadomień", other: "\(self.number(count)) nieprzeczytanego powiadomienia")
    )
  }

  package func unsupportedScheme(_ scheme: String) -> String {
    choose(
      "Only http and https addresses are opened, not “\(scheme)”.",
      "只能打开 http 和 https 地址，不能打开“\(scheme)”。",
      "تُفتح عناوين http وhttps فقط، لا «\(scheme)».",
      "Otwierane są tylko adresy http i https, a nie „\(scheme)”."
    )
  }
}
