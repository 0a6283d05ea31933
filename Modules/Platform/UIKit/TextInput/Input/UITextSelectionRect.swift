public import Foundation

/// A rectangle of what is selected: one for each line and direction.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Makes a rectangle, for subclasses.
  public override init() { super.init() }

  /// Where it lies.
  open var rect: CGRect { .zero }
  /// Which way the text under it runs.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}
