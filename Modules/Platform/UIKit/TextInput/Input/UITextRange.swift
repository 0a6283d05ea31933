import Foundation

/// A part of a text, between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Makes a range, for subclasses.
  public override init() { super.init() }

  /// Whether nothing lies between its ends.
  ///
  /// Subclasses override it, as they do ``start`` and ``end``.
  open var isEmpty: Bool { true }
  /// Where it starts.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}
