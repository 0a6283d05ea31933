import Expectations
import Foundation
import Locking
import MastodonAPI
import SoupTransport
import Testing

@Suite struct SoupTransportTests {
  /// Servers of these tests wait for the tests, which others may delay for minutes.
  private let transport = SoupTransport(timeout: 86_400)

  private func request(
    _ server: SocketServer,
    scheme: String = "ws",
    maximum: Int = 100_000,
    keepAlive: Int = 30
  ) throws -> WebSocketRequest {
    WebSocketRequest(
      url: try require(URL(string: "\(scheme)://127.0.0.1:\(server.port)/api?stream=user")),
      headers: ["Authorization": "Bearer s3cr3t"],
      maximumMessage: maximum,
      keepAlive: keepAlive
    )
  }

  /// The first failure of a connection after a number of messages.
  private func end(
    _ request: WebSocketRequest,
    after messages: Int = 0
  ) async throws -> WebSocketFailure? {
    let connection = try await transport.connect(request)
    for _ in 0..<messages { _ = try await connection.receive() }
    do {
      _ = try await connection.receive()
      return nil
    } catch {
      return error as? WebSocketFailure
    }
  }

  @Test func messagesAreReceived() async throws {
    let long = String(repeating: "汤🥘", count: 2_000)
    let server = try SocketServer { connection in
      connection.accept()
      connection.text(connection.request.components(separatedBy: "\r\n")[0])
      connection.text(connection.request.contains("Authorization: Bearer s3cr3t") ? "yes" : "no")
      connection.text(long)
      // On a busy machine the client may send a ping.
      while let frame = connection.read(), frame.code == 9 { connection.frame(10, frame.body) }
    }
    let connection = try await transport.connect(try request(server))
    try await expect(connection.receive(), equals: "GET /api?stream=user HTTP/1.1")
    try await expect(connection.receive(), equals: "yes")
    try await expect(connection.receive(), equals: long)
    connection.close()
    connection.close()
    await #expect(throws: WebSocketFailure.self) { try await connection.receive() }
  }

