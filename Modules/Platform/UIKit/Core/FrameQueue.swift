import Foundation
import QuartzCore

/// Closures for the next frame of a screen.
@MainActor final class FrameQueue {
  /// The closures of code that runs in no host and is about no window: for the next frame of any
  /// screen.
  private static let shared = FrameQueue()
  private static var screens: [WeakScreen] = []

  private var pending: [() -> Void] = []

  private struct WeakScreen {
    weak var screen: UIScreen?
  }

  /// Registers a screen whose frames are made by a host or a driver.
  static func add(_ screen: UIScreen) {
    screens.removeAll { $0.screen == nil || $0.screen === screen }
    OffscreenAnimations.onRequest = { source in
      MainActor.assumeIsolated { perform { OffscreenAnimations.end(of: source) } }
    }
    screens.append(WeakScreen(screen: screen))
  }

  /// Calls a closure with the next frame of a screen, or asynchronously on the main queue if no
  /// screen has a source of frames.
  ///
  /// - Parameters:
  ///   - screen: The screen of the views that the closure is about; nil for that of the host whose
  ///     code is running.
  ///   - action: The closure.
  static func perform(on screen: UIScreen? = nil, _ action: @escaping () -> Void) {
    let live = screens.compactMap(\.screen)
    let owner = [screen, UIScreen.hosted].compactMap { $0 }.first { one in
      live.contains { $0 === one }
    }
    if let owner {
      owner.frameQueue.pending.append(action)
      owner.requestFrame()
    } else if live.isEmpty {
      Task { action() }
    } else {
      shared.pending.append(action)
      for screen in live { screen.requestFrame() }
    }
  }

  /// Whether the next frame of the screen calls nothing.
  var isEmpty: Bool { pending.isEmpty && Self.shared.pending.isEmpty }

  /// Calls the closures, in a frame of the screen.
  func drain() {
    let actions = Self.shared.pending + pending
    Self.shared.pending.removeAll()
    pending.removeAll()
    for action in actions { action() }
  }
}
