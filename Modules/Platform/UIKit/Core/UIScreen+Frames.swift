import Foundation
package import QuartzCore

extension UIScreen {
  /// The time of the host's clock, in seconds of `CACurrentMediaTime()`.
  final var now: TimeInterval { clock?.now() ?? CACurrentMediaTime() }

  /// Whether something is animating, so that frames are needed at the rate of the display.
  final var isAnimating: Bool {
    !frameObservers.isEmpty || rootLayer.hasRunningAnimation
      || clock != nil && displayLinks.wantFrames
  }

  /// Makes a display link on the screen of the host whose code is running, or else on the main
  /// screen, which makes frames for it without a window too.
  ///
  /// - Parameter handler: Called with every frame while the link is added to a run loop.
  /// - Returns: The link, not yet added to a run loop.
  package static func displayLink(
    _ handler: @escaping (CADisplayLink) -> Void
  ) -> CADisplayLink {
    let screen = running
    screen.makeFramesIfUnhosted()
    return CADisplayLink(on: screen.displayLinks, handler)
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
