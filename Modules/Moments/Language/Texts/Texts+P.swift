// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title when the next page could not be loaded.
  public var pageFailedTitle: String {
    choose(
      "More could not be loaded",
      "无法加载更多",
      "تعذّر تحميل المزيد",
      "Nie udało się wczytać więcej"
    )
  }

  /// The name of the button that pauses a film or a sound.
  public var pause: String { choose("Pause", "暂停", "إيقاف مؤقت", "Wstrzymaj") }

  /// The message when a mentioned person is unknown.
  public func personUnknown(_ handle: String) -> String {
    choose(
      "Nothing is known here about \u{2068}\(handle)\u{2069}.",
      "这里没有\u{2068}\(handle)\u{2069}的资料。",
      "لا يُعرف شيء هنا عن \u{2068}\(handle)\u{2069}.",
      "Nic tu nie wiadomo o \u{2068}\(handle)\u{2069}."
    )
  }

  /// The title of the action that pins one of the reader's own moments to their profile.
  public var pin: String {
    choose("Pin to profile", "在个人主页置顶", "ثبّت في ملفك", "Przypnij do profilu")
  }

  /// The heading above a pinned moment.
  public var pinned: String { choose("Pinned", "置顶", "مثبّتة", "Przypięty") }

  /// The message when pinning was refused and is undone.
  public var pinRefused: String {
    choose(
      "Your moment could not be pinned.",
      "置顶失败，已撤销。",
      "تعذّر تثبيت لحظتك.",
      "Nie udało się przypiąć wpisu."
    )
  }

  /// The text of a placeholder for a comment.
  package var placeholderDeleted: String {
    choose(
      "This comment is gone",
      "这条评论已不存在",
      "لم يعد هذا التعليق موجودًا",
      "Tego komentarza już nie ma"
    )
  }

  /// The text of a placeholder for a comment.
  package func placeholderFiltered(_ title: String) -> String {
    choose("Filtered: \(title)", "已过滤：\(title)", "مُرشَّح: \(title)", "Odfiltrowano: \(title)")
  }

  /// The text of a placeholder for a comment.
  package var placeholderHidden: String {
    choose("Hidden by a filter", "已被过滤规则隐藏", "أخفاه أحد المرشحات", "Ukryty przez filtr")
  }

  /// The text of a placeholder for a comment.
  package var placeholderMuted: String {
    choose(
      "From somebody you muted or blocked",
      "来自你已隐藏或屏蔽的人",
      "من شخص كتمته أو حظرته",
      "Od osoby wyciszonej lub zablokowanej"
    )
  }

  /// The name of the button that plays a film or a sound.
  public var play: String { choose("Play", "播放", "تشغيل", "Odtwórz") }

  /// The name of the button that plays again after the end.
  public var playAgain: String { choose("Play again", "重新播放", "إعادة التشغيل", "Odtwórz ponownie") }

  /// The heading above a moment that only the mentioned people see.
  public var privateMention: String {
    choose("Private mention", "私下提及", "إشارة خاصة", "Prywatna wzmianka")
  }

  /// The title of the timeline of all servers.
  public var publicTitle: String { choose("Public", "公共", "العام", "Publiczna") }
}
