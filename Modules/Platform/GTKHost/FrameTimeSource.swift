import Foundation
import Locking
import QuartzCore

/// The system's monotonic clock, which stands still during a frame: the whole frame has one time,
/// the display's.
final class FrameTimeSource: MediaTimeSource {
  private let frameTime = Mutex<CFTimeInterval?>(nil)

  nonisolated init() {}

  nonisolated func now() -> CFTimeInterval {
    frameTime.withLock { $0 } ?? FrameTimeSource.systemTime
  }

  /// Runs `body` with the clock at `time`, in seconds of the system's clock.
  nonisolated func hold(at time: CFTimeInterval, _ body: () -> Void) {
    frameTime.withLock { $0 = time }
    body()
    frameTime.withLock { $0 = nil }
  }

  private nonisolated static var systemTime: CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
  }
}
