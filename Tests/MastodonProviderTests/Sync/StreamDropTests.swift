import Expectations
import Foundation
import MastodonAPI
import SoupTransport
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The server of the tests, when it ends streams.
@Suite struct StreamDropTests {
  /// The soak occasionally hung, because it waited for the streams of clients that reconnected
  /// before all were closed.
  @Test func droppingStreamsEndsWhileClientsReconnect() async throws {
    let fixture = try ServerFixture()
    let server = fixture.server
    let base = server.url.absoluteString.replacing("http", with: "ws")
    let token = server.token(for: fixture.ana)
    let address = "\(base)/api/v1/streaming?stream=user&access_token=\(token)"
    let request = WebSocketRequest(url: try require(URL(string: address)))
    let clients = (0..<4).map { _ in
      Task {
        let soup = SoupTransport()
        while !Task.isCancelled {
          guard let connection = try? await soup.connect(request) else { continue }
          // The messages do not matter, only that it ends.
          while (try? await connection.receive()) != nil {}
          connection.close()
        }
      }
    }
    for turn in 0..<60 {
      try await eventually { server.hasListeners(clients.count) }
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "drop").async {
          server.dropStreams(isAbrupt: turn.isMultiple(of: 2))
          continuation.resume()
        }
      }
    }
    for client in clients { client.cancel() }
    server.stopListening()
    for client in clients { await client.value }
  }
}
