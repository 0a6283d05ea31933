internal import Foundation
internal import QuartzCore

extension UIScrollView: FrameObserver {
  /// Requests calls of `tick(at:)` with every frame, until it returns `false`.
  final func requestTicks() {
    guard !isObservingFrames, let window else { return }
    isObservingFrames = true
    window.screen.addFrameObserver(self)
  }

  package final func frameWillBegin(at time: TimeInterval) -> Bool {
    isObservingFrames = window != nil && tick(at: time)
    return isObservingFrames
  }
}
