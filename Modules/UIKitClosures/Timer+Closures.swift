public import Foundation

extension Timer {
  /// Calls a closure on the main actor after an interval in seconds, once or repeatedly.
  ///
  /// The timer runs on the main run loop in all common modes, also while a list scrolls. It uses
  /// the wall clock: use animations for movement on screen. The run loop retains the timer until it
  /// is invalidated or, if it does not repeat, has fired.
  ///
  /// - Returns: The timer, to invalidate it.
  @discardableResult
  public static func scheduled(
    every interval: TimeInterval,
    repeats: Bool = true,
    _ handler: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    // The initializer without a date fires at once, in Foundation on Linux.
    let first = Date(timeIntervalSinceNow: interval)
    let timer = Timer(fire: first, interval: interval, repeats: repeats) { timer in
      // It fires on the run loop of the main thread, which is the main actor's.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { handler(timer) }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
