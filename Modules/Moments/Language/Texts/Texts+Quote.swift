// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action that quotes a moment.
  package var quoteAskToQuote: String {
    switch self.language {
    case .english: "Ask to quote"
    case .simplifiedChinese: "请求引用"
    case .arabic: "طلب الاقتباس"
    }
  }

  /// The action that quotes a moment.
  package var quoteQuote: String {
    switch self.language {
    case .english: "Quote"
    case .simplifiedChinese: "引用"
    case .arabic: "اقتباس"
    }
  }

  /// Why a quoted moment is not shown: the reader blocked its author.
  public var quoteBlocked: String {
    switch self.language {
    case .english: "You blocked the author of the quoted moment."
    case .simplifiedChinese: "你已屏蔽被引用动态的作者。"
    case .arabic: "لقد حظرتَ كاتب اللحظة المقتبسة."
    }
  }

  /// Why a quoted moment is not shown: it was deleted.
  public var quoteDeleted: String {
    switch self.language {
    case .english: "The quoted moment was deleted."
    case .simplifiedChinese: "被引用的动态已删除。"
    case .arabic: "حُذفت اللحظة المقتبسة."
    }
  }

  /// Why a quoted moment is not shown: the reader muted its author.
  public var quoteMuted: String {
    switch self.language {
    case .english: "You muted the author of the quoted moment."
    case .simplifiedChinese: "你已隐藏被引用动态的作者。"
    case .arabic: "لقد كتمتَ كاتب اللحظة المقتبسة."
    }
  }

  /// Why a quoted moment is not shown: its author has not agreed yet.
  public var quotePending: String {
    switch self.language {
    case .english: "The author has not agreed to this quote yet."
    case .simplifiedChinese: "作者尚未同意这次引用。"
    case .arabic: "لم يوافق الكاتب على هذا الاقتباس بعد."
    }
  }

  /// Why a quoted moment is not shown: its author does not agree, or no longer does.
  public var quoteRejected: String {
    switch self.language {
    case .english: "The author does not agree to this quote."
    case .simplifiedChinese: "作者不同意这次引用。"
    case .arabic: "لا يوافق الكاتب على هذا الاقتباس."
    }
  }

  /// The text of a quoted moment of which only the identity is known.
  public var quoteToOpen: String {
    switch self.language {
    case .english: "Show the quoted moment"
    case .simplifiedChinese: "查看被引用的动态"
    case .arabic: "عرض اللحظة المقتبسة"
    }
  }

  /// Why a quoted moment is not shown: the reader may not see it, or the reason is unknown.
  public var quoteUnavailable: String {
    switch self.language {
    case .english: "The quoted moment is not available."
    case .simplifiedChinese: "被引用的动态不可用。"
    case .arabic: "اللحظة المقتبسة غير متاحة."
    }
  }
}
