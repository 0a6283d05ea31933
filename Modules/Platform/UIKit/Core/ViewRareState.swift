import Foundation

/// Rarely used state of a view, stored separately; created when the first value is set.
@MainActor final class ViewRareState {
  /// The recognizers; nil until there has been one.
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var ownTintColor: UIColor?
  /// The inherited tint color; `nil` is the system's.
  var inheritedTintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The trait overrides of the view and its descendants; `nil` for none.
  var traitOverrides: TraitValues?
  /// The minimum and maximum text size of descendants; nil for no limit.
  var contentSizeLimits: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
  var traitRegistrations: [TraitRegistration] = []
  var safeAreaInsets = UIEdgeInsets.zero
  /// The margins set by the program; `nil` for the default of 8 points.
  var margins: Margins?
  var mask: UIView?
  /// The configuration of the corners; nil for none.
  var corners: ViewCorners?
  var appearanceRecord: AppearanceRecord?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var motionEffects: [UIMotionEffect] = []
  var focusEffect: UIFocusEffect?
  var largeContent: LargeContent?
  weak var viewController: (any RootViewOwner)?
  /// The number of running animations that block touches.
  var suspendingAnimations = 0

  /// Margins in the form in which they were set.
  enum Margins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}
