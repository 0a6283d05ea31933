// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The text read before a quoted moment.
  public func quotes(_ name: String) -> String {
    switch self.language {
    case .english: "Quotes \(name)"
    case .simplifiedChinese: "引用了\(name)"
    case .arabic: "يقتبس من \(name)"
    }
  }

  /// The text in a quoted moment that itself quotes a moment.
  public var quotesAnother: String {
    switch self.language {
    case .english: "Quotes another moment"
    case .simplifiedChinese: "引用了另一条动态"
    case .arabic: "تقتبس لحظة أخرى"
    }
  }
}
