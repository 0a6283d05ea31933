public import Foundation
import Locking

/// A clock that does not advance until a test moves it, shared by a server and its clients.
public final class ManualClock: Sendable {
  private enum Time {
    case standing(Date)
    case running(@Sendable () -> Date)

    var now: Date {
      switch self {
      case .standing(let date): date
      case .running(let now): now()
      }
    }
  }

  private let time: Mutex<Time>

  /// Starts at a moment; by default at noon of 1 August 2026 (UTC).
  public init(_ start: Date = Date(timeIntervalSince1970: 1_785_585_600)) {
    time = Mutex(.standing(start))
  }

  /// The time.
  public var now: Date { time.withLock(\.now) }

  /// The seconds since 1970, for a clock of intervals that nobody sets.
  public var elapsed: Double { now.timeIntervalSince1970 }

  /// Advances by seconds; a running clock stops.
  public func advance(by seconds: Double) {
    time.withLock { $0 = .standing($0.now.addingTimeInterval(seconds)) }
  }

  /// Moves to a moment.
  public func move(to moment: Date) {
    time.withLock { $0 = .standing(moment) }
  }

  /// Uses another clock from here on; by default, the system time.
  public func run(by now: @escaping @Sendable () -> Date = { Date() }) {
    time.withLock { $0 = .running(now) }
  }
}
