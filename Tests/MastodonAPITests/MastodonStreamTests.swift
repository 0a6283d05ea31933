import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct MastodonStreamTests {
  private func stream(_ address: String, _ sockets: FakeSockets) throws -> MastodonStream {
    try MastodonStream(address: address, token: AccessToken("s3cr3t"), transport: sockets)
  }

  @Test(arguments: [
    ("wss://stream.example", "wss://stream.example/api/v1/streaming"),
    ("wss://stream.example/", "wss://stream.example/api/v1/streaming"),
    ("https://s.example:4000/x", "wss://s.example:4000/x/api/v1/streaming"),
    ("wss://s.example/api/v1/streaming/?a=b#c", "wss://s.example/api/v1/streaming"),
    ("ws://127.0.0.1:9", "ws://127.0.0.1:9/api/v1/streaming"),
    ("http://localhost", "ws://localhost/api/v1/streaming"),
  ])
  func theStreamingURLHasTheServersPath(given: String, opened: String) async throws {
    let sockets = FakeSockets(.sayAndStay([]))
    _ = try await stream(given, sockets).open()
    expect(sockets.requests.map(\.url.absoluteString), equals: ["\(opened)?stream=user"])
  }

  @Test(arguments: ["ws://stream.example", "http://stream.example", "", "x", "ftp://s.example"])
  func streamsRequireTLS(address: String) {
    #expect(throws: WebSocketFailure.self) { try stream(address, FakeSockets(.sayAndStay([]))) }
  }

  @Test func theTokenIsInTheURLOnlyAsAFallback() async throws {
    let sockets = FakeSockets(.refuse(.refused(status: 401)), .sayAndStay([]))
    _ = try await stream("wss://s.example", sockets).open()
    expect(sockets.requests.map { $0.headers["Authorization"] }, equals: ["Bearer s3cr3t", nil])
    expect(
      sockets.requests.map(\.url.query),
      equals: ["stream=user", "stream=user&access_token=s3cr3t"]
    )
    var dumped = ""
    for request in sockets.requests { dump(request, to: &dumped) }
    expect(!"\(dumped) \(sockets.requests)".contains("s3cr3t"))
  }

  @Test func otherRefusalsAreNotRetried() async throws {
    let sockets = FakeSockets(.refuse(.refused(status: 404)))
    await #expect(throws: WebSocketFailure.refused(status: 404)) {
      try await stream("wss://s.example", sockets).open()
    }
    expect(sockets.requests.count, equals: 1)
  }

  @Test func eventsAreDeliveredInOrder() async throws {
    let sockets = FakeSockets(
      .say(
        [
          #"{"event":"delete","payload":"1"}"#, "rubbish", "\n",
          #"{"event":"delete","payload":"2"}"#,
        ],
        then: .closed(code: 1000)
      )
    )
    var got: [StreamingEvent] = []
    await #expect(throws: WebSocketFailure.closed(code: 1000)) {
      for try await event in try await stream("wss://s.example", sockets).open() {
        got.append(event)
      }
    }
    expect(got, equals: [.delete("1"), .delete("2")])
    expect(sockets.closed, equals: 1)
  }
}
