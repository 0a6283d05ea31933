/// Waits until the task is cancelled: for a response that is never sent, or a pause that no test
/// outlasts.
///
/// - Throws: `CancellationError`, when the task is cancelled.
package func untilCancelled() async throws -> Never {
  let never = AsyncStream<Never> { _ in }
  for await _ in never {}
  throw CancellationError()
}
