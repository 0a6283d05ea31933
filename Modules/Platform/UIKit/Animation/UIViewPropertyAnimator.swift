public import Foundation
import QuartzCore

/// An animation of views that can be paused, set to any part, reversed and stopped on its way.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { card.center = target
///     } animator.startAnimation()
///
/// Use `UIView.animate` for what starts and ends by itself. The blocks run when the animator
/// becomes active: as it starts, is paused, or is set to a part. Constraints and what else is no
/// property of a view are not brought back where it finishes at its start.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animation, in seconds: the given one, unless a spring has its own.
  open var duration: TimeInterval { pace.duration }
  /// How long the animation waited, in seconds, when it was started with a delay.
  open private(set) var delay: TimeInterval = 0
  /// Whether touches reach the views while they are animated.
  open var isUserInteractionEnabled = true
  /// Whether the animation may be paused and stopped.
  open var isInterruptible = true
  /// Whether the values go along with `fractionComplete` while the animation is paused; otherwise
  /// they keep the pace.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed; completions are
  /// called only once it is stopped and finished then.
  open var pausesOnCompletion = false {
    didSet { timeline.holdsAtEnd = pausesOnCompletion }
  }

  /// The state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive

  let pace: AnimationPace
  let timeline = AnimationTimeline()
  /// What each block changed, in the order of the changes.
  var changes: [AnimatorChange] = []
  var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var reverses = false
  /// How far the values are while the animation is held, by time where it keeps its pace.
  private var heldPart = 0.0
  /// Whether the animation continues with another pace or duration than its own.
  private var isContinuing = false
  /// Counts the uses of the animator: what ends an old one does not end the next.
  private(set) var generation = 0
  /// Whether the animations are being taken away.
  var isSettling = false
  /// The blocks inside of this animator's that wait for its end.
  var waitingGroups: [AnimationGroup] = []
  /// Is notified of the end of the animations.
  weak var observer: AnimatorObserver?
  /// Starts animations of its own when the animator becomes active.
  let capturedStart: (() -> Void)?

  // MARK: Making

  /// Makes an animator of a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    pace = AnimationPace(parameters, duration: duration)
    capturedStart = nil
    super.init()
  }

  /// Makes an animator that moves the animations which a closure starts by itself, each for its own
  /// part of the time and at an even pace.
  init(duration: TimeInterval, capturing start: @escaping () -> Void) {
    let linear = UICubicTimingParameters(animationCurve: .linear)
    timingParameters = linear
    pace = AnimationPace(linear, duration: duration)
    capturedStart = start
    super.init()
    isUserInteractionEnabled = false
  }

  /// Makes an animator of one of the system's curves.
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

  /// Makes an animator of a cubic Bézier curve.
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

  /// Makes an animator of a spring that is at rest after the duration.
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

  /// Makes an animator that runs already.
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

  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    checkIsNotStopped("add animations to")
    guard state == .active else {
      blocks.append((animation, delayFactor))
      return
    }
    make(animation, delayFactor: delayFactor)
  }

  /// Adds changes; where the animator is active, they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that is called when the animation is finished, with the position that it is at.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Time

  /// Whether the values change at present.
  open var isRunning: Bool { state == .active && timeline.isRunning }

  /// Whether the animation runs from its end to its start; it reverses from its current state.
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

  /// How much of the animation is done in its present direction, from 0 to 1.
  ///
  /// Setting it pauses the animation, and makes an inactive animator active.
  open var fractionComplete: CGFloat {
    get { CGFloat(reverses ? 1 - position : position) }
    set {
      checkIsNotStopped("set the fraction of")
      if state == .inactive { activate() }
      let fraction = min(max(Double(newValue), 0), 1)
      hold(at: reverses ? 1 - fraction : fraction)
    }
  }

  /// How far it is from start to end: as much of the values while they follow linearly, else of the
  /// duration.
  private var position: Double {
    guard state == .active else { return 0 }
    guard timeline.isRunning || timeline.isOver else { return heldPart }
    let time = CACurrentMediaTime()
    if isContinuing { return min(max(timeline.progress(at: time), 0), 1) }
    return runStart + timeline.part(at: time) * (runEnd - runStart)
  }

  /// The parts of the duration between which the animation runs.
  private var runStart = 0.0
  private var runEnd = 1.0

  private func hold(at position: Double) {
    heldPart = position
    isContinuing = false
    timeline.hold(at: scrubsLinearly ? position : pace.progress(at: position))
  }

  /// Goes on from a part of the duration.
  private func run(from part: Double, after delay: TimeInterval = 0) {
    let function = pace.function
    runStart = part
    runEnd = reverses ? 0 : 1
    isContinuing = false
    let (start, end) = (runStart, runEnd)
    // Where it is held when it came to the end and stays active.
    heldPart = end
    timeline.start(after: delay, duration: abs(end - start) * duration) {
      function(start + (end - start) * $0)
    }
  }

  // MARK: Running

  /// Makes the changes, and starts; or continues after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a delay, in seconds: the changes are made immediately, and shown from then on.
  open func startAnimation(afterDelay delay: TimeInterval) {
    checkIsNotStopped("start")
    self.delay = max(delay, 0)
    if state == .inactive, let captor = AnimationContext.captor, captor !== self {
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

  /// Holds the animation where it is; an inactive one is held at its start.
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

  /// Goes on after a pause with another pace, or for another part of the duration; 0 takes the time
  /// that is left.
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

  /// Ends the animation in its current state: permanently and without its completions, or until it
  /// is finished.
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

  /// Finishes a stopped animation: the values go to a position immediately, and completions are
  /// called.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimation(at:) is for an animator that was stopped.")
    settle(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Leaves the changes to the animator of a transition, which is the one to be held and reversed.
  private func follow(_ captor: UIViewPropertyAnimator) {
    state = .active
    for (block, delayFactor) in blocks {
      captor.make(block, delayFactor: delayFactor, duration: duration, delay: delay)
    }
    blocks.removeAll()
    captor.addCompletion { [self] position in complete(at: position) }
  }

  // MARK: The end

  /// The timeline reached its end: where the animation leads in its direction.
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
