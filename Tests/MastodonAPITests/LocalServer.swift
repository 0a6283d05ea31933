import Foundation

@testable import MastodonAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A web server on this machine with fixed responses for paths; it does not respond to unknown
/// paths.
///
/// Unchecked: `socketHandle` is only written before the thread starts.
final class LocalServer: @unchecked Sendable {
  struct CannotListen: Error {}

  let port: UInt16
  private let socketHandle: Int32

  init(answers: [String: String]) throws {
    (socketHandle, port) = try Self.listening()
    Thread.detachNewThread { [socketHandle, port] in
      Self.accept(socketHandle) { Self.serve($0, answers, port: port) }
    }
  }

  deinit { shutdown(socketHandle, Int32(SHUT_RDWR)) }

  /// A socket that listens on this machine, and its port.
  static func listening() throws -> (handle: Int32, port: UInt16) {
    let handle = newSocket()
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
    return (handle, UInt16(bigEndian: address.sin_port))
  }

  /// Serves each connection on a separate thread until the socket is shut down, and then closes the
  /// socket.
  ///
  /// No other code closes it: once it is closed, its number may be that of another test's socket.
  static func accept(_ handle: Int32, _ serve: @escaping @Sendable (Int32) -> Void) {
    while true {
      let client = Foundation.accept(handle, nil, nil)
      guard client >= 0 else { break }
      Thread.detachNewThread { serve(client) }
    }
    close(handle)
  }

  /// Ends a connection with a reset.
  static func reset(_ client: Int32) {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(client, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    close(client)
  }

  func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)\(path)") }

  private static func serve(_ client: Int32, _ answers: [String: String], port: UInt16) {
    var buffer = [UInt8](repeating: 0, count: 8_192)
    let count = recv(client, &buffer, buffer.count, 0)
    let request = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    guard let answer = answers[path] else {
      // No response until the client disconnects.
      _ = recv(client, &buffer, buffer.count, 0)
      close(client)
      return
    }
    let agent = request.split(separator: "\r\n").first { $0.hasPrefix("User-Agent:") } ?? ""
    let token = request.split(separator: "\r\n").first { $0.hasPrefix("Authorization:") } ?? ""
    let text = answer.replacing("{agent}", with: agent).replacing("{authorization}", with: token)
      .replacing("{port}", with: String(port))
    let bytes = Array(text.utf8)
    _ = send(client, bytes, bytes.count, quietly)
    close(client)
  }

  // MARK: What differs between systems

  #if os(Linux)
    /// Makes `send` return an error instead of ending the process with a signal.
    static let quietly = Int32(MSG_NOSIGNAL)

    static func newSocket() -> Int32 { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
  #else
    static let quietly: Int32 = 0

    static func newSocket() -> Int32 { socket(AF_INET, SOCK_STREAM, 0) }
  #endif
}

extension HTTPRequest {
  /// Whether Foundation reads the body while it sends it, and has none in memory.
  func isUpload(from form: FormFile) throws -> Bool {
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let task = try URLSessionTransport.task(self, form, in: session)
    return task.originalRequest?.httpBody == nil
  }
}
