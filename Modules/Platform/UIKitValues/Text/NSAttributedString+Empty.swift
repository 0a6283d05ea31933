public import Foundation

extension NSAttributedString {
  /// Makes an empty text: `NSAttributedString()`.
  ///
  /// Foundation on Linux lacks the initializer without arguments, and an extension cannot add it,
  /// because it would override that of `NSObject`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
