import Foundation

/// A web server on this machine that sends the first half of a body, and the second when it is
/// told to.
final class PausingServer: Sendable {
  let port: UInt16
  private let socketHandle: Int32
  private let mayGoOn = DispatchSemaphore(value: 0)

  init() throws {
    let (handle, port) = try LocalServer.listening()
    (socketHandle, self.port) = (handle, port)
    Thread.detachNewThread { [mayGoOn] in
      LocalServer.accept(handle) { client in
        var buffer = [UInt8](repeating: 0, count: 8_192)
        _ = recv(client, &buffer, buffer.count, 0)
        Self.reply(
          "HTTP/1.1 200 OK\r\nContent-Length: 10\r\nConnection: close\r\n\r\nhello",
          to: client
        )
        mayGoOn.wait()
        Self.reply("world", to: client)
        close(client)
      }
    }
  }

  deinit { shutdown(socketHandle, Int32(SHUT_RDWR)) }

  func goOn() { mayGoOn.signal() }

  private static func reply(_ text: String, to client: Int32) {
    let bytes = Array(text.utf8)
    _ = send(client, bytes, bytes.count, LocalServer.quietly)
  }
}
