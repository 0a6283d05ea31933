import Foundation

/// A web server on this machine that stops without a response when it receives a request other than
/// GET: its connections end, and nothing listens anymore.
final class LeavingServer: Sendable {
  let port: UInt16

  /// Begins to listen; `resets` specifies whether connections end with a reset.
  init(resets: Bool) throws {
    let handle: Int32
    (handle, port) = try LocalServer.listening()
    Thread.detachNewThread {
      LocalServer.accept(handle) { Self.serve($0, listener: handle, resets: resets) }
    }
  }

  private static func serve(_ client: Int32, listener: Int32, resets: Bool) {
    var buffer = [UInt8](repeating: 0, count: 8_192)
    while true {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      guard buffer.starts(with: Array("GET".utf8)) else {
        shutdown(listener, Int32(SHUT_RDWR))
        if resets { return LocalServer.reset(client) }
        break
      }
      let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]".utf8)
      _ = send(client, answer, answer.count, LocalServer.quietly)
    }
    close(client)
  }
}
