import Foundation
import QuartzCore

/// The animations started by one block; calls the completion once, after the last one.
@MainActor final class AnimationGroup: NSObject, CAAnimationDelegate {
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isOpen = true
  private var isFinished = true
  private var suspendedViews: [UIView] = []
  private var vanishingViews: [UIView] = []

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
    super.init()
  }

  func willAnimate(_ view: UIView, suspendsInteraction: Bool) {
    running += 1
    guard suspendsInteraction, !suspendedViews.contains(where: { $0 === view }) else { return }
    suspendedViews.append(view)
    view.suspendInteraction()
  }

  /// Hides the layer of a view after the last animation, unless the view is shown before.
  func willHide(_ view: UIView) { vanishingViews.append(view) }

  /// Adds an animator that drives animations of the block, and reports when they have ended.
  func waitForAnimator() { running += 1 }

  func animatorDidEnd(finished: Bool) { animationDidStop(finished: finished) }

  /// Called at the end of the block.
  ///
  /// Without any animation the completion is called with the next frame.
  func close() {
    isOpen = false
    guard running == 0 else { return }
    FrameQueue.perform { [self] in end() }
  }

  /// Called on the thread that releases the layer, if a layer is deallocated with animations.
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { animationDidStop(finished: flag) }
    } else {
      Task { @MainActor in animationDidStop(finished: flag) }
    }
  }

  private func animationDidStop(finished flag: Bool) {
    running -= 1
    if !flag { isFinished = false }
    if running == 0, !isOpen { end() }
  }

  private func end() {
    for view in suspendedViews { view.resumeInteraction() }
    suspendedViews.removeAll()
    for view in vanishingViews where view.flags.contains(.isVanishing) {
      view.flags.remove(.isVanishing)
      view.backingLayer.isHidden = true
    }
    vanishingViews.removeAll()
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

extension UIView {
  final func suspendInteraction() {
    rareForWriting.suspendingAnimations += 1
    flags.insert(.isInteractionSuspended)
  }

  final func resumeInteraction() {
    rareForWriting.suspendingAnimations -= 1
    if rareForWriting.suspendingAnimations <= 0 { flags.remove(.isInteractionSuspended) }
  }
}
