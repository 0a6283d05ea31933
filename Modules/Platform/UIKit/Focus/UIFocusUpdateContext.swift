public import Foundation

/// A movement of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  private let previous: UIView?
  private let following: UIView?
  private let heading: UIFocusHeading

  init(from previous: UIView?, to following: UIView?, heading: UIFocusHeading) {
    self.previous = previous
    self.following = following
    self.heading = heading
    super.init()
  }

  /// The previously focused item.
  open var previouslyFocusedItem: (any UIFocusItem)? { previous }
  /// The newly focused item.
  open var nextFocusedItem: (any UIFocusItem)? { following }
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previous }
  /// The view that gets it.
  open var nextFocusedView: UIView? { following }
  /// The direction of the move; empty when the program moves the focus.
  open var focusHeading: UIFocusHeading { heading }
}
