import Foundation
import Locking

/// When something was last requested from the server: what is fresh is not requested again.
final class RequestTimes: Sendable {
  private let times = Mutex<[String: Date]>([:])

  /// Whether a response came in the last seconds.
  func isFresh(_ key: String, at now: Date, for seconds: TimeInterval) -> Bool {
    guard let time = times.withLock({ $0[key] }) else { return false }
    // A clock that was set back must not make anything fresh forever.
    return (0..<seconds).contains(now.timeIntervalSince(time))
  }

  func note(_ key: String, at now: Date) { times.withLock { $0[key] = now } }

  func forget(_ keys: [String]) {
    times.withLock { times in
      for key in keys { times[key] = nil }
    }
  }
}
