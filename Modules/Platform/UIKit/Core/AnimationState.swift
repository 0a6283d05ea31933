import QuartzCore

/// The animation blocks that are running in the code of a screen.
@MainActor final class AnimationState {
  /// The context of the innermost running block; nil outside of all.
  var context: AnimationContext? { didSet { Self.runningScreenDidChange() } }
  /// The animations that were begun without a closure and not committed, the outermost first.
  var begun: [BegunAnimation] = []
  /// The value of `UIView.areAnimationsEnabled`.
  var areEnabled = true { didSet { Self.runningScreenDidChange() } }
  /// The animator that drives animations started outside of other blocks, while a transition's
  /// animator captures its animations.
  var captor: UIViewPropertyAnimator?

  /// Whether changes of views are animated now.
  var animatesChanges: Bool { context != nil && areEnabled }

  /// The state of the screen whose code is running.
  static var running: AnimationState { UIScreen.running.animationState }

  /// Called when the code of another screen begins or ends, or its state changes.
  static func runningScreenDidChange() { ViewActions.areWanted = running.animatesChanges }
}
