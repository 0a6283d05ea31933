import CoreGraphics
public import Foundation

/// The base class of animations.
///
/// A layer adds a copy: changes after `add(_:forKey:)` have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  package final var timing = TimingValues()
  /// The timeline that provides the progress instead of the clock; nil to use the clock.
  package final var timeline: AnimationTimeline?
  /// The progress of the timeline at which the animation begins.
  package final var timelineStart = 0.0
  /// The progress of the timeline at which the animation ends.
  package final var timelineEnd = 1.0
  /// Whether a later animation for the same key that has this set lets it run to its end, without
  /// effect, instead of ending it.
  package final var outlastsReplacement = false

  /// Creates an animation with the duration of the transaction.
  public override init() {
    super.init()
  }

  /// The start time, in seconds of the layer's time; 0 for the commit of the frame in which it is
  /// added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one run, in seconds; 0 for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of its time relative to the layer's; 1 by default.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset into its own time at the start, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs, which may be fractional.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The total duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run is followed by one in reverse.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The behavior before the start and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
  /// The timing function; nil for linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, called at start and end; retained until the end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true

  /// The preferred frame rates.
  ///
  /// Only a hint: all animations of a window are updated in each of its frames.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The values that were set for keys other than properties.
  final var keyedValues: [String: Any] = [:]

  /// The default value for `key`.
  ///
  /// Subclasses return the defaults of their own keys, which `value(forKey:)` then returns until a
  /// value is set.
  open class func defaultValue(forKey key: String) -> Any? {
    CAAnimation().declaredValue(forKey: key)
  }

  /// The value for `key`: of a property, or one that was set for a custom key, for example to
  /// identify the animation in a delegate.
  open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }

  /// Sets the value for `key`: of a property, or for a custom key, which is also copied.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }

  /// Adds the animation to the layer `anObject`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> CAAnimation { duplicate(into: CAAnimation()) }

  final func duplicate<Animation: CAAnimation>(into copy: Animation) -> Animation {
    copy.timing = timing
    copy.timeline = timeline
    copy.timelineStart = timelineStart
    copy.timelineEnd = timelineEnd
    copy.outlastsReplacement = outlastsReplacement
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.keyedValues = keyedValues
    return copy
  }
}

/// The delegate of an animation, called at its start and its end.
///
/// All methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when `anim` starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when `anim` ends; `flag` is true if it was not removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
