import Foundation
import MastodonAPI
import _Testing_Mastodon

/// A separate server for a test, with two people, and clients that use real sockets.
struct LiveServer {
  let server: TestMastodon
  let ana: String
  let bob: String

  init(ids: IDStyle = .opaque) throws {
    server = try TestMastodon(ids: ids)
    ana = server.addAccount("ana")
    bob = server.addAccount("bob")
  }

  /// A client of an account; without a token for nil.
  func client(of account: String?, timeout: Double = 10) throws -> MastodonClient {
    let clock = server.clock
    return MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: account.map { AccessToken(server.token(for: $0)) },
      transport: URLSessionTransport(userAgent: "tests/1", timeout: timeout),
      now: { clock.now }
    )
  }

  /// The error of a request; nil on success.
  func problem<Value>(
    _ endpoint: Endpoint<Value>,
    by account: String? = nil,
    timeout: Double = 10
  ) async throws -> APIError? {
    do {
      _ = try await client(of: account ?? ana, timeout: timeout).send(endpoint)
      return nil
    } catch let error as APIError {
      return error
    }
  }
}
