/// An asynchronous lock that is acquired in the order of the calls.
///
/// An actor alone is not enough: while a call awaits the network, the actor runs others.
actor FairLock {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs an operation after those that were called before it.
  ///
  /// A task that is cancelled while it waits throws when it acquires the lock.
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
