import CoreGraphics
package import Foundation
package import QuartzCore

/// A screen without a display: time is advanced manually and images are drawn on demand.
@MainActor package final class HeadlessHost {
  /// The screen and its loop.
  package let host: ScreenHost
  /// The clock; ``advance(by:)`` moves it.
  package let clock: ManualTimeSource
  private var keptWindows: [UIWindow] = []
  /// Draws the snapshots and caches what did not change between them.
  var renderer = LayerRenderer(scale: 1)
  var canvas: CairoCanvas?

  /// The time between frames, in seconds.
  package static let frameInterval: TimeInterval = 1.0 / 60

  /// Makes a screen, by default of the size of a phone.
  ///
  /// The clock starts at 1000 seconds.
  package init(
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 2,
    safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection? = nil
  ) {
    clock = ManualTimeSource(time: 1000)
    host = ScreenHost(
      size: size,
      scale: scale,
      safeAreaInsets: safeAreaInsets,
      traits: traits,
      clock: clock
    )
    screen.allowRotation()
  }

  package var screen: UIScreen { host.screen }

  /// Makes a window that fills the screen, shows it, and keeps it alive.
  package func makeWindow() -> UIWindow {
    run {
      let window = UIWindow(frame: screen.bounds)
      window.screen = screen
      keptWindows.append(window)
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Runs a closure with this host's clock as the current one.
  package func run<Value>(_ body: () throws -> Value) rethrows -> Value { try host.run(body) }

  // MARK: Time

  /// Makes one frame at the current time.
  package func frame() { host.frame() }

  /// Advances the clock, making a frame every sixtieth of a second.
  package func advance(by seconds: TimeInterval) {
    let end = clock.now() + seconds
    while clock.now() < end - 1e-9 {
      clock.advance(by: min(Self.frameInterval, end - clock.now()))
      host.frame()
    }
  }

  /// Advances the clock until no frame and no timer is due; returns `false` if one still is after
  /// `limit` seconds.
  @discardableResult package func settle(limit: TimeInterval = 10) -> Bool {
    host.frame()
    let end = clock.now() + limit
    while host.needsFrame || host.nextDeadline != nil {
      guard clock.now() < end else { return false }
      advance(by: Self.frameInterval)
    }
    return true
  }

  // MARK: Touches

  /// Sends a tap at a location in screen coordinates.
  package func tap(at location: CGPoint, duration: TimeInterval = 0.05) {
    touch(.began, at: location)
    advance(by: duration)
    touch(.ended, at: location)
  }

  /// Sends a drag at a constant speed.
  package func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval = 0.25,
    hold: TimeInterval = 0
  ) {
    touch(.began, at: start)
    let steps = max(Int((duration / Self.frameInterval).rounded()), 1)
    for step in 1...steps {
      clock.advance(by: duration / Double(steps))
      let t = CGFloat(step) / CGFloat(steps)
      touch(
        .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      )
    }
    if hold > 0 { advance(by: hold) }
    touch(.ended, at: end)
  }

  /// Sends one change of a touch and makes the frame that shows it.
  package func touch(_ phase: UITouch.Phase, id: Int = 0, at location: CGPoint) {
    host.sendPointer(phase: phase, id: id, location: location)
    host.frame()
  }
}
