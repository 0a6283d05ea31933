public import Foundation

/// A server that speaks the Mastodon client API, on this machine, for tests and for trying the app.
///
/// It listens on 127.0.0.1 and answers over real sockets; it has accounts, posts, files, streams
/// and everything else that the app asks for, and keeps nothing when it goes. Its clock stands
/// still until the test moves it, and its ids are the same in each run. Things go wrong as
/// ``faults`` decides.
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
/// Thread-safe. The limits of a real server hold (300 requests in five minutes of the clock): a
/// test that asks more moves the clock, or sets `options.rateLimits = [:]`.
public final class TestMastodon: Sendable {
  /// What goes wrong.
  public var faults: Faults { core.faults }

  /// The port that it listens on.
  public var port: UInt16 { socket.port }

  /// The clock of the server.
  public let clock: ManualClock

  let core: ServerCore
  private let socket: ServerSocket
  private let listener = Locked<HTTPListener?>(nil)

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - clock: Its clock.
  ///   - ids: What its ids look like.
  ///   - port: Where it listens; 0 for any port that is free.
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

  /// Takes connections again, on the same port.
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

  /// All requests that came, oldest first.
  public var requests: [LoggedRequest] { core.requests }

  /// The requests of a kind that came, oldest first.
  public func requests(_ pattern: RequestPattern) -> [LoggedRequest] {
    core.requests.filter { pattern.matches(method: $0.method, path: $0.path) }
  }

  /// Forgets the requests that came.
  public func forgetRequests() { core.forgetRequests() }

  // MARK: Streams

  /// Whether so many clients listen to a stream, each to something.
  ///
  /// Tests wait with `eventually`: a wait that blocks would take a thread from those who connect.
  public func hasListeners(_ count: Int) -> Bool { core.streams.hasListeners(count) }

  /// Ends all streams under those who listen.
  public func dropStreams(isAbrupt: Bool = false) { core.streams.closeAll(isAbrupt: isAbrupt) }

  /// Sends a text to all who listen, whatever it is.
  public func stream(_ text: String) {
    core.streams.send(core.streams.listeners.map { ($0, .text(text)) })
  }

  /// Asks all who listen whether they are there.
  public func pingStreams() {
    core.streams.send(
      core.streams.listeners.map { ($0, WebSocketFrame(kind: .ping, payload: [1, 2, 3])) }
    )
  }
}
