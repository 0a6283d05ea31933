public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or it is finished.
  case inactive = 0
  /// Its changes are made: it runs or is paused.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it leads.
  case end = 0
  /// Where it began.
  case start = 1
  /// Where it is.
  case current = 2
}

/// An animation that is started, paused, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether the values change at present.
  var isRunning: Bool { get }
  /// Whether the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// How much of the animation is done in its present direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues after a pause.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Ends the animation in its current state: permanently, or until it is finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that blocks make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another pace or another duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
