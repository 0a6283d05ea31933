package import Foundation
import TestSupport

/// The settings of a worker that does everything that the app does, not only what is checked.
package struct AppLife: Codable, Sendable {
  /// Its clock.
  package var clock: FastClock
  /// Whether it uses the server's stream.
  package var streams: Bool
  /// The timelines that it reads.
  package var people: [String]

  /// Makes a life.
  package init(clock: FastClock, streams: Bool, people: [String]) {
    self.clock = clock
    self.streams = streams
    self.people = people
  }
}

/// A clock on which time passes faster, so that the pauses of a day take minutes; the same one in
/// several processes.
package struct FastClock: Codable, Sendable {
  /// When it showed the time of day.
  package var begin: Date
  /// How many of its seconds are one of the day.
  package var speed: Double
  /// How many of its seconds it is ahead.
  package var ahead: Double

  /// Makes a clock.
  package init(begin: Date, speed: Double, ahead: Double = 0) {
    self.begin = begin
    self.speed = speed
    self.ahead = ahead
  }

  /// The time.
  package var now: Date {
    begin.addingTimeInterval(Date().timeIntervalSince(begin) * speed + ahead)
  }

  /// Waits by it.
  package var sleeper: any Clock<Duration> {
    TestClock.inSeconds(
      elapsed: { [begin, speed] in Date().timeIntervalSince(begin) * speed },
      { [speed] in try await ContinuousClock().sleep(for: .seconds($0 / speed)) }
    )
  }
}
