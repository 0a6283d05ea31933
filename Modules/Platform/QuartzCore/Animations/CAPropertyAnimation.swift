public import CoreGraphics
public import Foundation

/// An animation of one property of a layer, by key path: `position`, `bounds.size.width`,
/// `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or part of one, that is animated.
  open var keyPath: String?
  /// Whether the animated value is added to what the layer would show without it.
  open var isAdditive = false
  /// Whether each repetition starts from the end of the one before.
  open var isCumulative = false

  /// Creates an animation without a property.
  public override init() {
    super.init()
  }

  /// Creates an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds the animation to the layer `anObject`, on the property `event` where it has none of its
  /// own.
  open override func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    guard keyPath == nil, let copy = duplicate() as? CAPropertyAnimation else {
      super.run(forKey: event, object: anObject, arguments: dict)
      return
    }
    copy.keyPath = event
    (anObject as? CALayer)?.add(copy, forKey: event)
  }

  override func duplicate() -> CAAnimation { duplicateProperty(into: CAPropertyAnimation()) }

  final func duplicateProperty<Animation: CAPropertyAnimation>(into copy: Animation) -> Animation {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return duplicate(into: copy)
  }
}

/// An animation between two values.
///
/// A value that is not given is the layer's: from what it shows to what it has been set to.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value to begin with.
  open var fromValue: Any?
  /// The value to end with.
  open var toValue: Any?
  /// The difference between first and last value, where one of them is not given.
  open var byValue: Any?

  override func duplicate() -> CAAnimation { duplicateBasic(into: CABasicAnimation()) }

  final func duplicateBasic<Animation: CABasicAnimation>(into copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return duplicateProperty(into: copy)
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through.
  open var values: [Any]?
  /// A path for a point to go along, in the place of `values`.
  open var path: CGPath?
  /// When each value is reached, as fractions of the duration; nil for equal steps.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is shown between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return duplicateProperty(into: copy)
  }
}

/// What a keyframe animation shows between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A mean of both values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// The value before, until the next is reached.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A mean of both values, at an even speed over the whole; key times have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// Animations that share one time.
open class CAAnimationGroup: CAAnimation {
  /// The animations, their times counted from the beginning of the group.
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.duplicate() }
    return duplicate(into: copy)
  }
}

/// An animation from the layer's present picture to its next.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The progress to begin with, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress to end with, from 0 to 1.
  open var endProgress: Float = 1

  override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.type = type
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return duplicate(into: copy)
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new picture appears through the old one.
  public static let fade = CATransitionType(rawValue: "fade")
}
