extension Clock<Duration> {
  /// Waits from the current time of the caller.
  ///
  /// `sleep(for:)` reads the time on another thread, when a clock of a test may have advanced
  /// already.
  ///
  /// - Throws: `CancellationError`.
  package nonisolated(nonsending) func pause(for duration: Duration) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: nil)
  }
}
