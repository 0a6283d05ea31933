public import Foundation
import Locking

/// How far the clock of a server is ahead of this machine's, from the `Date` of its responses.
///
/// Thread-safe.
public final class ServerClock: Sendable {
  private let known = Mutex<TimeInterval?>(nil)

  /// The number of seconds the server's clock is ahead, negative where it is behind; nil before the
  /// first response with a date.
  public var difference: TimeInterval? { known.withLock { $0 } }

  /// Notes the fields of a response that arrived at a time.
  func note(_ headers: HTTPHeaders, at now: Date) {
    guard let date = headers["Date"].flatMap(HTTPDate.parse) else { return }
    known.withLock { $0 = date.timeIntervalSince(now) }
  }
}
