public import Foundation

/// A rectangle of a selection: one for each line and direction.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Makes a rectangle; for subclasses.
  public override init() { super.init() }

  /// The frame of the rectangle.
  open var rect: CGRect { .zero }
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}
