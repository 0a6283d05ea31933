public import Foundation

/// How many requests a server still takes, of the limit that is nearest to its end.
public struct RateLimit: Sendable, Hashable {
  /// How many it takes in a window of time.
  public var limit: Int
  /// How many are left.
  public var remaining: Int
  /// When the next window begins.
  public var reset: Date

  /// Reads the fields of an answer; nil where one is missing or unreadable.
  public init?(_ headers: HTTPHeaders) {
    guard let limit = headers["X-RateLimit-Limit"].flatMap(Int.init),
      let remaining = headers["X-RateLimit-Remaining"].flatMap(Int.init),
      let reset = headers["X-RateLimit-Reset"].flatMap(MastodonDate.parse)
    else { return nil }
    self.limit = limit
    self.remaining = remaining
    self.reset = reset
  }

  /// Until when a server that takes no more asks to wait.
  ///
  /// - Parameters:
  ///   - headers: The fields of the answer. `Retry-After` counts before the window's end, in
  ///     seconds or as a date.
  ///   - now: The time of the answer.
  /// - Returns: Never more than a day ahead, whatever the server says; nil where it says nothing.
  static func end(of headers: HTTPHeaders, now: Date) -> Date? {
    let reset = headers["X-RateLimit-Reset"].flatMap(MastodonDate.parse)
    return retryAfter(headers, now: now) ?? reset.map { bounded($0, headers, now) }
  }

  /// When `Retry-After` asks to come back, within the day; nil where it is missing or unreadable.
  static func retryAfter(_ headers: HTTPHeaders, now: Date) -> Date? {
    guard let field = headers["Retry-After"] else { return nil }
    if let seconds = Double(field), seconds >= 0 {
      return bounded(now.addingTimeInterval(seconds), now)
    }
    return HTTPDate.parse(field).map { bounded($0, headers, now) }
  }

  /// A time of the server's clock, as this machine's shows it, within a day.
  ///
  /// A clock that is ten minutes behind would wait ten minutes more than the server asks for.
  private static func bounded(_ date: Date, _ headers: HTTPHeaders, _ now: Date) -> Date {
    let ahead = headers["Date"].flatMap(HTTPDate.parse)?.timeIntervalSince(now) ?? 0
    // The field has whole seconds, and the answer was on its way.
    guard abs(ahead) >= 2 else { return bounded(date, now) }
    return bounded(date.addingTimeInterval(-ahead), now)
  }

  private static func bounded(_ date: Date, _ now: Date) -> Date {
    min(max(date, now), now.addingTimeInterval(86_400))
  }
}
