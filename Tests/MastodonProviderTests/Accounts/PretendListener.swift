import Foundation
import Synchronization

@testable import MastodonProvider

/// Listens at no port at all: a test says what comes, and which ports are free.
final class PretendListener: RedirectListener {
  private let ports = Mutex<[Int?]>([])
  private let freePort: Int
  private let stream = AsyncStream.makeStream(of: String.self)

  init(freePort: Int) { self.freePort = freePort }

  /// The ports that were asked for.
  var preferred: [Int?] { ports.withLock { $0 } }

  /// The reader comes back to an address.
  func visit(_ url: URL) { stream.continuation.yield(url.query(percentEncoded: true) ?? "") }

  func listen(preferring port: Int?) throws -> any RedirectWait {
    ports.withLock { $0.append(port) }
    return Reception(
      redirectURI: "http://127.0.0.1:\(freePort)/callback",
      stream: stream.stream
    )
  }

  private struct Reception: RedirectWait {
    var redirectURI: String
    var stream: AsyncStream<String>

    func query() async throws -> String {
      for await query in stream { return query }
      throw CancellationError()
    }

    func close() {}
  }
}
