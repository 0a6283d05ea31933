import ConstraintSolver
import Foundation

/// The variables of a view or layout guide in an engine: position and size of its alignment
/// rectangle.
///
/// The position is in the coordinates of the engine's topmost view.
@MainActor final class LayoutItem {
  unowned(unsafe) let engine: LayoutEngine
  let state: AutoLayoutState
  /// The view of the item; nil for guides.
  unowned(unsafe) let view: UIView?
  /// The item of the superview or of the guide's view; nil for the topmost view.
  unowned(unsafe) let parent: LayoutItem?
  /// The position; nil for the topmost view, whose position is zero.
  let x: Variable?
  let y: Variable?
  let width: Variable
  let height: Variable
  /// Whether the variables of the position belong to another item.
  let sharesPosition: Bool

  /// Whether the solution determines the view's frame, rather than the reverse.
  var drivesFrame = false
  var isWaitingForContentSize = false
  var isWaitingForFrame = false
  /// Whether a constraint uses a baseline of the view.
  var hasBaselineMentions = false

  var horizontalContent: ContentConstraints?
  var verticalContent: ContentConstraints?
  var horizontalMask: MaskConstraints?
  var verticalMask: MaskConstraints?

  /// Whether the height of the content depends on the width.
  var wraps = false
  /// The size of the content when its width is not limited.
  var naturalSize = CGSize(width: -1, height: -1)
  /// The width that the height was last measured for.
  var measuredWidth: CGFloat = -1
  /// The engine's structure version for which `isRigid` was computed.
  var rigidityVersion = -1
  /// Whether required constraints alone determine the width, so that the content's size is
  /// irrelevant.
  var isRigid = false
  /// Whether `naturalSize` was not updated because the width is rigid.
  var hasStaleNaturalSize = false

  /// The edges in the last solution, rounded to pixels.
  var left: CGFloat = 0
  var top: CGFloat = 0

  init(
    engine: LayoutEngine,
    state: AutoLayoutState,
    parent: LayoutItem?,
    position: (x: Variable?, y: Variable?),
    size: (width: Variable, height: Variable),
    sharesPosition: Bool = false
  ) {
    self.engine = engine
    self.state = state
    self.view = state.view
    self.parent = parent
    self.x = position.x
    self.y = position.y
    self.width = size.width
    self.height = size.height
    self.sharesPosition = sharesPosition
  }
}

/// `length <= content` and `length >= content`, corresponding to `NSContentSizeLayoutConstraint` on
/// iOS.
struct ContentConstraints {
  var hugging: ConstraintID
  var compression: ConstraintID
  var length: CGFloat
  var priorities: ContentPriorities
}

/// Position and length of a view along one axis, from its frame and autoresizing mask.
struct MaskConstraints {
  var position: ConstraintID
  var length: ConstraintID
  /// The fractions of a change of the superview's length that are added to the position and to the
  /// length.
  var positionShare: CGFloat
  var lengthShare: CGFloat
}
