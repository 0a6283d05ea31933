import Foundation

/// Runs what is to happen while a menu appears or disappears, and after.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ controller: UIViewController? = nil) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs what another animator collected first.
  func adopt(_ other: ContextMenuAnimator) {
    animations = other.animations + animations
    completions = other.completions + completions
  }

  /// Makes the changes, inside of the animation of a menu.
  func animate() { for animation in animations { animation() } }

  /// The animation ended.
  func complete() { for completion in completions { completion() } }

  /// Runs by itself, where the menu is not animated.
  func run() {
    guard !animations.isEmpty else {
      if !completions.isEmpty { FrameQueue.perform(complete) }
      return
    }
    UIView.animate(withDuration: 0.2, animations: animate, completion: { _ in self.complete() })
  }
}
