import Expectations
import Foundation
import MastodonAPI
import Testing

/// Servers before Mastodon 4.3 do not group notifications.
@Suite struct NotificationFallbackTests {
  private static let events = """
    [{"id": "9", "type": "favourite", "created_at": "2026-08-01T00:00:00Z",
      "account": {"id": "7"}, "status": {"id": "1"}},
     {"type": "no id"},
     {"id": "8", "type": "follow", "group_key": "follow-8", "account": {"id": "7"}}]
    """

  private func old() -> FakeTransport {
    FakeTransport { request in
      request.url.path.contains("/v2/")
        ? HTTPResponse(status: 404, body: Data(#"{"error": "Record not found"}"#.utf8))
        : HTTPResponse(
          status: 200,
          headers: ["Link": #"<https://s.example/api/v1/notifications?max_id=8>; rel="next""#],
          body: Data(Self.events.utf8)
        )
    }
  }

  private func client(_ transport: FakeTransport) throws -> MastodonClient {
    MastodonClient(server: try MastodonServer("s.example"), transport: transport)
  }

  @Test func oldServersReturnSingleEvents() async throws {
    let transport = old()
    let answer = try await client(transport).notifications(NotificationRequest(types: ["follow"]))
    expect(
      transport.requests.map(\.url.path),
      equals: ["/api/v2/notifications", "/api/v1/notifications"]
    )
    expect(transport.requests.allSatisfy { $0.url.query == "types%5B%5D=follow" })
    let groups = answer.value.groups.elements
    expect(groups.map(\.groupKey), equals: ["ungrouped-9", "follow-8"])
    expect(groups.map(\.mostRecentID), equals: ["9", "8"])
    expect(groups.map(\.statusID), equals: ["1", nil])
    expect(groups.map(\.sampleAccountIDs), equals: [["7"], ["7"]])
    expect(answer.value.accounts.elements.map(\.id), equals: ["7"])
    expect(answer.value.statuses.elements.map(\.id), equals: ["1"])
    expect(answer.value.groups.skipped.map(\.index), equals: [1])
    let next = try require(answer.links.next)
    _ = try await client(transport).notifications(at: next)
    expect(transport.requests.last?.url, equals: next)
  }

  @Test func knownOldServersAreNotRetried() async throws {
    let transport = old()
    _ = try await client(transport).notifications(apiVersion: 1)
    expect(transport.requests.map(\.url.path), equals: ["/api/v1/notifications"])
  }

  @Test func newServersGetOneRequest() async throws {
    let transport = FakeTransport(
      json: #"{"accounts": [], "statuses": [], "notification_groups": []}"#
    )
    _ = try await client(transport).notifications(apiVersion: 2)
    let link = try require(URL(string: "https://s.example/api/v2/notifications?max_id=3"))
    _ = try await client(transport).notifications(at: link)
    expect(
      transport.requests.map(\.url.path),
      equals: ["/api/v2/notifications", "/api/v2/notifications"]
    )
  }

  @Test func otherErrorsAreThrown() async throws {
    let transport = FakeTransport(json: #"{"error": "no"}"#, status: 403)
    await #expect(throws: APIError.http(.init(status: 403, message: "no"))) {
      try await client(transport).notifications()
    }
    expect(transport.requests.count, equals: 1)
  }
}
