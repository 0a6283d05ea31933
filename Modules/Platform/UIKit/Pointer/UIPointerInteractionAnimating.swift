public import Foundation

/// Lets a program animate along as the pointer comes to a region or leaves it.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called once the animation ended, with whether it ran to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Runs what is to happen as the pointer comes or goes, and after.
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
