public import Foundation

/// A clock that stands still until a test moves it, shared by a server and those who ask it.
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

  private let time: Locked<Time>

  /// Starts at a moment; by default at noon of 1 August 2026 (UTC).
  public init(_ start: Date = Date(timeIntervalSince1970: 1_785_585_600)) {
    time = Locked(.standing(start))
  }

  /// The time.
  public var now: Date { time.withLock(\.now) }

  /// Moves on by seconds; a clock that runs stands still from there on.
  public func advance(by seconds: Double) {
    time.withLock { $0 = .standing($0.now.addingTimeInterval(seconds)) }
  }

  /// Moves to a moment.
  public func move(to moment: Date) {
    time.withLock { $0 = .standing(moment) }
  }

  /// Goes by another clock from here on; by default, by the time of day.
  public func run(by now: @escaping @Sendable () -> Date = { Date() }) {
    time.withLock { $0 = .running(now) }
  }
}
