import Foundation

/// The number of requests of a kind that a client made in a window.
struct RateBucket: Sendable {
  var window: Double
  var limit: Int
  /// When the window ends.
  var end: Date
  var used = 0

  var remaining: Int { max(0, limit - used) }
}

extension World {
  /// Counts a request of a family; nil if the family is not limited.
  ///
  /// Windows are aligned to the clock, as on Mastodon.
  mutating func count(_ family: ServerOptions.RateFamily, of owner: String) -> RateBucket? {
    guard let rule = options.rateLimits[family] else { return nil }
    let key = "\(family.rawValue) \(owner)"
    let time = now().timeIntervalSince1970
    let end = Date(
      timeIntervalSince1970: (time / rule.window).rounded(.down) * rule.window + rule.window
    )
    var bucket = RateBucket(window: rule.window, limit: rule.limit, end: end)
    if let known = buckets[key], known.end == end { bucket.used = known.used }
    bucket.used += 1
    buckets[key] = bucket
    return bucket
  }
}
