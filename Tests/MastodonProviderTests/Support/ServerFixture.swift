import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// A server on this machine with a reader, Ana, who follows Bob, and the store of Ana's app.
struct ServerFixture {
  let server: TestMastodon
  let folder = TemporaryPlaces()
  let ana: String
  let bob: String
  let clock: ManualClock

  init() throws {
    clock = ManualClock()
    server = try TestMastodon(clock: clock)
    ana = server.addAccount("ana")
    bob = server.addAccount("bob")
    server.follow(bob, by: ana)
    server.options.rateLimits = [:]
  }

  /// Starts the app of a reader, by default Ana, with its existing store.
  func open(
    as reader: String? = nil,
    scopes: String = "read write follow push",
    sleep: @escaping @Sendable (Double) async throws -> Void = { _ in }
  ) throws -> MastodonProvider {
    let client = MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: AccessToken(server.token(for: reader ?? ana, scopes: scopes)),
      transport: URLSessionTransport(timeout: 5),
      now: { [clock] in clock.now }
    )
    let folder = folder.places.folder(of: "\(reader ?? "ana")@test")
    return MastodonProvider(
      client: client,
      store: try SocialStore.open(folder: folder, now: .now).store,
      readerID: reader ?? ana,
      images: URLSessionTransport(timeout: 5),
      dependencies: .init(
        now: { [clock] in clock.now },
        clock: TestClock.inSeconds(elapsed: { [clock] in clock.elapsed }, sleep)
      )
    )
  }

  /// Starts Ana's app in time that passes where it waits, but for the long timeout of a sign-in.
  func openInPassingTime() throws -> MastodonProvider {
    try open { [clock] seconds in
      guard seconds < 1e6 else { try await untilCancelled() }
      clock.advance(by: seconds)
    }
  }

  /// Posts of Bob's, the first one first; each a second after the one before.
  @discardableResult
  func post(_ count: Int, from first: Int = 1) -> [String] {
    (first..<first + count).map { number in
      clock.advance(by: 1)
      return server.post("post \(number)", by: bob)
    }
  }
}

extension MastodonProvider {
  /// The home timeline.
  var home: MastodonTimeline { storedTimeline(.home) }
}

extension Page<Moment> {
  /// The rows in short, with "…" for a gap.
  var texts: [String] {
    items.flatMap { moment in
      [moment.text.string.replacing("post ", with: "")]
        + (gaps.contains { $0.momentAbove == moment.id } ? ["…"] : [])
    }
  }
}

/// Numbers from the newest down, as texts.
func numbers(_ newest: Int, downTo oldest: Int) -> [String] {
  stride(from: newest, through: oldest, by: -1).map(String.init)
}
