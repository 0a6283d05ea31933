import Foundation

/// A web server on this machine that answers a request with the number of bytes of its body, and
/// the number that was announced: `12 of 12`, or `12 in chunks`.
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
    var text = ""
    if fields.contains("transfer-encoding: chunked") {
      received.removeSubrange(..<start)
      while !received.suffix(5).elementsEqual("0\r\n\r\n".utf8) {
        let count = recv(client, &buffer, buffer.count, 0)
        guard count > 0 else { break }
        received.append(contentsOf: buffer.prefix(count))
      }
      text = "\(Self.size(ofChunks: received)) in chunks"
    } else {
      while size < announced {
        let count = recv(client, &buffer, buffer.count, 0)
        guard count > 0 else { break }
        size += count
      }
      text = "\(size) of \(announced)"
    }
    reply(
      "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)",
      to: client
    )
    close(client)
  }

  /// The number of bytes in chunks, each of which begins with its length.
  private static func size(ofChunks data: Data) -> Int {
    var (rest, size) = (data[...], 0)
    while let end = rest.range(of: Data("\r\n".utf8)),
      let length = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16)
    {
      size += length
      rest = rest[end.upperBound...].dropFirst(length + 2)
    }
    return size
  }

  private static func reply(_ text: String, to client: Int32) {
    let bytes = Array(text.utf8)
    _ = send(client, bytes, bytes.count, LocalServer.quietly)
  }
}
