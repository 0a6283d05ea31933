import LocalStore
import SocialModel

@testable import MastodonProvider

extension MastodonProvider {
  /// Sends until all waiting items wait for the reader.
  func drainOutbox() async throws {
    try await runOutbox {
      try await outbox().allSatisfy { if case .refused = $0.state { true } else { false } }
    }
  }

  /// Sends once: failed items wait for their time, which never comes if the provider sleeps
  /// forever.
  func attemptOutbox() async throws {
    try await runOutbox {
      try await outbox().allSatisfy { item in
        switch item.state {
        case .refused, .retrying: true
        case .waiting, .sending: false
        }
      }
    }
  }

  /// Sends until a condition is true.
  func runOutbox(until isSo: () async throws -> Bool) async throws {
    let runner = makeOutboxRunner()
    let (events, event) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let observation = store.observeOutbox { event.yield() }
    var iterator = events.makeAsyncIterator()
    await runner.start()
    while try await !isSo() { _ = await iterator.next() }
    await runner.stop()
    withExtendedLifetime(observation) {}
  }
}
