import Foundation
import Locking

/// Listens on the loopback interface, with as much of a web server as a returning browser needs.
public struct LoopbackListener: RedirectListener {
  /// The reason why nothing can listen.
  public struct Failure: Error, Sendable, Hashable {
    /// The system's message.
    public var reason: String
  }

  /// Makes a listener; nothing is opened yet.
  public init() {}

  /// Begins to listen.
  public func listen(preferring port: Int?, state: String) throws -> any RedirectWait {
    if let port, let number = UInt16(exactly: port), let socket = try? LoopbackSocket(port: number)
    {
      return LoopbackRedirectWait(socket, secret: state)
    }
    return LoopbackRedirectWait(try LoopbackSocket(port: 0), secret: state)
  }
}

/// Responds to the connections of a socket until it is closed.
final class LoopbackRedirectWait: RedirectWait {
  private enum State {
    case open
    case awaited(CheckedContinuation<String, any Error>)
    case came(String)
    case closed
  }

  let redirectURI: String
  private let socket: LoopbackSocket
  /// Dispatch sources may be cancelled from any thread, which their types do not say.
  private nonisolated(unsafe) let source: any DispatchSourceRead
  private let state = Mutex(State.open)
  private let isOpen = Mutex(true)
  /// The parameter of the query that only the server's page knows.
  private let proof: String
  /// Ends the connection of the browser that came back; nil before, and once it ended.
  private let waiting = Mutex<(@Sendable (RedirectPage.Message) -> Void)?>(nil)
  /// Browsers open connections ahead of time without sending anything; each waits on a thread of
  /// its own.
  private static let queue = DispatchQueue(label: "moments.redirect", attributes: .concurrent)

  init(_ socket: LoopbackSocket, secret: String) {
    self.socket = socket
    proof = "state=\(secret)"
    redirectURI = "http://127.0.0.1:\(socket.port)\(redirectPath)"
    source = DispatchSource.makeReadSource(fileDescriptor: socket.handle, queue: Self.queue)
    source.setEventHandler { [weak self] in
      guard let self, let connection = self.socket.accept() else { return }
      Self.queue.async { self.respond(to: connection) }
    }
    // Not earlier: the source watches the socket until then.
    source.setCancelHandler { socket.close() }
    source.resume()
  }

  deinit { source.cancel() }

  func query() async throws -> String {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<String, any Error>? in
          switch state {
          case .came(let query): return .success(query)
          case .closed: return .failure(CancellationError())
          case .open, .awaited:
            state = .awaited(continuation)
            return nil
          }
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      close()
    }
  }

  func close() {
    // Only once: later the handle may belong to another file.
    guard
      isOpen.withLock({ isOpen in
        defer { isOpen = false }
        return isOpen
      })
    else { return }
    // Immediately; the handle itself is closed when the source no longer watches it.
    socket.stop()
    source.cancel()
    answer(isSignedIn: false)
    settle(.closed)?.resume(throwing: CancellationError())
  }

  func answer(isSignedIn: Bool) {
    let end = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    end?(isSignedIn ? .done : .refused)
  }

  /// Enters a final state, and returns the waiting continuation, if there is one.
  private func settle(_ end: State) -> CheckedContinuation<String, any Error>? {
    state.withLock { state in
      switch state {
      case .awaited(let continuation):
        state = end
        return continuation
      case .open: state = end
      // The first redirect is used; later ones are ignored.
      case .came, .closed: break
      }
      return nil
    }
  }

  private func respond(to connection: LoopbackSocket.Connection) {
    guard let request = connection.request() else { return connection.close() }
    let languages = request.fields["accept-language"] ?? ""
    let send = { @Sendable (status: String, message: RedirectPage.Message) in
      defer { connection.close() }
      let page = RedirectPage.html(message, languages: languages)
      connection.send(
        """
        HTTP/1.1 \(status)\r
        Content-Type: text/html; charset=utf-8\r
        Content-Length: \(page.utf8.count)\r
        Cache-Control: no-store\r
        Referrer-Policy: no-referrer\r
        Connection: close\r
        \r
        \(page)
        """
      )
    }
    let isHere = ["127.0.0.1:\(socket.port)", "localhost:\(socket.port)"]
      .contains(request.fields["host"] ?? "")
    guard isHere else { return send("400 Bad Request", .nothing) }
    guard request.method == "GET" else { return send("405 Method Not Allowed", .nothing) }
    guard request.path == redirectPath, let query = request.query,
      query.split(separator: "&").contains(Substring(proof)), isFirst
    else { return send("404 Not Found", .nothing) }
    // Whether the reader is signed in is known only after the exchange of the code.
    waiting.withLock { $0 = { send("200 OK", $0) } }
    settle(.came(query))?.resume(returning: query)
    // It may have been closed meanwhile.
    if !isOpen.withLock({ $0 }) { answer(isSignedIn: false) }
  }

  /// Whether no redirect came before.
  private var isFirst: Bool {
    state.withLock { state in
      switch state {
      case .open, .awaited: true
      case .came, .closed: false
      }
    }
  }
}
