import Expectations
import Foundation
import MastodonAPI
import TestSupport
import Testing
import _Testing_Mastodon

@Suite struct LiveStreamTests {
  private let live: LiveServer
  private var server: TestMastodon { live.server }

  init() throws { live = try LiveServer() }

  /// A bare WebSocket client, after its handshake.
  private func listen(
    _ query: String = "stream=user",
    token: String? = nil
  ) throws -> (connection: RawConnection, answer: String) {
    let connection = try RawConnection(port: server.port)
    // Key and proof are the example of RFC 6455, section 1.3.
    connection.write(
      "GET /api/v1/streaming?\(query) HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: tests\r\n"
        + "Authorization: Bearer \(token ?? server.token(for: live.ana))\r\n"
        + "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    var answer = ""
    while !answer.contains("\r\n\r\n") {
      let part = connection.read(1)
      if part.isEmpty { break }
      answer += String(decoding: part, as: UTF8.self)
    }
    return (connection, answer)
  }

  /// The opcode and body of the server's next frame; nil at the end.
  private func frame(_ connection: RawConnection) -> (code: UInt8, body: [UInt8])? {
    func take(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      while bytes.count < count {
        let part = connection.read(count - bytes.count)
        if part.isEmpty { return nil }
        bytes += part
      }
      return bytes
    }
    guard let head = take(2) else { return nil }
    let short = Int(head[1])
    guard short < 126 || short == 126, let long = short == 126 ? take(2) : [] else { return nil }
    let count = short == 126 ? Int(long[0]) << 8 | Int(long[1]) : short
    return take(count).map { (head[0], $0) }
  }

  private struct Message: Decodable {
    var stream: [String]
    var event: String
    var payload: String?
  }

  private func message(_ connection: RawConnection) throws -> Message {
    let next = try require(frame(connection))
    expect(next.code, equals: 0x81)
    return try JSONDecoder().decode(Message.self, from: Data(next.body))
  }

  /// A masked frame, as clients send them.
  private func masked(_ code: UInt8, _ text: String) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let body = Array(text.utf8).enumerated().map { $1 ^ mask[$0 % 4] }
    return [0x80 | code, 0x80 | UInt8(body.count)] + mask + body
  }

  @Test func theHandshakeFollowsTheStandard() throws {
    let answer = try listen().answer
    expect(answer.hasPrefix("HTTP/1.1 101"))
    expect(answer.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
  }

  @Test func streamsRequireAToken() throws {
    try expect(listen(token: "unknown").answer.hasPrefix("HTTP/1.1 401"))
    server.options.hasStreaming = false
    try expect(listen().answer.hasPrefix("HTTP/1.1 404"))
  }

  @Test func eventsAreReportedInOrder() async throws {
    server.follow(live.bob, by: live.ana)
    let (connection, _) = try listen()
    try await eventually { server.hasListeners(1) }
    let id = server.post("@ana look", by: live.bob)
    server.edit(id, text: "@ana look here")
    server.delete(id)
    let update = try message(connection)
    expect(update.stream, equals: ["user"])
    expect(update.event, equals: "update")
    let status = try JSONDecoder().decode(Status.self, from: Data((update.payload ?? "").utf8))
    expect(status.id, equals: id)
    expect(status.favourited, equals: false)
    try expect(message(connection).event, equals: "notification")
    try expect(message(connection).event, equals: "status.update")
    let deletion = try message(connection)
    expect(deletion.event, equals: "delete")
    expect(deletion.payload, equals: id)
  }

  @Test func clientsSubscribeAndArePinged() async throws {
    let (connection, _) = try listen("")
    connection.write(masked(1, #"{"type":"subscribe","stream":"public:local"}"#))
    try await eventually { server.hasListeners(1) }
    server.post("to all", by: live.bob)
    try expect(message(connection).stream, equals: ["public:local"])
    connection.write(masked(9, "are you there"))
    let pong = try require(frame(connection))
    expect(pong.code, equals: 0x8A)
    expect(pong.body, equals: Array("are you there".utf8))
    connection.write(masked(8, ""))
    expect(frame(connection)?.code, equals: 0x88)
    expectNil(frame(connection))
    try await eventually { server.hasListeners(0) }
  }

  @Test func aRevokedTokenEndsItsStream() async throws {
    let token = server.token(for: live.ana)
    let (connection, _) = try listen(token: token)
    try await eventually { server.hasListeners(1) }
    server.revoke(token)
    expectNil(frame(connection))
  }

  @Test func unmaskedFramesEndTheStream() async throws {
    let (connection, _) = try listen()
    try await eventually { server.hasListeners(1) }
    connection.write([0x81, 1, 0x61])
    let close = try require(frame(connection))
    expect(close.code, equals: 0x88)
    expect(close.body, equals: [0x03, 0xEA])
  }

  @Test func longMessagesAreComplete() async throws {
    let (connection, _) = try listen()
    try await eventually { server.hasListeners(1) }
    let text = String(repeating: "汤", count: 5_000)
    server.stream(text)
    try expect(require(frame(connection)).body, equals: Array(text.utf8))
  }

  @Test func stoppingTheServerEndsItsStreams() async throws {
    let (connection, _) = try listen()
    try await eventually { server.hasListeners(1) }
    server.stopListening()
    expectNil(frame(connection))
    try server.listen()
    try expect(listen().answer.hasPrefix("HTTP/1.1 101"))
  }

  @Test func streamsOpenedDuringAStopAreEnded() async throws {
    for _ in 0..<40 {
      // Each sends a request and does not read the response: some arrive before the server stops,
      // some during that, some after.
      let connections = try (0..<6).map { _ in try RawConnection(port: server.port) }
      let token = server.token(for: live.ana)
      for connection in connections {
        connection.write(
          "GET /api/v1/streaming?stream=user HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: tests\r\n"
            + "Authorization: Bearer \(token)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
      }
      server.stopListening()
      try server.listen()
    }
    try expect(listen().answer.hasPrefix("HTTP/1.1 101"))
  }
}
