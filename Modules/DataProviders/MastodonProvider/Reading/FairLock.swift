/// An asynchronous lock that is acquired in the order of the calls, by one or by some at a time.
///
/// An actor alone is not enough: while a call awaits the network, the actor runs others.
actor FairLock {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a lock that `count` operations can have at a time.
  init(_ count: Int = 1) { free = count }

  /// Runs an operation after those that were called before it, as soon as the lock is free.
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
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
