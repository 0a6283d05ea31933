/// The one-bit facts of a view, packed together: a screen holds hundreds of views.
struct ViewFlags: OptionSet {
  var rawValue: UInt32

  /// `layoutSubviews` is due.
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// Some view below is due for layout.
  ///
  /// Set on every ancestor of such a view.
  static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 1)
  /// `updateConstraints` is due.
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 2)
  /// Some view below is due for `updateConstraints`.
  ///
  /// Set on every ancestor of such a view.
  static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
  /// `draw(_:)` is due.
  static let needsDisplay = ViewFlags(rawValue: 1 << 4)
  /// Some view below is due for `draw(_:)`.
  ///
  /// Set on every ancestor of such a view.
  static let subtreeNeedsDisplay = ViewFlags(rawValue: 1 << 5)
  /// `layoutSubviews` is running.
  static let isLayingOut = ViewFlags(rawValue: 1 << 6)
  /// `updateConstraints` is running or the base implementation was not reached yet.
  static let isUpdatingConstraints = ViewFlags(rawValue: 1 << 7)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 8)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 9)
  static let isExclusiveTouch = ViewFlags(rawValue: 1 << 10)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 11)
  static let translatesAutoresizingMask = ViewFlags(rawValue: 1 << 12)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 13)
  static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 14)
  /// The view has recorded something with `draw(_:)`: its layer shows that.
  static let hasDrawnContent = ViewFlags(rawValue: 1 << 15)
  static let isWindow = ViewFlags(rawValue: 1 << 16)
  /// The background color differs between light and dark.
  static let hasDynamicBackground = ViewFlags(rawValue: 1 << 17)
  static let clearsContextBeforeDrawing = ViewFlags(rawValue: 1 << 18)
  /// A running animation without `.allowUserInteraction` keeps touches away.
  static let isInteractionSuspended = ViewFlags(rawValue: 1 << 19)
  static let isOpaque = ViewFlags(rawValue: 1 << 20)

  /// Any kind of layout work at or below the view.
  static let anyLayout: ViewFlags = [
    .needsLayout, .subtreeNeedsLayout, .needsUpdateConstraints, .subtreeNeedsUpdateConstraints,
  ]
  /// Any kind of work at or below the view.
  static let anyWork: ViewFlags = [.anyLayout, .needsDisplay, .subtreeNeedsDisplay]
  /// The flags of a new view.
  static let initial: ViewFlags = [
    .needsLayout, .needsDisplay, .needsUpdateConstraints, .isUserInteractionEnabled,
    .autoresizesSubviews, .translatesAutoresizingMask, .insetsMarginsFromSafeArea,
    .clearsContextBeforeDrawing, .isOpaque,
  ]
}
