import Foundation

/// A presentation or dismissal under way; it ends once, by itself or at once when something else
/// cannot wait.
@MainActor final class PresentationTransition {
  private var end: (() -> Void)?
  /// The views that move; their animations are cut short by ``finish()``.
  private let views: [UIView]

  init(of views: [UIView], end: @escaping () -> Void) {
    self.views = views
    self.end = end
  }

  /// Ends the transition, unless it has.
  func finish() {
    guard let end else { return }
    self.end = nil
    for view in views { view.layer.removeAllAnimations() }
    end()
  }
}
