public import Foundation

/// Where the focus comes from and where it moves, passed to whoever allows or animates it.
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

  /// The item that loses the focus; nil if none had it.
  open var previouslyFocusedItem: (any UIFocusItem)? { previous }
  /// The newly focused item.
  open var nextFocusedItem: (any UIFocusItem)? { following }
  /// The view that loses the focus; nil if none had it.
  open var previouslyFocusedView: UIView? { previous }
  /// The newly focused view.
  open var nextFocusedView: UIView? { following }
  /// The direction of the movement; empty for a programmatic update.
  open var focusHeading: UIFocusHeading { heading }
}
