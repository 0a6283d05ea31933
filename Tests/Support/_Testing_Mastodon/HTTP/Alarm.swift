import Foundation

/// Waiting that can be ended for all waiters, permanently.
final class Alarm: @unchecked Sendable {
  private let condition = NSCondition()
  private var isRinging = false

  /// Waits for seconds, or until the alarm rings.
  func wait(_ seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !isRinging, condition.wait(until: end) {}
  }

  /// Ends all current and future waits.
  func signalAll() {
    condition.lock()
    isRinging = true
    condition.broadcast()
    condition.unlock()
  }
}
