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

  /// What had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { previous }
  /// What gets it.
  open var nextFocusedItem: (any UIFocusItem)? { following }
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previous }
  /// The view that gets it.
  open var nextFocusedView: UIView? { following }
  /// Which way it goes; empty when the program moves it.
  open var focusHeading: UIFocusHeading { heading }
}
