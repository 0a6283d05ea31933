public import Foundation

/// Where the focus comes from and where it moves, passed to whoever allows or animates it.
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

  /// The item that loses the focus; nil if none had it.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The newly focused item.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The view that loses the focus; nil if none had it.
  open private(set) var previouslyFocusedView: UIView?
  /// The newly focused view.
  open private(set) var nextFocusedView: UIView?
  /// The direction of the movement; empty for a programmatic update.
  open private(set) var focusHeading: UIFocusHeading
}