  @Test func fragmentedMessagesAreJoined() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      connection.frame(1, Array("so".utf8), isLast: false)
      // A ping between the parts is answered by itself.
      connection.frame(9, Array("p".utf8))
      connection.frame(0, Array("up".utf8))
      let answer = connection.read()
      connection.text(
        answer?.code == 10 ? String(decoding: answer?.body ?? [], as: UTF8.self) : "?"
      )
      _ = connection.read()
    }
    let connection = try await transport.connect(try request(server))
    try await expect(connection.receive(), equals: "soup")
    try await expect(connection.receive(), equals: "p")
  }

  @Test func theServersCloseCodeIsReported() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      connection.text("last")
      connection.frame(8, [0x03, 0xE9])
      _ = connection.read()
    }
    try await expect(end(try request(server), after: 1), equals: .closed(code: 1001))
  }

  @Test func brokenConnectionsEnd() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      connection.text("last")
    }
    try await expect(end(try request(server), after: 1) != nil)
  }

  @Test(arguments: [401, 404, 503])
  func aRefusalReportsItsStatus(status: Int) async throws {
    let server = try SocketServer { connection in
      connection.write("HTTP/1.1 \(status) No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    }
    await #expect(throws: WebSocketFailure.refused(status: status)) {
      try await transport.connect(request(server))
    }
  }

  @Test func redirectsAreNotFollowed() async throws {
    let count = Mutex(0)
    let other = try SocketServer { _ in count.withLock { $0 += 1 } }
    let server = try SocketServer { [port = other.port] connection in
      connection.write(
        "HTTP/1.1 301 Moved\r\nLocation: ws://127.0.0.1:\(port)/\r\nContent-Length: 0\r\n\r\n"
      )
    }
    await #expect(throws: WebSocketFailure.refused(status: 301)) {
      try await transport.connect(request(server))
    }
    expect(count.withLock { $0 }, equals: 0)
  }

  @Test func handshakesWithoutAnAcceptKeyFail() async throws {
    let server = try SocketServer { connection in
      connection.write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Accept: AAAAAAAAAAAAAAAAAAAAAAAAAAA=\r\n\r\n"
      )
      _ = connection.read()
    }
    await #expect(throws: WebSocketFailure.refused(status: 0)) {
      try await transport.connect(request(server))
    }
  }

  @Test func tooLongMessagesEndTheConnection() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      connection.frame(1, [UInt8](repeating: 0x61, count: 2_000))
      while connection.read() != nil {}
    }
    guard case .broken = try await end(try request(server, maximum: 1_000)) else {
      Issue.record("not broken")
      return
    }
  }

  @Test func invalidUTF8EndsTheConnection() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      connection.frame(1, [0x61, 0xFF, 0xC3])
      while connection.read() != nil {}
    }
    try await expect(end(try request(server)) != nil)
  }

  @Test func binaryMessagesEndTheConnection() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      connection.frame(2, [1, 2, 3])
      while connection.read() != nil {}
    }
    try await expect(end(try request(server)), equals: .broken("a message that is no text"))
  }

  @Test func silentServersTimeOut() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      // Pings are received but not answered.
      while connection.read() != nil {}
    }
    try await expect(
      end(try request(server, keepAlive: 1)),
      equals: .transport(.timedOut)
    )
  }

  @Test func unresponsiveServersTimeOut() async throws {
    let server = try SocketServer { connection in _ = connection.read() }
    let hasty = SoupTransport(timeout: 0.05)
    await #expect(throws: WebSocketFailure.transport(.timedOut)) {
      try await hasty.connect(request(server))
    }
  }

  @Test func aMissingServerIsUnreachable() async throws {
    let request = WebSocketRequest(url: try require(URL(string: "ws://127.0.0.1:1/")))
    await #expect(throws: WebSocketFailure.transport(.unreachable)) {
      try await transport.connect(request)
    }
  }

  @Test func tokensAreNotSentUnencrypted() async throws {
    let request = WebSocketRequest(url: try require(URL(string: "ws://s.example/")))
    await #expect(throws: WebSocketFailure.insecure(host: "s.example")) {
      try await transport.connect(request)
    }
  }

  @Test func serversWithoutTLSAreRejected() async throws {
    let server = try SocketServer { connection in connection.write("HTTP/1.1 400 No\r\n\r\n") }
    await #expect(throws: WebSocketFailure.transport(.insecure)) {
      try await transport.connect(request(server, scheme: "wss"))
    }
  }

  @Test func cancellingEndsTheAttempt() async throws {
    let (came, signal) = AsyncStream.makeStream(of: Void.self)
    let server = try SocketServer { connection in
      signal.yield()
      _ = connection.read()
    }
    let request = try request(server)
    let task = Task { [transport] in try await transport.connect(request) }
    for await _ in came { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingEndsTheWait() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      while connection.read() != nil {}
    }
    let connection = try await transport.connect(try request(server))
    let task = Task { try await connection.receive() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func releasedConnectionsSendACloseFrame() async throws {
    let (codes, signal) = AsyncStream.makeStream(of: UInt8?.self)
    let server = try SocketServer { connection in
      connection.accept()
      // On a busy machine the client may send a ping first.
      var code = connection.read()?.code
      while code == 9 { code = connection.read()?.code }
      signal.yield(code)
    }
    do {
      // The transport is released, too.
      _ = try await SoupTransport().connect(try request(server))
    }
    for await code in codes {
      expect(code, equals: 8)
      break
    }
  }

  @Test func manyConnectionsCanBeOpen() async throws {
    let server = try SocketServer { connection in
      connection.accept()
      connection.text(connection.request.components(separatedBy: "\r\n")[0])
      // On a busy machine the client sends pings in between (9), which are answered (10).
      while let frame = connection.read(), frame.code != 8 {
        if frame.code == 9 { connection.frame(10, frame.body) }
      }
    }
    let request = try request(server)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask { [transport] in
          var request = request
          request.url.append(queryItems: [URLQueryItem(name: "number", value: "\(index)")])
          let connection = try await transport.connect(request)
          let line = try await connection.receive()
          return line == "GET /api?stream=user&number=\(index) HTTP/1.1"
        }
      }
      for try await isSame in group { expect(isSame) }
    }
  }
}
