internal import CGTKShim
import Foundation
internal import UIKit

/// GLib's main loop, which also runs the main queue and the timers of the main run loop.
final class MainLoop {
  private let loop: OpaquePointer

  /// Connects to the display; nil if there is none.
  init?(applicationID: String?) {
    if let applicationID { g_set_prgname(applicationID) }
    guard host_init() != 0, let loop = g_main_loop_new(nil, 0) else { return nil }
    self.loop = loop
    Self.attachFoundation()
  }

  /// Attaches the main queue and `RunLoop.main` to GLib's loop.
  static func attachFoundation() {
    host_attach_main_queue()
    host_attach_timers { MainActor.assumeIsolated { MainLoop.fireTimers() } }
  }

  /// Fires the due timers of this thread's run loop.
  ///
  /// The main loop of a program runs on the main thread, whose run loop is `RunLoop.main`.
  ///
  /// - Parameter isTracking: Whether timers of the mode `tracking` fire, too.
  /// - Returns: The seconds until the next timer; negative without one.
  static func fireTimers(isTracking: Bool = ScrollTracking.isActive) -> Double {
    var modes = [RunLoop.Mode.default]
    if isTracking { modes.append(.tracking) }
    let dates = modes.compactMap { RunLoop.current.limitDate(forMode: $0) }
    guard let next = dates.min(), next != .distantFuture else { return -1 }
    // A timer that is firing now may still be due: a nested loop must not spin.
    return max(next.timeIntervalSinceNow, 0.001)
  }

  func run() { g_main_loop_run(loop) }

  /// Runs until a condition is true, which is checked after each iteration and twenty times a
  /// second.
  func run(until isDone: () -> Bool) {
    guard !isDone() else { return }
    let tick = g_timeout_add(50, { _ in 1 }, nil)
    while !isDone() { g_main_context_iteration(nil, 1) }
    g_source_remove(tick)
  }

  func quit() { g_main_loop_quit(loop) }

  isolated deinit { g_main_loop_unref(loop) }
}
