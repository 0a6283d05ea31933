package import Foundation

/// Closures to be called at a time of the screen's clock, at the start of the first frame at or
/// after it.
@MainActor package final class FrameTimers {
  private var timers: [FrameTimer] = []
  /// Called when a timer was added.
  package var onSchedule: (() -> Void)?

  package init() {}

  /// The earliest time of the timers, in seconds of `CACurrentMediaTime()`.
  package var nextDeadline: TimeInterval? { timers.map(\.deadline).min() }

  @discardableResult
  package func schedule(at deadline: TimeInterval, _ action: @escaping () -> Void) -> FrameTimer {
    let timer = FrameTimer(deadline: deadline, action: action)
    timers.append(timer)
    onSchedule?()
    return timer
  }

  package func cancel(_ timer: FrameTimer) { timers.removeAll { $0 === timer } }

  /// Calls the timers that are due at `time`, the earliest first.
  package func fire(at time: TimeInterval) {
    while let timer = timers.min(by: { $0.deadline < $1.deadline }), timer.deadline <= time {
      cancel(timer)
      timer.action()
    }
  }
}

/// A closure and the time to call it.
@MainActor package final class FrameTimer {
  package let deadline: TimeInterval
  package let action: () -> Void

  package init(deadline: TimeInterval, action: @escaping () -> Void) {
    self.deadline = deadline
    self.action = action
  }
}
