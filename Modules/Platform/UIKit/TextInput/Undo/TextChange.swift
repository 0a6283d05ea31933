import Foundation

/// A change of a text that can be undone.
@MainActor final class TextChange {
  /// The range of the inserted text.
  var range: NSRange
  /// The text that was replaced.
  var old: NSAttributedString

  init(range: NSRange, old: NSAttributedString) {
    self.range = range
    self.old = old
  }
}
