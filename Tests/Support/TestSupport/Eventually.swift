/// The condition of a wait did not become true.
package struct WaitedInVain: Error {}

/// Waits until a condition is true, while other tasks run.
///
/// Not a measure of time: tests share their threads, and a waiting one may have to let all others
/// run first. It ends when the test is cancelled, so a time limit ends it, too.
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
