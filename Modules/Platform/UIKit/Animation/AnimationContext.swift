import Foundation
import QuartzCore

/// A running call of `UIView.animate`: how the changes inside it are animated.
@MainActor final class AnimationContext {
  enum Timing {
    case curve(CAMediaTimingFunctionName)
    /// A spring of mass 1, with its initial velocity in distances per second.
    case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  }

  // Animations that were begun without a closure are described after their begin.
  var duration: TimeInterval
  var delay: TimeInterval
  let options: UIView.AnimationOptions
  var timing: Timing
  let group: AnimationGroup
  /// Records changes instead of animating them, in the block of a keyframe animation.
  var makeAnimation: ((UIView, CALayer, String) -> CAAnimation?)?
  /// The animator that drives the animations instead of the clock.
  var mover: UIViewPropertyAnimator?

  /// The repetition of the changes; nil to use that of the options.
  var repetition: (count: Float, autoreverses: Bool)?

  /// The keyframes that have been added, in the block of a keyframe animation.
  var keyframes: KeyframeRecording?
  /// The views whose subviews the block arranged again.
  private var arrangedViews: [UIView] = []

  init(
    duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    timing: Timing?,
    completion: ((Bool) -> Void)?
  ) {
    let state = AnimationState.running
    let outer = options.contains(.overrideInheritedOptions) ? nil : state.context
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    self.duration = inheritsDuration ? outer?.duration ?? duration : duration
    self.delay = inheritsDuration ? outer?.delay ?? delay : delay
    self.options =
      outer.map { options.union($0.options.intersection(.allowUserInteraction)) } ?? options
    let own = timing ?? .curve(options.curve)
    self.timing = inheritsCurve ? outer?.timing ?? own : own
    makeAnimation = outer?.makeAnimation
    mover = outer?.mover ?? state.captor
    group = AnimationGroup(completion: completion)
  }

  /// Runs `animations` so that its changes are animated.
  func run(_ animations: () -> Void) {
    let state = AnimationState.running
    let outer = state.context
    state.context = self
    animations()
    for view in arrangedViews { view.layoutIfNeeded() }
    arrangedViews.removeAll()
    state.context = outer
    group.close()
  }

  /// Lays out a view at the end of the block, so that its subviews move with the animation.
  func layOutAtEnd(_ view: UIView) {
    guard AnimationState.running.areEnabled, !arrangedViews.contains(where: { $0 === view })
    else { return }
    arrangedViews.append(view)
  }

  /// Hides the layer of a view when the animation ends; returns false if it is not animated by the
  /// clock.
  func hideAtEnd(_ view: UIView) -> Bool {
    guard AnimationState.running.areEnabled, duration > 0 || delay > 0, makeAnimation == nil,
      mover == nil
    else { return false }
    group.willHide(view)
    return true
  }

  /// The animation of a change of a view's layer, from the presentation value to the model value.
  func animation(for view: UIView, layer: CALayer, key: String) -> CAAnimation? {
    if let makeAnimation { return makeAnimation(view, layer, key) }
    if let mover {
      let animation = CABasicAnimation(keyPath: key)
      let start = layer.value(forKeyPath: key)
      mover.adopt(animation, of: view, layer: layer, key: key, from: start, in: self)
      return animation
    }
    guard duration > 0 || delay > 0 else { return nil }
    let animation: CABasicAnimation
    switch timing {
    case .curve(let name):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: name)
    case .spring(let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: key)
      spring.mass = 1
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      animation = spring
    }
    return prepare(animation, of: view) ? animation : nil
  }

  /// Sets the timing of an animation of a view; returns false if it has neither a duration nor a
  /// delay.
  func prepare(_ animation: CAAnimation, of view: UIView) -> Bool {
    guard duration > 0 || delay > 0 else { return false }
    animation.duration = max(duration, 0.0001)
    if delay > 0 {
      animation.beginTime = view.mediaTime + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    if options.contains(.autoreverse) { animation.autoreverses = true }
    if let repetition {
      animation.repeatCount = repetition.count
      animation.autoreverses = repetition.autoreverses
    }
    // On iOS, a later animation of these is added to a running one, which finishes.
    if animation.repeatCount == 0, let basic = animation as? CABasicAnimation,
      let path = basic.keyPath, ["position", "bounds", "transform"].contains(path)
    {
      basic.outlastsReplacement = true
    }
    if animation is CAKeyframeAnimation, case .curve(let name) = timing {
      animation.timingFunction = CAMediaTimingFunction(name: name)
    }
    animation.delegate = group
    group.willAnimate(view, suspendsInteraction: !options.contains(.allowUserInteraction))
    return true
  }
}

extension UIView.AnimationOptions {
  var animationCurve: UIView.AnimationCurve {
    switch intersection(.curveBits) {
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    case .curveLinear: .linear
    default: .easeInOut
    }
  }

  var curve: CAMediaTimingFunctionName { animationCurve.timingFunctionName }
}

extension UIView {
  /// The time of the view's screen, in seconds of `CACurrentMediaTime()`.
  final var mediaTime: TimeInterval { storedWindow?.screen.now ?? CACurrentMediaTime() }
}
