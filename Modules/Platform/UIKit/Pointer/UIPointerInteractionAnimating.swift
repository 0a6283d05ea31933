public import Foundation

/// Adds animations to the pointer's entry into or exit from a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds a closure that runs inside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation, with whether it was completed.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Runs animations alongside the entry or exit of the pointer, and completions afterwards.
@MainActor final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: PointerEffectRun.duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { for animation in animations { animation() } },
      completion: { finished in for completion in completions { completion(finished) } }
    )
  }
}
