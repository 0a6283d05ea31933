import Foundation

/// The fields of responses that limit the number of requests.
enum RateLimit {
  /// Until when a rate-limited server requires a wait.
  ///
  /// - Parameters:
  ///   - headers: The fields of the response. `Retry-After` takes precedence over the window's end,
  ///     in seconds or as a date.
  ///   - now: The time of the response.
  /// - Returns: The time, at most a day ahead; nil where the server does not say.
  static func end(of headers: HTTPHeaders, now: Date) -> Date? {
    let reset = headers["X-RateLimit-Reset"].flatMap(MastodonDate.parse)
    return retryAfter(headers, now: now) ?? reset.map { bounded($0, headers, now) }
  }

  /// The time of `Retry-After`, within the day; nil where it is missing or invalid.
  static func retryAfter(_ headers: HTTPHeaders, now: Date) -> Date? {
    guard let field = headers["Retry-After"] else { return nil }
    if let seconds = Double(field), seconds >= 0 {
      return bounded(now.addingTimeInterval(seconds), now)
    }
    return HTTPDate.parse(field).map { bounded($0, headers, now) }
  }

  /// A time of the server's clock by this machine's clock, within a day.
  ///
  /// Otherwise a clock that is ten minutes slow would wait ten minutes too long.
  private static func bounded(_ date: Date, _ headers: HTTPHeaders, _ now: Date) -> Date {
    let ahead = headers["Date"].flatMap(HTTPDate.parse)?.timeIntervalSince(now) ?? 0
    // The field has whole seconds, and the response took some time.
    guard abs(ahead) >= 2 else { return bounded(date, now) }
    return bounded(date.addingTimeInterval(-ahead), now)
  }

  private static func bounded(_ date: Date, _ now: Date) -> Date {
    min(max(date, now), now.addingTimeInterval(86_400))
  }
}
