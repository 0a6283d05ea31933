import Foundation

/// The header of responses about unfinished work: `Mastodon-Async-Refresh: id="abc", retry=5`.
enum AsyncRefresh {
  /// The longest wait, in seconds, whatever a server says.
  private static let longest: Double = 86_400

  /// The number of seconds the server requires to wait, at most a day; nil where it does not say,
  /// or not validly.
  ///
  /// `Retry-After`, in seconds or as a date, is used if the server has no field of its own for it.
  static func retryAfter(_ headers: HTTPHeaders, now: Date) -> Double? {
    let own = headers["Mastodon-Async-Refresh"].flatMap { value in
      value.split(separator: ",").lazy.compactMap { part -> Double? in
        let pair = part.split(separator: "=", maxSplits: 1)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        guard pair.count == 2, pair[0].lowercased() == "retry" else { return nil }
        return Double(pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
      }.first
    }
    let general = headers["Retry-After"].flatMap { value in
      Double(value) ?? HTTPDate.parse(value)?.timeIntervalSince(now)
    }
    return [own, general].compactMap { $0 }.first { $0.isFinite && $0 >= 0 }
      .map { min($0, longest) }
  }
}
