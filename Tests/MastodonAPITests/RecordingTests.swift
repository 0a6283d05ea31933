import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recording-\(UUID().uuidString)")

  private func withFolder(_ body: () async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body()
  }

  private func client(_ transport: any HTTPTransport) throws -> MastodonClient {
    MastodonClient(
      server: try MastodonServer("s.example"),
      token: AccessToken("t0ken"),
      transport: transport
    )
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func recordedResponsesAreReplayed() async throws {
    try await withFolder {
      let live = FakeTransport { request in
        HTTPResponse(
          status: request.method == .post ? 200 : 206,
          headers: ["Link": #"<https://s.example/x?max_id=1>; rel="next""#],
          body: Data(
            (request.method == .post ? #"{"id":"9"}"# : #"[{"id":"1","content":"<p>汤</p>"}]"#).utf8
          )
        )
      }
      let recorder = try client(RecordingTransport(recording: live, to: folder))
      let first = try await recorder.send(.homeTimeline())
      _ = try await recorder.send(.favourite("9"))
      try expect(
        files(),
        equals: [
          "0001-GET-api-v1-timelines-home.json", "0002-POST-api-v1-statuses-9-favourite.json",
        ]
      )
      let player = try client(ReplayTransport(folder))
      for _ in 0..<2 {
        let again = try await player.send(.homeTimeline())
        expect(again.value, equals: first.value)
        expect(again.status == 206 && again.links == first.links)
      }
      try await expect(player.send(.favourite("9")).value.id, equals: "9")
    }
  }

  @Test func responsesToEqualRequestsKeepTheirOrder() async throws {
    try await withFolder {
      for count in ["1", "2"] {
        let live = FakeTransport(json: #"{"count": \#(count)}"#)
        let recorder = try RecordingTransport(recording: live, to: folder)
        _ = try await client(recorder).send(.unreadNotifications())
      }
      let player = try client(ReplayTransport(folder))
      var counts: [Int] = []
      for _ in 0..<3 { counts.append(try await player.send(.unreadNotifications()).value.count) }
      expect(counts, equals: [1, 2, 2])
    }
  }

  @Test func recordingsContainNoSecrets() async throws {
    try await withFolder {
      let live = FakeTransport(
        json: #"{"access_token":"s3cr3t","client_id":"s3cr3t","client_secret":"s3cr3t","#
          + #""deep":[{"token":"s3cr3t","note":"t0ken"}]}"#,
        headers: ["Set-Cookie": "s3cr3t", "X-Echo": "t0ken", "Content-Type": "application/json"]
      )
      let program = try JSONDecoder().decode(
        Application.self,
        from: Data(#"{"client_id":"s3cr3t","client_secret":"s3cr3t"}"#.utf8)
      )
      let recorder = try client(RecordingTransport(recording: live, to: folder))
      _ = try await recorder.send(.token(for: program, scopes: "read"))
      _ = try await recorder.send(.revoke(AccessToken("s3cr3t"), of: program))
      let link = try require(URL(string: "https://s.example/x?access_token=s3cr3t&limit=4"))
      _ = try await recorder.page(at: link, of: .verifyApplication)
      let names = try files()
      expect(names.count, equals: 3)
      for name in names {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        expect(!text.contains("s3cr3t") && !text.contains("t0ken"), "\(name)")
      }
      // A request with another secret is the same request.
      let other = try JSONDecoder().decode(
        Application.self,
        from: Data(#"{"client_id":"a","client_secret":"b"}"#.utf8)
      )
      let player = try client(ReplayTransport(folder))
      try await expect(player.send(.token(for: other, scopes: "read")).status, equals: 200)
    }
  }

  @Test func bytesAreRecordedUnchanged() async throws {
    try await withFolder {
      let bytes = Data([0xFF, 0xD8, 0x00, 0x80])
      let live = FakeTransport { _ in HTTPResponse(status: 200, body: bytes) }
      let url = try require(URL(string: "https://s.example/a.jpg"))
      _ = try await RecordingTransport(recording: live, to: folder).get(url, limit: 9)
      try await expect(ReplayTransport(folder).get(url, limit: 9).body, equals: bytes)
      await #expect(throws: HTTPFailure.tooLarge(limit: 3)) {
        try await ReplayTransport(folder).get(url, limit: 3)
      }
    }
  }

  @Test func anUnrecordedRequestIsReported() async throws {
    try await withFolder {
      _ = try RecordingTransport(recording: FakeTransport(json: "{}"), to: folder)
      let player = try client(ReplayTransport(folder))
      await #expect(
        throws: RecordingFailure.unrecorded("GET https://s.example/api/v1/statuses/4")
      ) {
        try await player.send(.status("4"))
      }
    }
  }

  @Test func anInvalidRecordingIsReported() async throws {
    try await withFolder {
      _ = try RecordingTransport(recording: FakeTransport(json: "{}"), to: folder)
      try Data("{}".utf8).write(to: folder.appendingPathComponent("x.json"))
      #expect(throws: RecordingFailure.unreadable("x.json")) { try ReplayTransport(folder) }
    }
  }

  @Test func anInvalidFolderIsReported() {
    #expect(throws: RecordingFailure.self) {
      try RecordingTransport(
        recording: FakeTransport(json: "{}"),
        to: URL(fileURLWithPath: "/dev/null/x")
      )
    }
    #expect(throws: RecordingFailure.self) {
      try ReplayTransport(URL(fileURLWithPath: "/dev/null/x"))
    }
  }
}
