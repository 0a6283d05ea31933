import Foundation

/// A presentation or dismissal in progress; it ends once, when its animation ends or when it is
/// finished early.
@MainActor final class PresentationTransition {
  private var end: ((_ completed: Bool) -> Void)?
  /// The animated views; ``finish(completed:)`` removes their animations.
  private let views: [UIView]
  /// The context of an animator, if there is one.
  var context: TransitionContext?

  init(of views: [UIView], end: @escaping (_ completed: Bool) -> Void) {
    self.views = views
    self.end = end
  }

  /// Ends the transition, unless it has ended.
  ///
  /// - Parameter completed: Whether it was completed, not cancelled.
  func finish(completed: Bool = true) {
    guard let end else { return }
    self.end = nil
    context?.abandon()
    context = nil
    for view in views { view.layer.removeAllAnimations() }
    end(completed)
  }
}
