// Functions have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import Locking

/// A source of the time that animations and scrolling run on.
package protocol MediaTimeSource: AnyObject, Sendable {
  /// The current time in seconds since an arbitrary fixed time; it never decreases.
  func now() -> CFTimeInterval
}

/// The clock of the current task.
package enum MediaTime {
  /// The clock to use instead of the system's, within `$source.withValue`.
  @TaskLocal package static var source: (any MediaTimeSource)?
}

/// The current time in seconds, of the task's own clock if it has one, or of the system's monotonic
/// clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaTime.source?.now() ?? SystemTimeSource.shared.now()
}

/// The system's monotonic clock.
package final class SystemTimeSource: MediaTimeSource {
  package static let shared = SystemTimeSource()

  /// Makes a source of the same time, of its own identity.
  package init() {}

  package func now() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
  }
}

/// A clock that advances only when it is advanced by code.
package final class ManualTimeSource: MediaTimeSource {
  private let time: Mutex<CFTimeInterval>

  /// Creates a clock with an initial time, in seconds.
  package init(time: CFTimeInterval = 0) {
    self.time = Mutex(time)
  }

  package func now() -> CFTimeInterval { time.withLock { $0 } }

  /// Advances the clock by `seconds`, which must not be negative.
  package func advance(by seconds: CFTimeInterval) {
    precondition(seconds >= 0, "time does not run backwards")
    time.withLock { $0 += seconds }
  }

  /// Sets the clock to `newTime`; a time in the past is ignored.
  package func advance(to newTime: CFTimeInterval) {
    time.withLock { $0 = max($0, newTime) }
  }
}
