/// Nothing became of what a test waited for.
package struct WaitedInVain: Error {}

/// Waits until something is so, while other tasks run.
///
/// Not a measure of time: tests share their threads, and one that waits may have to let all others
/// go first. Ends when the test is cancelled, so that a time limit ends it too.
///
/// - Throws: `CancellationError`; `WaitedInVain` after ten minutes, so that a run ends whatever
///   happens.
package func eventually(
  isolation: isolated (any Actor)? = #isolation,
  _ condition: () async throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let end = clock.now.advanced(by: .seconds(600))
  while try await !condition() {
    try Task.checkCancellation()
    guard clock.now < end else { throw WaitedInVain() }
    await Task.yield()
  }
}
