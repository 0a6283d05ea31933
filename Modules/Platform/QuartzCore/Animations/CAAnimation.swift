import CoreGraphics
public import Foundation

/// What animations have in common.
///
/// A layer runs a copy: changes after `add(_:forKey:)` have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  package final var timing = TimingValues()
  /// Provides the progress in place of the clock.
  package final var timeline: AnimationTimeline?
  /// The progress of the timeline at which it begins.
  package final var timelineStart = 0.0
  /// The progress of the timeline at which it ends.
  package final var timelineEnd = 1.0

  /// Creates an animation that takes its duration from the transaction.
  public override init() {
    super.init()
  }

  /// When it begins, in seconds of the layer's time; 0 for the commit of the frame it is added in.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one run lasts, in seconds; 0 for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast its time passes.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// How much of its own time has passed when it begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How often it runs.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long it repeats, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run is followed by one backwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What it shows before it begins and after it ends.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
  /// Its pace; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Notified of start and end; retained until the end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets it go at its end.
  open var isRemovedOnCompletion = true

  /// The rate of frames that suits the animation: a hint, for all animations of a window are shown
  /// in each of its frames.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// What was set for keys that are no properties.
  final var keyedValues: [String: Any] = [:]

  /// The value of `key` in an animation that was given none; subclasses return those of their own
  /// keys, which `value(forKey:)` then starts with.
  open class func defaultValue(forKey key: String) -> Any? {
    CAAnimation().declaredValue(forKey: key)
  }

  /// The value of `key`: of a property, or what was set for a key of one's own, such as the name by
  /// which a delegate knows the animation.
  open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }

  /// Sets the value of `key`: of a property, or of a key of one's own, which copies have too.
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
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.keyedValues = keyedValues
    return copy
  }
}

/// Notified of the start and the end of an animation.
///
/// All methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Notified that `anim` began.
  func animationDidStart(_ anim: CAAnimation)
  /// Notified that `anim` ended; `flag` is whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
