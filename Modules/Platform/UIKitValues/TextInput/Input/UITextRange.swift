import Foundation

/// A range of a text, between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Makes a range; for subclasses.
  public override init() { super.init() }

  /// Whether the range is empty.
  ///
  /// Subclasses must override it, and ``start`` and ``end``.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}
