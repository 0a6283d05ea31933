// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The text read before a quoted moment.
  public func quotes(_ name: String) -> String {
    choose("Quotes \(name)", "引用了\(name)", "يقتبس من \(name)", "Cytuje: \(name)")
  }

  /// The text in a quoted moment that itself quotes a moment.
  public var quotesAnother: String {
    choose("Quotes another moment", "引用了另一条动态", "تقتبس لحظة أخرى", "Cytuje inny wpis")
  }
}
