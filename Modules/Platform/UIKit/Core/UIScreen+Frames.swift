import Foundation
import QuartzCore

extension UIScreen {
  /// The time of the host's clock, in seconds of `CACurrentMediaTime()`.
  final var now: TimeInterval { clock?.now() ?? CACurrentMediaTime() }

  /// Whether something is animating, so that frames are needed at the rate of the display.
  final var isAnimating: Bool {
    !frameObservers.isEmpty || rootLayer.hasRunningAnimation
      || clock.map { DisplayLinks.wantFrames(of: $0) } ?? false
  }

  /// Adds an observer that is called in every frame until it is done.
  final func addFrameObserver(_ observer: any FrameObserver) {
    guard !frameObservers.contains(where: { $0 === observer }) else { return }
    frameObservers.append(observer)
    requestFrame()
  }

  /// Removes an observer.
  final func removeFrameObserver(_ observer: any FrameObserver) {
    frameObservers.removeAll { $0 === observer }
  }

  final func advanceObservers(to time: TimeInterval) {
    for observer in frameObservers where !observer.frameWillBegin(at: time) {
      removeFrameObserver(observer)
    }
  }
}
