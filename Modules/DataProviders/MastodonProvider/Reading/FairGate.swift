/// Lets one piece of work through at a time, in the order in which they came.
///
/// An actor alone does not: it takes up other work whenever one waits for the network.
actor FairGate {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a piece of work when those before it are done.
  ///
  /// A task that is cancelled while it waits still gets its turn, and finds out itself.
  nonisolated func pass<Value>(_ work: () async throws -> Value) async throws -> Value {
    await enter()
    do {
      try Task.checkCancellation()
      let value = try await work()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
