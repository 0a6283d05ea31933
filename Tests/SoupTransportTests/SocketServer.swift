import CSoup
import Foundation

/// A server on this machine that speaks WebSocket byte by byte, controlled by a test.
///
/// Unchecked: nothing is written after `init`.
final class SocketServer: @unchecked Sendable {
  struct CannotListen: Error {}

  let port: UInt16
  private let handle: Int32

  /// One connection, for the script of a test; it ends with the script.
  struct Connection {
    let handle: Int32
    /// The fields of the handshake.
    let request: String

    /// Agrees to the handshake (RFC 6455, section 4.2.2).
    func accept() {
      let key =
        request.components(separatedBy: "\r\n").first {
          $0.lowercased().hasPrefix("sec-websocket-key:")
        }?.split(separator: ":", maxSplits: 1).last.map {
          $0.trimmingCharacters(in: .whitespaces)
        } ?? ""
      let proof = SocketServer.sha1(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
      write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Accept: \(proof.base64EncodedString())\r\n\r\n"
      )
    }

    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) { _ = send(handle, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

    /// A frame of a server, which are not masked.
    func frame(_ code: UInt8, _ body: [UInt8], isLast: Bool = true) {
      var head = [code | (isLast ? 0x80 : 0)]
      if body.count < 126 {
        head.append(UInt8(body.count))
      } else {
        head += [126, UInt8(body.count >> 8 & 0xFF), UInt8(body.count & 0xFF)]
      }
      write(head + body)
    }

    func text(_ text: String) { frame(1, Array(text.utf8)) }

    /// The next frame of the client, whose bodies are masked; nil at the end.
    func read() -> (code: UInt8, body: [UInt8])? {
      guard let head = take(2) else { return nil }
      var count = Int(head[1] & 0x7F)
      if count == 126, let long = take(2) { count = Int(long[0]) << 8 | Int(long[1]) }
      guard head[1] & 0x80 != 0, let mask = take(4), let body = take(count) else { return nil }
      return (head[0] & 0x0F, body.enumerated().map { $1 ^ mask[$0 % 4] })
    }

    private func take(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      while bytes.count < count {
        var part = [UInt8](repeating: 0, count: count - bytes.count)
        let got = recv(handle, &part, part.count, 0)
        guard got > 0 else { return nil }
        bytes += part.prefix(got)
      }
      return bytes
    }
  }

  init(_ script: @escaping @Sendable (Connection) -> Void) throws {
    handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let handle = handle
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(handle, $0, length) == 0 && listen(handle, 8) == 0
          && getsockname(handle, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isListening else {
      close(handle)
      throw CannotListen()
    }
    Thread.detachNewThread {
      while true {
        let client = Glibc.accept(handle, nil, nil)
        guard client >= 0 else { break }
        Thread.detachNewThread {
          script(Connection(handle: client, request: Self.readHead(client)))
          close(client)
        }
      }
      // Here only: its number may be another test's socket as soon as it is closed.
      close(handle)
    }
  }

  deinit { shutdown(handle, Int32(SHUT_RDWR)) }

  private static func readHead(_ client: Int32) -> String {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]), recv(client, &byte, 1, 0) == 1 {
      head.append(byte)
      // Other beginnings are TLS, which waits for a response.
      if head.first != UInt8(ascii: "G") { break }
    }
    return String(decoding: head, as: UTF8.self)
  }

  static func sha1(_ text: String) -> Data {
    let checksum = g_checksum_new(G_CHECKSUM_SHA1)
    defer { g_checksum_free(checksum) }
    let bytes = Array(text.utf8)
    g_checksum_update(checksum, bytes, gssize(bytes.count))
    var digest = [UInt8](repeating: 0, count: 20)
    var count = gsize(digest.count)
    g_checksum_get_digest(checksum, &digest, &count)
    return Data(digest)
  }
}
