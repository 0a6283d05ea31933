import ConstraintSolver
import Foundation

/// The unknowns of a view or of a layout guide in an engine: position and size of its alignment
/// rectangle, the position in the coordinates of the engine's topmost view.
@MainActor final class LayoutItem {
  unowned(unsafe) let engine: LayoutEngine
  let state: AutoLayoutState
  /// The view of the item; nil for guides.
  unowned(unsafe) let view: UIView?
  /// The item of the superview or of the guide's view; nil for the topmost view.
  unowned(unsafe) let parent: LayoutItem?
  /// nil for the topmost view, which lies at zero.
  let x: Variable?
  let y: Variable?
  let width: Variable
  let height: Variable
  /// Whether the variables of the position belong to another item.
  let sharesPosition: Bool

  /// Whether the view gets its frame from the solution, rather than the other way round.
  var drivesFrame = false
  var isWaitingForContentSize = false
  var isWaitingForFrame = false
  /// Whether some constraint names a baseline of the view.
  var hasBaselineMentions = false

  var horizontalContent: ContentConstraints?
  var verticalContent: ContentConstraints?
  var horizontalMask: MaskConstraints?
  var verticalMask: MaskConstraints?

  /// Whether the height of the content follows from the width.
  var wraps = false
  /// The natural size of the content when its width is not limited.
  var naturalSize = CGSize(width: -1, height: -1)
  /// The width for which the height was requested last.
  var measuredWidth: CGFloat = -1
  /// The solver's structure for which `isRigid` was found out.
  var rigidityVersion = -1
  /// Whether required constraints alone give the width, so that the content's wishes do not matter.
  var isRigid = false
  /// Whether `naturalSize` was left as it was because the width is rigid.
  var hasStaleNaturalSize = false

  /// Where the last solution put the edges, rounded to pixels.
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

/// `length <= content` and `length >= content`: what `NSContentSizeLayoutConstraint` is on iOS.
struct ContentConstraints {
  var hugging: ConstraintID
  var compression: ConstraintID
  var length: CGFloat
  var priorities: ContentPriorities
}

/// Position and length of a view along one axis as its frame and its mask ask for.
struct MaskConstraints {
  var position: ConstraintID
  var length: ConstraintID
  /// The shares of a change of the superview's length that go to the position and to the length.
  var positionShare: CGFloat
  var lengthShare: CGFloat
}
