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
  public func listen(preferring port: Int?) throws -> any RedirectWait {
    if let port, let number = UInt16(exactly: port), let socket = try? LoopbackSocket(port: number)
    {
      return LoopbackRedirectWait(socket)
    }
    return LoopbackRedirectWait(try LoopbackSocket(port: 0))
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
  /// Browsers open connections ahead of time without sending anything; each waits on a thread of
  /// its own.
  private static let queue = DispatchQueue(label: "moments.redirect", attributes: .concurrent)

  init(_ socket: LoopbackSocket) {
    self.socket = socket
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
    settle(.closed)?.resume(throwing: CancellationError())
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
    defer { connection.close() }
    guard let request = connection.request() else { return }
    let languages = request.fields["accept-language"] ?? ""
    func send(_ status: String, _ message: RedirectPage.Message) {
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
    guard request.path == redirectPath, let query = request.query else {
      return send("404 Not Found", .nothing)
    }
    let isRefusal = query.split(separator: "&").contains { $0.hasPrefix("error=") }
    send("200 OK", isRefusal ? .refused : .done)
    settle(.came(query))?.resume(returning: query)
  }
}
