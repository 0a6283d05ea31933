import Foundation
import QuartzCore

/// Closures for the next frame of any screen.
@MainActor enum FrameQueue {
  private static var pending: [() -> Void] = []
  private static var screens: [WeakScreen] = []

  private struct WeakScreen {
    weak var screen: UIScreen?
  }

  /// Registers a screen whose frames are made by a host or a driver.
  static func add(_ screen: UIScreen) {
    screens.removeAll { $0.screen == nil || $0.screen === screen }
    DisplayLinks.onChange = { MainActor.assumeIsolated { requestFrames() } }
    OffscreenAnimations.onRequest = {
      MainActor.assumeIsolated { perform { OffscreenAnimations.end() } }
    }
    screens.append(WeakScreen(screen: screen))
  }

  /// Calls a closure with the next frame, or asynchronously on the main queue if there is no host.
  static func perform(_ action: @escaping () -> Void) {
    guard !live.isEmpty else {
      Task { action() }
      return
    }
    pending.append(action)
    requestFrames()
  }

  /// The screens that have a source of frames.
  private static var live: [UIScreen] { screens.compactMap(\.screen) }

  private static func requestFrames() {
    for screen in live { screen.requestFrame() }
  }

  static var isEmpty: Bool { pending.isEmpty }

  static func drain() {
    let actions = pending
    pending.removeAll()
    for action in actions { action() }
  }
}
