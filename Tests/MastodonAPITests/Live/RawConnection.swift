import Foundation

/// A bare socket to a server on this machine, for details that clients would hide from a test.
final class RawConnection {
  struct CannotConnect: Error {}

  private let handle: Int32

  init(port: UInt16) throws {
    handle = LocalServer.newSocket()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(handle)
      throw CannotConnect()
    }
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(handle) }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) { _ = send(handle, bytes, bytes.count, LocalServer.quietly) }

  /// The next bytes, up to a maximum; empty at the end or after five seconds of silence.
  func read(_ most: Int = 4_096) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: most)
    let count = recv(handle, &buffer, most, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  func readToEnd() -> String {
    var bytes: [UInt8] = []
    while case let part = read(), !part.isEmpty { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }
}
