import Foundation

/// State that few views have, kept out of the rest; made when first set.
@MainActor final class ViewRareState {
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var ownTintColor: UIColor?
  /// The inherited tint; `nil` is the system's.
  var inheritedTintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The traits that the view sets for itself and everything inside; `nil` for none.
  var traitOverrides: TraitValues?
  /// The least and the greatest size of text inside; nil sets no limit.
  var contentSizeLimits: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
  var traitRegistrations: [TraitRegistration] = []
  var safeAreaInsets = UIEdgeInsets.zero
  /// Margins as the program set them; `nil` is the default of 8 points.
  var margins: Margins?
  var mask: UIView?
  var appearanceRecord: AppearanceRecord?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var motionEffects: [UIMotionEffect] = []
  var focusEffect: UIFocusEffect?
  weak var viewController: (any RootViewOwner)?
  /// Running animations that keep touches away.
  var suspendingAnimations = 0

  /// Margins in the terms in which they were set.
  enum Margins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}
