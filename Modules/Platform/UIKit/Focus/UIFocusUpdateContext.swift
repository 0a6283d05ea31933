public import Foundation

/// The context of a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  init(from previous: UIView?, to following: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = following
    focusHeading = heading
    super.init()
  }

  init(copying other: UIFocusUpdateContext) {
    previouslyFocusedView = other.previouslyFocusedView
    nextFocusedView = other.nextFocusedView
    focusHeading = other.focusHeading
    super.init()
  }

  /// The previously focused item.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The newly focused item.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The previously focused view.
  open private(set) var previouslyFocusedView: UIView?
  /// The newly focused view.
  open private(set) var nextFocusedView: UIView?
  /// The direction of the movement; empty for a programmatic update.
  open private(set) var focusHeading: UIFocusHeading
}
