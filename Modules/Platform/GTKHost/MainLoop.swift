internal import CGTKShim
import Foundation

/// GLib's main loop, with the main queue and the timers of the main run loop on it.
final class MainLoop {
  private let loop: OpaquePointer

  /// Connects to the display; nil where there is none.
  init?(applicationID: String?) {
    if let applicationID { g_set_prgname(applicationID) }
    guard host_init() != 0, let loop = g_main_loop_new(nil, 0) else { return nil }
    self.loop = loop
    Self.attachFoundation()
  }

  /// Makes the turns of GLib's loop those of the main queue and of `RunLoop.main` too.
  static func attachFoundation() {
    host_attach_main_queue()
    host_attach_timers { MainActor.assumeIsolated { MainLoop.fireTimers() } }
  }

  /// Fires the timers of this thread's run loop that are due; returns in how many seconds the next
  /// one is, negative without one.
  ///
  /// A program's loop turns on the main thread, and this is `RunLoop.main`.
  static func fireTimers() -> Double {
    guard let next = RunLoop.current.limitDate(forMode: .default), next != .distantFuture else {
      return -1
    }
    // A timer that is firing now may count as due: a loop run by it must not spin.
    return max(next.timeIntervalSinceNow, 0.001)
  }

  func run() { g_main_loop_run(loop) }

  /// Turns until something is so, which is looked at after each turn and twenty times a second.
  func run(until isDone: () -> Bool) {
    guard !isDone() else { return }
    let tick = g_timeout_add(50, { _ in 1 }, nil)
    while !isDone() { g_main_context_iteration(nil, 1) }
    g_source_remove(tick)
  }

  func quit() { g_main_loop_quit(loop) }

  isolated deinit { g_main_loop_unref(loop) }
}
