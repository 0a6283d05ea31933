import Foundation

/// Measures how long something takes, on the wall and on the processors.
struct Stopwatch {
  struct Time {
    var wall: Double
    var processor: Double
  }

  private let wall = Stopwatch.seconds(CLOCK_MONOTONIC)
  private let processor = Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID)

  /// Seconds since it was made.
  var time: Time {
    Time(
      wall: Self.seconds(CLOCK_MONOTONIC) - wall,
      processor: Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - processor
    )
  }

  static func measure(_ body: () throws -> Void) rethrows -> Time {
    let watch = Stopwatch()
    try body()
    return watch.time
  }

  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// The most memory the process ever had.
  static var peakMegabytes: Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) / 1_024
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
