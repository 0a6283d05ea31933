import LocalStore
import SocialModel

@testable import MastodonProvider

extension MastodonProvider {
  /// Sends what waits, until nothing is left but what the server refuses.
  func sendAll() async throws {
    let runner = makeOutboxRunner()
    let (events, event) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let observation = store.observeOutbox { event.yield() }
    var iterator = events.makeAsyncIterator()
    await runner.start()
    while try await store.outbox().contains(where: {
      if case .refused = $0.state { false } else { true }
    }) {
      _ = await iterator.next()
    }
    await runner.stop()
    withExtendedLifetime(observation) {}
  }
}
