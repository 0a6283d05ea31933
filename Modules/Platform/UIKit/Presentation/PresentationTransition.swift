import Foundation

/// A presentation or dismissal in progress; it ends once, by itself or immediately when something
/// else cannot wait.
@MainActor final class PresentationTransition {
  private var end: ((_ completed: Bool) -> Void)?
  /// The views that move; their animations are cut short by ``finish(completed:)``.
  private let views: [UIView]
  /// The context of an animator, if there is one.
  var context: TransitionContext?

  init(of views: [UIView], end: @escaping (_ completed: Bool) -> Void) {
    self.views = views
    self.end = end
  }

  /// Ends the transition, unless it has.
  ///
  /// - Parameter completed: Whether it came to its end, or was taken back.
  func finish(completed: Bool = true) {
    guard let end else { return }
    self.end = nil
    context?.abandon()
    context = nil
    for view in views { view.layer.removeAllAnimations() }
    end(completed)
  }
}
