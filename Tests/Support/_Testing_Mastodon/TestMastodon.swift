public import Foundation
import Locking

/// A server that speaks the Mastodon client API, on this machine, for tests and for trying the app.
///
/// It listens on 127.0.0.1 and answers over real sockets; it has accounts, posts, files, streams
/// and everything else that the app requests, and stores nothing permanently. Its clock does not
/// advance until the test moves it, and its ids are the same in each run. ``faults`` makes requests
/// fail.
///
/// ```swift
/// let server = try TestMastodon()
/// let ana = server.addAccount("ana")
/// let bob = server.addAccount("bob")
/// server.follow(bob, by: ana)
/// server.post("Hello", by: bob)
/// server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
/// let client = MastodonClient(server: try MastodonServer(server.url.absoluteString),
///                             token: AccessToken(server.token(for: ana)), ...)
/// ```
///
/// Thread-safe. The limits of a real server apply (300 requests in five minutes of the clock): a
/// test with more requests moves the clock, or sets `options.rateLimits = [:]`.
public final class TestMastodon: Sendable {
  /// The faults of the server.
  public var faults: Faults { core.faults }

  /// The port that it listens on.
  public var port: UInt16 { socket.port }

  /// The clock of the server.
  public let clock: ManualClock

  let core: ServerCore
  private let socket: ServerSocket
  private let listener = Mutex<HTTPListener?>(nil)

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - clock: Its clock.
  ///   - ids: The format of its ids.
  ///   - port: The port to listen on; 0 for any free port.
  public init(
    clock: ManualClock = ManualClock(),
    ids: IDStyle = .opaque,
    port: UInt16 = 0
  ) throws {
    self.clock = clock
    socket = try ServerSocket(port: port)
    core = ServerCore(
      World(address: "http://127.0.0.1:\(socket.port)", ids: ids) { clock.now }
    )
    try listen()
  }

  deinit { stopListening() }

  /// The address: `http://127.0.0.1:PORT`.
  public var url: URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.port) = ("http", "127.0.0.1", Int(port))
    return parts.url ?? URL(filePath: "/")
  }

  /// Ends all connections, and refuses new ones until ``listen()``.
  public func stopListening() {
    let running = listener.withLock { listener in
      defer { listener = nil }
      return listener
    }
    running?.stop()
  }

  /// Accepts connections again, on the same port.
  public func listen() throws {
    let core = core
    try listener.withLock { listener in
      guard listener == nil else { return }
      listener = try HTTPListener(socket, streams: core.streams) { core.answer($0) }
    }
  }

  /// How the server behaves.
  public var options: ServerOptions {
    get { core.world.withLock { $0.options } }
    set { core.world.withLock { $0.options = newValue } }
  }

  // MARK: Requests

  /// All received requests, oldest first.
  public var requests: [LoggedRequest] { core.requests }

  /// The received requests of a kind, oldest first.
  public func requests(_ pattern: RequestPattern) -> [LoggedRequest] {
    core.requests.filter { pattern.matches(method: $0.method, path: $0.path) }
  }

  /// Removes the recorded requests.
  public func forgetRequests() { core.forgetRequests() }

  // MARK: Streams

  /// Whether a number of clients listen to a stream, each to at least one topic.
  ///
  /// Tests wait with `eventually`: a blocking wait would take a thread from connecting clients.
  public func hasListeners(_ count: Int) -> Bool { core.streams.hasListeners(count) }

  /// Closes all streams.
  public func dropStreams(isAbrupt: Bool = false) { core.streams.closeAll(isAbrupt: isAbrupt) }

  /// Sends any text to all listening clients.
  public func stream(_ text: String) {
    core.streams.send(core.streams.listeners.map { ($0, .text(text)) })
  }

  /// Sends a ping to all listening clients.
  public func pingStreams() {
    core.streams.send(
      core.streams.listeners.map { ($0, WebSocketFrame(kind: .ping, payload: [1, 2, 3])) }
    )
  }
}
