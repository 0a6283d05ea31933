/// Limits how many operations run concurrently; the others wait in line.
actor OutboxSlots {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Runs an operation as soon as there is a free slot.
  func run<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer { leave() }
    // The task may have been cancelled while it waited.
    try Task.checkCancellation()
    return try await body()
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
