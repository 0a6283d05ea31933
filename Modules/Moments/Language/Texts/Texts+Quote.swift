// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action that quotes a moment.
  package var quoteAskToQuote: String {
    choose("Ask to quote", "请求引用", "طلب الاقتباس", "Poproś o zgodę na cytat")
  }

  /// The action that quotes a moment.
  package var quoteQuote: String { choose("Quote", "引用", "اقتباس", "Cytuj") }

  /// Why a quoted moment is not shown: the reader blocked its author.
  public var quoteBlocked: String {
    choose(
      "You blocked the author of the quoted moment.",
      "你已屏蔽被引用动态的作者。",
      "لقد حظرتَ كاتب اللحظة المقتبسة.",
      "Cytowany wpis jest od osoby, którą blokujesz."
    )
  }

  /// Why a quoted moment is not shown: it was deleted.
  public var quoteDeleted: String {
    choose(
      "The quoted moment was deleted.",
      "被引用的动态已删除。",
      "حُذفت اللحظة المقتبسة.",
      "Cytowany wpis został usunięty."
    )
  }

  /// Why a quoted moment is not shown: the reader muted its author.
  public var quoteMuted: String {
    choose(
      "You muted the author of the quoted moment.",
      "你已隐藏被引用动态的作者。",
      "لقد كتمتَ كاتب اللحظة المقتبسة.",
      "Cytowany wpis jest od osoby, którą wyciszasz."
    )
  }

  /// Why a quoted moment is not shown: its author has not agreed yet.
  public var quotePending: String {
    choose(
      "The author has not agreed to this quote yet.",
      "作者尚未同意这次引用。",
      "لم يوافق الكاتب على هذا الاقتباس بعد.",
      "Nie ma jeszcze zgody na ten cytat."
    )
  }

  /// Why a quoted moment is not shown: its author does not agree, or no longer does.
  public var quoteRejected: String {
    choose(
      "The author does not agree to this quote.",
      "作者不同意这次引用。",
      "لا يوافق الكاتب على هذا الاقتباس.",
      "Nie ma zgody na ten cytat."
    )
  }

  /// The text of a quoted moment of which only the identity is known.
  public var quoteToOpen: String {
    choose("Show the quoted moment", "查看被引用的动态", "عرض اللحظة المقتبسة", "Pokaż cytowany wpis")
  }

  /// Why a quoted moment is not shown: the reader may not see it, or the reason is unknown.
  public var quoteUnavailable: String {
    choose(
      "The quoted moment is not available.",
      "被引用的动态不可用。",
      "اللحظة المقتبسة غير متاحة.",
      "Cytowany wpis jest niedostępny."
    )
  }
}
