public import Foundation
import QuartzCore

/// An animation of views that can be paused, scrubbed, reversed and stopped while it is running.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
///   card.center = target
/// }
/// animator.startAnimation()
/// ```
///
/// Use `UIView.animate` for animations that need none of that. The blocks run when the animator
/// becomes active: when it is started, paused, or scrubbed. Finishing at the start does not restore
/// constraints or anything else that is not a property of a view.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The curve or spring that the animator was made with.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds: the specified one, unless a spring has its own.
  open var duration: TimeInterval { pace.duration }
  /// The delay that the animation was started with, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether views receive touches while they are animated.
  open var isUserInteractionEnabled = true
  /// Whether the animation may be paused and stopped.
  open var isInterruptible = true
  /// Whether the values are linear in `fractionComplete` while the animation is paused; otherwise
  /// they follow the timing.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed.
  ///
  /// Completions are then called only when it is stopped and finished.
  open var pausesOnCompletion = false {
    didSet { timeline.holdsAtEnd = pausesOnCompletion }
  }

  /// The state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive

  let pace: AnimationPace
  let timeline = AnimationTimeline()
  /// The changes of each block, in order.
  var changes: [AnimatorChange] = []
  var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var reverses = false
  /// The progress while paused; a fraction of the duration if it follows the timing.
  private var heldPart = 0.0
  /// Whether the animation continues with other timing or another duration than its own.
  private var isContinuing = false
  /// Incremented with each use, so that the end of an earlier use does not end the next.
  private(set) var generation = 0
  /// Whether the animations are being removed.
  var isSettling = false
  /// The groups of nested blocks that wait for the animator's end.
  var waitingGroups: [AnimationGroup] = []
  /// The observer of the end of the animations.
  weak var observer: AnimatorObserver?
  /// Starts the captured animations when the animator becomes active.
  let capturedStart: (() -> Void)?

  // MARK: Making

  /// Makes an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    pace = AnimationPace(parameters, duration: duration)
    capturedStart = nil
    super.init()
  }

  /// Makes an animator that drives the animations started by a closure, each in its own interval
  /// and with linear timing.
  init(duration: TimeInterval, capturing start: @escaping () -> Void) {
    let linear = UICubicTimingParameters(animationCurve: .linear)
    timingParameters = linear
    pace = AnimationPace(linear, duration: duration)
    capturedStart = start
    super.init()
    isUserInteractionEnabled = false
  }

  /// Makes an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles within the duration.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.animationCurve)
    )
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Blocks

  /// Adds changes that begin after a fraction of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    checkIsNotStopped("add animations to")
    guard state == .active else {
      blocks.append((animation, delayFactor))
      return
    }
    make(animation, delayFactor: delayFactor)
  }

  /// Adds changes; if the animator is active, they take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that is called with the final position when the animation finishes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Time

  /// Whether the animation is running.
  open var isRunning: Bool { state == .active && timeline.isRunning }

  /// Whether the animation runs in reverse, from its current state.
  open var isReversed: Bool {
    get { reverses }
    set {
      guard newValue != reverses else { return }
      let wasRunning = isRunning
      let part = isContinuing ? pace.part(at: position) : position
      reverses = newValue
      if wasRunning { run(from: part) }
    }
  }

  /// The completed fraction in the current direction, from 0 to 1.
  ///
  /// Setting it pauses the animation, and activates an inactive animator.
  open var fractionComplete: CGFloat {
    get { CGFloat(reverses ? 1 - position : position) }
    set {
      checkIsNotStopped("set the fraction of")
      if state == .inactive { activate() }
      let fraction = min(max(Double(newValue), 0), 1)
      hold(at: reverses ? 1 - fraction : fraction)
    }
  }

  /// The position from start to end: a fraction of the values while scrubbing linearly, otherwise
  /// of the duration.
  private var position: Double {
    guard state == .active else { return 0 }
    guard timeline.isRunning || timeline.isOver else { return heldPart }
    let time = CACurrentMediaTime()
    if isContinuing { return min(max(timeline.progress(at: time), 0), 1) }
    return runStart + timeline.part(at: time) * (runEnd - runStart)
  }

  /// The fractions of the duration between which the animation runs.
  private var runStart = 0.0
  private var runEnd = 1.0

  private func hold(at position: Double) {
    heldPart = position
    isContinuing = false
    timeline.hold(at: scrubsLinearly ? position : pace.progress(at: position))
  }

  /// Continues from a fraction of the duration.
  private func run(from part: Double, after delay: TimeInterval = 0) {
    let function = pace.function
    runStart = part
    runEnd = reverses ? 0 : 1
    isContinuing = false
    let (start, end) = (runStart, runEnd)
    // The paused position if it reaches its end and stays active.
    heldPart = end
    timeline.start(after: delay, duration: abs(end - start) * duration) {
      function(start + (end - start) * $0)
    }
  }

  // MARK: Running

  /// Makes the changes and starts the animation, or resumes it.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes immediately, and starts animating them after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    checkIsNotStopped("start")
    self.delay = max(delay, 0)
    if state == .inactive, let captor = AnimationState.running.captor, captor !== self {
      return follow(captor)
    }
    if state == .inactive {
      activate()
      run(from: reverses ? 1 : 0, after: self.delay)
    } else if !timeline.isRunning {
      run(from: scrubsLinearly ? pace.part(at: heldPart) : heldPart, after: self.delay)
    }
    endIfEmpty()
  }

  /// Pauses the animation; an inactive one is activated and paused at its start.
  open func pauseAnimation() {
    checkIsNotStopped("pause")
    precondition(isInterruptible, "This animator is not interruptible.")
    if state == .inactive {
      activate()
      return hold(at: reverses ? 1 : 0)
    }
    guard timeline.isRunning else { return }
    let time = CACurrentMediaTime()
    hold(at: scrubsLinearly ? min(max(timeline.progress(at: time), 0), 1) : position)
  }

  /// Resumes with other timing, or with another fraction of the duration; 0 uses the remaining
  /// time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    checkIsNotStopped("continue")
    if state == .inactive { activate() }
    if parameters == nil, durationFactor == 0 { return startAnimation() }
    if timeline.isRunning { pauseAnimation() }
    let rest =
      durationFactor > 0
      ? duration * Double(durationFactor) : duration * (reverses ? heldPart : 1 - heldPart)
    let pace = parameters.map { AnimationPace($0, duration: rest) } ?? self.pace
    let function = pace.function
    let start = scrubsLinearly ? heldPart : self.pace.progress(at: heldPart)
    let end = reverses ? 0.0 : 1.0
    isContinuing = true
    heldPart = end
    let time = parameters == nil || durationFactor > 0 ? rest : pace.duration
    timeline.start(duration: time) { start + (end - start) * function($0) }
    endIfEmpty()
  }

  /// Stops the animation in its current state: finally, without calling completions, or until it is
  /// finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    precondition(isInterruptible, "This animator is not interruptible.")
    settle(at: .current)
    state = .stopped
    if withoutFinishing {
      completions.removeAll()
      let groups = waitingGroups
      reset()
      for group in groups { group.animatorDidEnd(finished: false) }
    }
  }

  /// Finishes a stopped animation: sets the values of a position immediately and calls completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimation(at:) is for an animator that was stopped.")
    settle(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Hands the changes over to the animator of a transition, which then controls them.
  private func follow(_ captor: UIViewPropertyAnimator) {
    state = .active
    for (block, delayFactor) in blocks {
      captor.make(block, delayFactor: delayFactor, duration: duration, delay: delay)
    }
    blocks.removeAll()
    captor.addCompletion { [self] position in complete(at: position) }
  }

  // MARK: The end

  /// Called when the timeline reaches its end in the current direction.
  func timelineDidEnd() {
    guard state == .active, !isSettling else { return }
    let position: UIViewAnimatingPosition = reverses ? .start : .end
    settle(at: position)
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    let groups = waitingGroups
    self.completions.removeAll()
    reset()
    for group in groups { group.animatorDidEnd(finished: position != .current) }
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    generation += 1
    changes.removeAll()
    waitingGroups.removeAll()
    heldPart = 0
    isContinuing = false
    timeline.hold(at: 0)
  }

  private func checkIsNotStopped(_ action: String) {
    precondition(
      state != .stopped,
      "It is an error to \(action) an animator that is stopped; finish it first."
    )
  }
}
