import Foundation

/// A web server on this machine that answers a request with the number of bytes of its body, and
/// the number that was announced: `12 of 12`.
final class ReceivingServer: Sendable {
  let port: UInt16
  private let socketHandle: Int32

  init() throws {
    let (handle, port) = try LocalServer.listening()
    (socketHandle, self.port) = (handle, port)
    Thread.detachNewThread { LocalServer.accept(handle) { Self.serve($0) } }
  }

  deinit { shutdown(socketHandle, Int32(SHUT_RDWR)) }

  private static func serve(_ client: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    var head: Range<Data.Index>?
    while head == nil {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received.append(contentsOf: buffer.prefix(count))
      head = received.range(of: end)
    }
    let start = head?.upperBound ?? received.endIndex
    let fields = String(decoding: received[..<start], as: UTF8.self).lowercased()
    let announced =
      fields.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst("content-length:".count).drop { $0 == " " }) } ?? 0
    var size = received.endIndex - start
    // libcurl waits a second for it.
    if fields.contains("expect: 100-continue") {
      reply("HTTP/1.1 100 Continue\r\n\r\n", to: client)
    }
    while size < announced {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      size += count
    }
    let text = "\(size) of \(announced)"
    reply(
      "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)",
      to: client
    )
    close(client)
  }

  private static func reply(_ text: String, to client: Int32) {
    let bytes = Array(text.utf8)
    _ = send(client, bytes, bytes.count, LocalServer.quietly)
  }
}
