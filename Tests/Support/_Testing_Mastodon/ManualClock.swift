public import Foundation

/// A clock that stands still until a test moves it, shared by a server and those who ask it.
public final class ManualClock: Sendable {
  /// Nil to go by the time of day.
  private let date: Locked<Date?>

  /// Starts at a moment; by default at noon of 1 August 2026 (UTC).
  public init(_ start: Date = Date(timeIntervalSince1970: 1_785_585_600)) {
    date = Locked(start)
  }

  /// The time.
  public var now: Date { date.withLock { $0 ?? Date() } }

  /// Moves on by seconds.
  public func advance(by seconds: Double) {
    date.withLock { $0 = ($0 ?? Date()).addingTimeInterval(seconds) }
  }

  /// Moves to a moment.
  public func move(to moment: Date) {
    date.withLock { $0 = moment }
  }

  /// Goes by the time of day from here on.
  public func run() {
    date.withLock { $0 = nil }
  }
}
