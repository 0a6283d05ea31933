import Foundation

/// A port of this machine that can be listened on, closed, and listened on again.
///
/// While it is closed, connections are refused, and no other program can use the port: a second
/// socket, which never listens, reserves it.
final class ServerSocket: Sendable {
  struct CannotListen: Error {}

  let port: UInt16
  private let reservation: Int32

  /// Takes a port; any that is free for 0.
  init(port wanted: UInt16) throws {
    let (handle, port) = try Self.bound(to: wanted)
    reservation = handle
    self.port = port
  }

  deinit { close(reservation) }

  /// A listening socket, for the caller to close.
  func listening() throws -> Int32 {
    let (handle, _) = try Self.bound(to: port)
    guard listen(handle, 128) == 0 else {
      close(handle)
      throw CannotListen()
    }
    return handle
  }

  private static func bound(to wanted: UInt16) throws -> (handle: Int32, port: UInt16) {
    let handle = socket(AF_INET, streamKind, 0)
    guard handle >= 0 else { throw CannotListen() }
    var yes: Int32 = 1
    setsockopt(handle, SOL_SOCKET, SO_REUSEPORT, &yes, socklen_t(MemoryLayout<Int32>.size))
    // A port that was just closed can be reused.
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(handle, generic, length) == 0 && getsockname(handle, generic, &length) == 0
      }
    }
    guard isBound else {
      close(handle)
      throw CannotListen()
    }
    return (handle, UInt16(bigEndian: address.sin_port))
  }

  /// Another handle of the same connection, for the caller to close; -1 if there are too many.
  static func copy(of handle: Int32) -> Int32 { fcntl(handle, F_DUPFD_CLOEXEC, 0) }

  /// Makes the end of a connection abrupt: the other side gets a reset, not an end.
  static func makeAbrupt(_ handle: Int32) {
    guard handle >= 0 else { return }
    var immediately = linger(l_onoff: 1, l_linger: 0)
    setsockopt(handle, SOL_SOCKET, SO_LINGER, &immediately, socklen_t(MemoryLayout<linger>.size))
  }

  /// Sends all bytes, and blocks until they are sent; false if the other side has closed.
  static func send(_ bytes: [UInt8], over handle: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        platformSend(handle, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Makes a socket blocking, which an upgraded one may not be; with at most a second to send.
  static func makeWaiting(_ handle: Int32) {
    var second = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &second, socklen_t(MemoryLayout<timeval>.size))
    _ = fcntl(handle, F_SETFL, fcntl(handle, F_GETFL) & ~O_NONBLOCK)
  }

  // MARK: What differs between systems

  #if os(Linux)
    // Child processes of a test must not keep the port open.
    private static let streamKind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)

    private static func platformSend(_ handle: Int32, _ bytes: UnsafeRawPointer?, _ count: Int)
      -> Int
    {
      Glibc.send(handle, bytes, count, Int32(MSG_NOSIGNAL))
    }

    static func endBothWays(_ handle: Int32) { shutdown(handle, Int32(SHUT_RDWR)) }
  #else
    private static let streamKind = SOCK_STREAM

    private static func platformSend(_ handle: Int32, _ bytes: UnsafeRawPointer?, _ count: Int)
      -> Int
    {
      Darwin.send(handle, bytes, count, 0)
    }

    static func endBothWays(_ handle: Int32) { shutdown(handle, SHUT_RDWR) }
  #endif
}
