package import Foundation

/// A change of a text that can be undone.
@MainActor package final class TextChange {
  /// The range of the inserted text.
  package var range: NSRange
  /// The text that was replaced.
  package var old: NSAttributedString

  package init(range: NSRange, old: NSAttributedString) {
    self.range = range
    self.old = old
  }
}
