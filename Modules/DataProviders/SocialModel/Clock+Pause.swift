extension Clock<Duration> {
  /// Waits from now on, where now is when the caller says so.
  ///
  /// `sleep(for:)` reads the time on another thread, when a clock that is moved by hand may have
  /// moved on.
  ///
  /// - Throws: `CancellationError`.
  package nonisolated(nonsending) func pause(for duration: Duration) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: nil)
  }
}
