import Foundation

/// A socket on 127.0.0.1, which cannot be reached from the network.
final class LoopbackSocket: Sendable {
  let handle: Int32
  let port: UInt16

  /// Begins to listen; at any free port if the port is 0.
  init(port: UInt16) throws(LoopbackListener.Failure) {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let handle = socket(AF_INET, kind, 0)
    guard handle >= 0 else { throw Self.failure() }
    // Allows a port that was used a minute ago to be used again by this program.
    var isReused: Int32 = 1
    setsockopt(
      handle,
      SOL_SOCKET,
      SO_REUSEADDR,
      &isReused,
      socklen_t(MemoryLayout<Int32>.size)
    )
    // A connection may be closed before it is accepted: accepting must not block then.
    _ = fcntl(handle, F_SETFL, O_NONBLOCK)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(handle, generic, length) == 0 && listen(handle, 16) == 0
          && getsockname(handle, generic, &length) == 0
      }
    }
    guard isListening else {
      let failure = Self.failure()
      Foundation.close(handle)
      throw failure
    }
    self.handle = handle
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private static func failure() -> LoopbackListener.Failure {
    LoopbackListener.Failure(reason: String(cString: strerror(errno)))
  }

  /// The next connection; nil where there is none after all.
  func accept() -> Connection? {
    let connection = Foundation.accept(handle, nil, nil)
    return connection >= 0 ? Connection(handle: connection) : nil
  }

  /// Stops listening.
  func stop() { shutdown(handle, Int32(SHUT_RDWR)) }

  func close() { Foundation.close(handle) }

  /// The parts of a browser's request that are needed here.
  struct Request {
    var method: String
    var path: String
    var query: String?
    /// The header fields, by name in lower case.
    var fields: [String: String]

    /// Parses the head of a request; nil where it is invalid.
    init?(_ head: String) {
      let lines = head.split(separator: "\r\n")
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
      let target = words[1].split(separator: "?", maxSplits: 1)
      method = String(words[0])
      path = target.first.map(String.init) ?? ""
      query = target.count == 2 ? String(target[1]) : nil
      fields = [:]
      for line in lines.dropFirst() {
        let pair = line.split(separator: ":", maxSplits: 1)
        guard pair.count == 2 else { continue }
        fields[pair[0].lowercased()] = pair[1].trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// A connection of a browser; its calls block for five seconds at most.
  struct Connection: Sendable {
    private static let timeout = timeval(tv_sec: 5, tv_usec: 0)
    private static let longestHead = 16_384

    let handle: Int32

    init(handle: Int32) {
      self.handle = handle
      var timeout = Self.timeout
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
      setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
      #if !os(Linux)
        // On this system, accepted sockets inherit the non-blocking mode of their listener.
        _ = fcntl(handle, F_SETFL, 0)
        var isQuiet: Int32 = 1
        setsockopt(
          handle,
          SOL_SOCKET,
          SO_NOSIGPIPE,
          &isQuiet,
          socklen_t(MemoryLayout<Int32>.size)
        )
      #endif
    }

    func request() -> Request? {
      var head: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let end = Array("\r\n\r\n".utf8)
      while head.count < Self.longestHead {
        let count = recv(handle, &buffer, buffer.count, 0)
        guard count > 0 else { return nil }
        head += buffer.prefix(count)
        // The end of the head may be split between two reads.
        if String(decoding: head.suffix(count + end.count), as: UTF8.self).contains("\r\n\r\n") {
          return Request(String(decoding: head, as: UTF8.self))
        }
      }
      return nil
    }

    func send(_ text: String) {
      #if os(Linux)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(handle, $0.baseAddress, $0.count, flags)
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    func close() { Foundation.close(handle) }
  }
}
