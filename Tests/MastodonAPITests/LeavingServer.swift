import Foundation

/// A web server on this machine that hears a request other than GET and goes, without an answer: its connections end, and
/// nobody listens any more.
final class LeavingServer: Sendable {
  struct CannotListen: Error {}

  let port: UInt16

  /// Begins to listen; `resets` says whether connections end by a reset.
  init(resets: Bool) throws {
    let handle = LocalServer.newSocket()
    guard handle >= 0 else { throw CannotListen() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(handle, generic, length) == 0 && listen(handle, 8) == 0
          && getsockname(handle, generic, &length) == 0
      }
    }
    guard isListening else {
      close(handle)
      throw CannotListen()
    }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let client = accept(handle, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { Self.serve(client, listener: handle, resets: resets) }
      }
    }
  }

  private static func serve(_ client: Int32, listener: Int32, resets: Bool) {
    var buffer = [UInt8](repeating: 0, count: 8_192)
    while true {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      guard buffer.starts(with: Array("GET".utf8)) else {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        if resets {
          var now = linger(l_onoff: 1, l_linger: 0)
          setsockopt(client, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        }
        break
      }
      let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]".utf8)
      _ = send(client, answer, answer.count, LocalServer.quietly)
    }
    close(client)
  }
}
