/// Waits for what never comes: an answer that is never given, a pause that no test lives to see the
/// end of.
///
/// - Throws: `CancellationError`, when the task is cancelled.
package func untilCancelled() async throws -> Never {
  let never = AsyncStream<Never> { _ in }
  for await _ in never {}
  throw CancellationError()
}
