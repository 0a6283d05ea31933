import Foundation
import QuartzCore

/// Closures for the next frame, whichever screen has one first.
@MainActor enum FrameQueue {
  private static var pending: [() -> Void] = []
  private static var screens: [WeakScreen] = []

  private struct WeakScreen {
    weak var screen: UIScreen?
  }

  /// A host, or the driver of a screen without one, makes the frames of this screen.
  static func add(_ screen: UIScreen) {
    screens.removeAll { $0.screen == nil || $0.screen === screen }
    DisplayLinks.onChange = { MainActor.assumeIsolated { requestFrames() } }
    screens.append(WeakScreen(screen: screen))
  }

  /// Calls a closure with the next frame, or in the main queue's next turn where there is no host.
  static func perform(_ action: @escaping () -> Void) {
    guard !live.isEmpty else {
      Task { action() }
      return
    }
    pending.append(action)
    requestFrames()
  }

  /// The screens that have frames.
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
