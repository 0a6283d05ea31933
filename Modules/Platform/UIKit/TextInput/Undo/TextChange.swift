import Foundation

/// A change of a text, as it is taken back.
@MainActor final class TextChange {
  /// The text put in.
  var range: NSRange
  /// The text that gave way to it.
  var old: NSAttributedString

  init(range: NSRange, old: NSAttributedString) {
    self.range = range
    self.old = old
  }
}
