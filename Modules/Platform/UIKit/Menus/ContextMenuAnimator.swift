import Foundation

/// Runs animations alongside the appearance or disappearance of a menu, and completions afterwards.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ controller: UIViewController? = nil) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Adds the closures of another animator, to run first.
  func adopt(_ other: ContextMenuAnimator) {
    animations = other.animations + animations
    completions = other.completions + completions
  }

  /// Calls the animation closures, inside the animation of a menu.
  func animate() { for animation in animations { animation() } }

  /// Calls the completion closures, after the animation.
  func complete() { for completion in completions { completion() } }

  /// Runs all closures in an animation of its own, for a menu that is not animated.
  func run() {
    guard !animations.isEmpty else {
      if !completions.isEmpty { FrameQueue.perform(complete) }
      return
    }
    UIView.animate(withDuration: 0.2, animations: animate, completion: { _ in self.complete() })
  }
}
