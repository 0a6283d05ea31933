import CoreGraphics
import Foundation

/// A transition between two layouts, driven by a gesture or by the clock.
@MainActor final class LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  /// The views that were notified of the beginning.
  let views: [UICollectionReusableView]
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The final animation, once the transition was finished or cancelled.
  var end: End?

  /// An animation of the progress to 1, or back to 0.
  struct End {
    var startTime: Double
    var start: CGFloat
    var isFinish: Bool

    /// The duration of a complete transition, in seconds.
    private static let duration: Double = 0.3

    /// The progress at a time, and whether the animation has ended.
    func progress(at time: Double) -> (value: CGFloat, isOver: Bool) {
      let target: CGFloat = isFinish ? 1 : 0
      let duration = Self.duration * Double(abs(target - start))
      let passed = time - startTime
      guard passed < duration else { return (target, true) }
      let share = ScrollTween.progress(CGFloat(max(passed, 0) / duration))
      return (start + (target - start) * share, false)
    }
  }

  init(
    _ layout: UICollectionViewTransitionLayout,
    views: [UICollectionReusableView],
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.views = views
    self.completion = completion
  }
}
