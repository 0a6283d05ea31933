/// The wait for a server that is still making the timeline.
struct TimelinePreparation {
  /// How often it was asked in vain.
  var looks = 0
  /// Waits, and asks again; nil while that happens, and while the screen is away.
  var nextLook: Task<Void, Never>?

  /// The first wait, in seconds; doubled after each look.
  private static let first: Double = 2
  /// The longest wait where the server does not ask for a longer one, in seconds.
  private static let longest: Double = 30
  /// The longest wait whatever the server asks for, in seconds: a server that errs must not keep its readers waiting for hours.
  private static let limit: Double = 300

  /// How many seconds to wait: longer each time, and never less than the server asks for.
  func wait(retryAfter seconds: Double?) -> Double {
    var wait = Self.first
    for _ in 1..<max(looks, 1) where wait < Self.longest { wait *= 2 }
    return min(max(min(wait, Self.longest), seconds ?? 0), Self.limit)
  }
}
