import Foundation
import Locking

@testable import MastodonProvider

/// A listener without a port: a test provides the redirects and the free ports.
final class PretendListener: RedirectListener {
  private let ports = Mutex<[Int?]>([])
  private let freePort: Int
  private let stream = AsyncStream.makeStream(of: String.self)

  init(freePort: Int) { self.freePort = freePort }

  /// The requested ports.
  var preferred: [Int?] { ports.withLock { $0 } }

  /// Redirects the reader to an address.
  func visit(_ url: URL) { stream.continuation.yield(url.query(percentEncoded: true) ?? "") }

  func listen(preferring port: Int?, state: String) throws -> any RedirectWait {
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

    func answer(isSignedIn: Bool) {}
    func close() {}
  }
}
