/// The flags of a view in one integer, to save memory: a screen contains hundreds of views.
struct ViewFlags: OptionSet {
  var rawValue: UInt32

  /// `layoutSubviews` is pending.
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// Layout of a descendant is pending.
  ///
  /// Set on every ancestor of such a view.
  static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 1)
  /// `updateConstraints` is pending.
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 2)
  /// `updateConstraints` of a descendant is pending.
  ///
  /// Set on every ancestor of such a view.
  static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
  /// `draw(_:)` is pending.
  static let needsDisplay = ViewFlags(rawValue: 1 << 4)
  /// `draw(_:)` of a descendant is pending.
  ///
  /// Set on every ancestor of such a view.
  static let subtreeNeedsDisplay = ViewFlags(rawValue: 1 << 5)
  /// `layoutSubviews` is running.
  static let isLayingOut = ViewFlags(rawValue: 1 << 6)
  /// `updateConstraints` is running, and the base implementation has not been called yet.
  static let isUpdatingConstraints = ViewFlags(rawValue: 1 << 7)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 8)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 9)
  static let isExclusiveTouch = ViewFlags(rawValue: 1 << 10)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 11)
  static let translatesAutoresizingMask = ViewFlags(rawValue: 1 << 12)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 13)
  static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 14)
  /// The view has recorded content with `draw(_:)`, which its layer shows.
  static let hasDrawnContent = ViewFlags(rawValue: 1 << 15)
  static let isWindow = ViewFlags(rawValue: 1 << 16)
  /// The background color is dynamic.
  static let hasDynamicBackground = ViewFlags(rawValue: 1 << 17)
  static let clearsContextBeforeDrawing = ViewFlags(rawValue: 1 << 18)
  /// A running animation without `.allowUserInteraction` blocks touches.
  static let isInteractionSuspended = ViewFlags(rawValue: 1 << 19)
  static let isOpaque = ViewFlags(rawValue: 1 << 20)
  /// The view has a configuration of its corners.
  static let hasCorners = ViewFlags(rawValue: 1 << 21)
  /// A descendant has, or had, corners that follow those of its container.
  static let containsConcentricCorners = ViewFlags(rawValue: 1 << 22)
  /// The view is hidden, and its layer will be at the end of an animation.
  static let isVanishing = ViewFlags(rawValue: 1 << 23)

  /// All kinds of pending layout work of the view and its descendants.
  static let anyLayout: ViewFlags = [
    .needsLayout, .subtreeNeedsLayout, .needsUpdateConstraints, .subtreeNeedsUpdateConstraints,
  ]
  /// All kinds of pending work of the view and its descendants.
  static let anyWork: ViewFlags = [.anyLayout, .needsDisplay, .subtreeNeedsDisplay]
  /// The flags of a new view.
  static let initial: ViewFlags = [
    .needsLayout, .needsDisplay, .needsUpdateConstraints, .isUserInteractionEnabled,
    .autoresizesSubviews, .translatesAutoresizingMask, .insetsMarginsFromSafeArea,
    .clearsContextBeforeDrawing, .isOpaque,
  ]
}
