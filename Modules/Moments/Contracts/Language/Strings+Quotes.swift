/// The texts about quotes.
extension Strings {
  /// The action that quotes a moment.
  public func quote(asksFirst: Bool) -> String {
    asksFirst
      ? pick("Ask to quote", "请求引用", "طلب الاقتباس") : pick("Quote", "引用", "اقتباس")
  }

  /// The title of the page that chooses who may quote.
  public var composerQuotePolicyTitle: String {
    pick("Who can quote it", "谁可以引用", "من يمكنه الاقتباس")
  }

  /// The name of a quote policy.
  public func composerQuotePolicy(_ policy: ComposerQuotePolicy) -> String {
    switch policy {
    case .everyone: pick("Everyone", "所有人", "الجميع")
    case .followers: pick("Followers", "关注者", "المتابعون")
    case .nobody: pick("Only me", "仅自己", "أنا فقط")
    }
  }

  /// The message when photos or a poll would be combined with a quote.
  public var composerQuoteExcludes: String {
    pick(
      "A moment that quotes another one has neither photos nor a poll.",
      "引用其他动态的动态不能带图片或投票。",
      "اللحظة التي تقتبس غيرها لا تحمل صورًا ولا استطلاعًا."
    )
  }

  /// The text read before a quoted moment.
  public func quotes(_ name: String) -> String {
    pick("Quotes \(name)", "引用了\(name)", "يقتبس من \(name)")
  }

  /// The text in a quoted moment that itself quotes a moment.
  public var quotesAnother: String {
    pick("Quotes another moment", "引用了另一条动态", "تقتبس لحظة أخرى")
  }

  /// Why a quoted moment is not shown: its author has not agreed yet.
  public var quotePending: String {
    pick(
      "The author has not agreed to this quote yet.",
      "作者尚未同意这次引用。",
      "لم يوافق الكاتب على هذا الاقتباس بعد."
    )
  }

  /// Why a quoted moment is not shown: its author does not agree, or no longer does.
  public var quoteRejected: String {
    pick(
      "The author does not agree to this quote.",
      "作者不同意这次引用。",
      "لا يوافق الكاتب على هذا الاقتباس."
    )
  }

  /// Why a quoted moment is not shown: it was deleted.
  public var quoteDeleted: String {
    pick("The quoted moment was deleted.", "被引用的动态已删除。", "حُذفت اللحظة المقتبسة.")
  }

  /// Why a quoted moment is not shown: the reader may not see it, or the reason is unknown.
  public var quoteUnavailable: String {
    pick("The quoted moment is not available.", "被引用的动态不可用。", "اللحظة المقتبسة غير متاحة.")
  }

  /// Why a quoted moment is not shown: the reader blocked its author.
  public var quoteBlocked: String {
    pick(
      "You blocked the author of the quoted moment.",
      "你已屏蔽被引用动态的作者。",
      "لقد حظرتَ كاتب اللحظة المقتبسة."
    )
  }

  /// Why a quoted moment is not shown: the reader muted its author.
  public var quoteMuted: String {
    pick(
      "You muted the author of the quoted moment.",
      "你已隐藏被引用动态的作者。",
      "لقد كتمتَ كاتب اللحظة المقتبسة."
    )
  }

  /// The text of a quoted moment of which only the identity is known.
  public var quoteToOpen: String {
    pick("Show the quoted moment", "查看被引用的动态", "عرض اللحظة المقتبسة")
  }

  /// The warning for images that the author covered without a text.
  public var sensitivePhotos: String { pick("Sensitive photos", "敏感图片", "صور حساسة") }
}
