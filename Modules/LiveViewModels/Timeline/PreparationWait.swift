import Foundation
import SocialModel

/// Waits for a server that is still preparing a timeline, such as a home timeline after the first
/// sign-in, or that is starting.
///
/// It retries at growing intervals while the screen is visible.
@MainActor
final class PreparationWait {
  /// Loads the timeline again.
  var check: @MainActor () async -> Void = {}

  /// Whether the server is known to be preparing the timeline.
  private(set) var isWaiting = false

  /// The number of retries so far.
  private var checks = 0
  /// The wait for the next retry; nil during a retry, and while the screen is not visible.
  private var nextLook: Task<Void, Never>?
  /// Whether the screen is not visible, temporarily or permanently.
  private var isAway = false
  private let clock: any Clock<Duration>
  private let now: @MainActor () -> Date

  /// The first wait, in seconds; doubled after each retry.
  private static let first: Double = 2
  /// The longest wait, in seconds, unless the server requires a longer one.
  private static let longest: Double = 30
  /// The longest wait, in seconds, regardless of what the server requires: a faulty server must not
  /// block its readers for hours.
  private static let limit: Double = 300

  init(clock: any Clock<Duration>, now: @escaping @MainActor () -> Date) {
    self.clock = clock
    self.now = now
  }

  deinit {
    nextLook?.cancel()
  }

  /// Begins or continues to wait, if an error indicates that the server is still preparing.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - isForStart: Whether a server that does not answer is waited for, too.
  /// - Returns: false for every other error, which ends the wait.
  @discardableResult
  func begins(after error: any Error, isForStart: Bool = false) -> Bool {
    let seconds: Double?
    switch error as? ProviderError {
    case .preparing(let retryAfter): seconds = retryAfter
    case .network(_, .unreachable) where isForStart, .httpStatus(_, 502...504) where isForStart:
      seconds = nil
    // A rate limit during the wait is not a failure of the server.
    case .rateLimited(let end) where isWaiting: seconds = end?.timeIntervalSince(now()) ?? 60
    default:
      end()
      return false
    }
    isWaiting = true
    checks += 1
    nextLook?.cancel()
    nextLook = isAway ? nil : waitAndLook(wait(retryAfter: seconds))
    return true
  }

  /// Ends the wait: the timeline is ready, or no longer needed.
  func end() {
    nextLook?.cancel()
    nextLook = nil
    isWaiting = false
    checks = 0
  }

  /// Suspends the wait, because the screen disappears.
  func screenWillDisappear() {
    isAway = true
    nextLook?.cancel()
    nextLook = nil
  }

  /// Resumes the wait, because the screen appears again.
  func screenWillAppear() {
    isAway = false
    if isWaiting, nextLook == nil { nextLook = waitAndLook(0) }
  }

  /// The seconds to wait: longer each time, and never less than the server requires.
  private func wait(retryAfter seconds: Double?) -> Double {
    // After so many doublings it is the longest wait.
    let doublings = min(max(checks - 1, 0), 10)
    let wait = min(Self.first * Double(1 << doublings), Self.longest)
    return min(max(wait, seconds ?? 0), Self.limit)
  }

  private func waitAndLook(_ seconds: Double) -> Task<Void, Never> {
    Task { [weak self, clock] in
      if seconds > 0 {
        guard (try? await clock.pause(for: .seconds(seconds))) != nil else { return }
      }
      guard !Task.isCancelled, let self else { return }
      // From here on it is an ordinary load, which the end of the wait must not cancel.
      nextLook = nil
      await check()
    }
  }
}
