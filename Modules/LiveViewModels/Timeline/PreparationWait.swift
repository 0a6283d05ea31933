import Foundation
import SocialModel

/// The wait for a server that is still making a timeline, as it does with a home timeline after the
/// first sign-in.
///
/// It looks again by itself, as long as the screen is there, less and less often.
@MainActor
final class PreparationWait {
  /// Looks again.
  var look: @MainActor () async -> Void = {}

  /// Whether the server is known not to be done.
  private(set) var isWaiting = false

  /// How often it was asked in vain.
  private var looks = 0
  /// Waits, and looks again; nil while that happens, and while the screen is away.
  private var nextLook: Task<Void, Never>?
  /// Whether the screen has gone, for the time being or for good.
  private var isAway = false
  private let clock: any Clock<Duration>
  private let now: @MainActor () -> Date

  /// The first wait, in seconds; doubled after each look.
  private static let first: Double = 2
  /// The longest wait where the server does not ask for a longer one, in seconds.
  private static let longest: Double = 30
  /// The longest wait whatever the server asks for, in seconds: a server that errs must not keep
  /// its readers waiting for hours.
  private static let limit: Double = 300

  init(clock: any Clock<Duration>, now: @escaping @MainActor () -> Date) {
    self.clock = clock
    self.now = now
  }

  isolated deinit {
    nextLook?.cancel()
  }

  /// Begins to wait, or goes on, where an error says that the server is not done.
  ///
  /// - Returns: false for every other error, which ends the wait.
  func begins(after error: any Error) -> Bool {
    let seconds: Double?
    switch error as? ProviderError {
    case .preparing(let retryAfter): seconds = retryAfter
    // A server that is asked too often is none that has failed.
    case .rateLimited(let end) where isWaiting: seconds = end?.timeIntervalSince(now()) ?? 60
    default:
      end()
      return false
    }
    isWaiting = true
    looks += 1
    nextLook?.cancel()
    nextLook = isAway ? nil : waitAndLook(wait(retryAfter: seconds))
    return true
  }

  /// The server has made the timeline, or it does not matter any more.
  func end() {
    nextLook?.cancel()
    nextLook = nil
    isWaiting = false
    looks = 0
  }

  /// The screen goes: nobody waits for the server.
  func screenGoes() {
    isAway = true
    nextLook?.cancel()
    nextLook = nil
  }

  /// The screen is there again.
  func screenComes() {
    isAway = false
    if isWaiting, nextLook == nil { nextLook = waitAndLook(0) }
  }

  /// How many seconds to wait: longer each time, and never less than the server asks for.
  private func wait(retryAfter seconds: Double?) -> Double {
    var wait = Self.first
    for _ in 1..<max(looks, 1) where wait < Self.longest { wait *= 2 }
    return min(max(min(wait, Self.longest), seconds ?? 0), Self.limit)
  }

  private func waitAndLook(_ seconds: Double) -> Task<Void, Never> {
    Task { [weak self, clock] in
      if seconds > 0 {
        guard (try? await clock.pause(for: .seconds(seconds))) != nil else { return }
      }
      guard !Task.isCancelled, let self else { return }
      // From here on it is a look like any other: what ends the wait must not cancel it.
      nextLook = nil
      await look()
    }
  }
}
