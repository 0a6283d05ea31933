import Expectations
import Foundation
import Testing

@testable import MastodonAPI

/// Responses about scheduled posts.
@Suite struct ScheduledStatusTests {
  private func read<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func aScheduledStatusIsDecoded() throws {
    let status = try read(
      #"""
      {"id": 7, "scheduled_at": "2026-08-02T09:00:00.000Z",
       "params": {"text": "Tea & cake", "spoiler_text": "food", "visibility": "private",
                  "in_reply_to_id": 12, "poll": {"options": ["a", "b"]}},
       "media_attachments": [{"id": "1", "type": "image"}, null]}
      """#,
      as: ScheduledStatus.self
    )
    expect(status.id, equals: "7")
    expect(status.scheduledAt, equals: Date(timeIntervalSince1970: 1_785_661_200))
    expect(status.params.text == "Tea & cake" && status.params.spoilerText == "food")
    expect(status.params.inReplyToID == "12" && status.params.hasPoll)
    expect(status.mediaAttachments.elements.map(\.id), equals: ["1"])
  }

  @Test(arguments: [#"{"params": null}"#, #"{"media_attachments": null}"#, #"{"params": []}"#])
  func missingValuesAreEmpty(_ members: String) throws {
    let json = #"{"id": "7", "scheduled_at": "2026-08-02", "# + members.dropFirst()
    let status = try read(json, as: ScheduledStatus.self)
    expect(status.params.text.isEmpty && !status.params.hasPoll)
    expect(status.params.inReplyToID == nil && status.mediaAttachments.elements.isEmpty)
  }

  @Test(arguments: [#"{"id": "7"}"#, #"{"scheduled_at": "2026-08-02"}"#, "[]"])
  func identifierAndTimeAreRequired(_ json: String) {
    #expect(throws: DecodingError.self) { try read(json, as: ScheduledStatus.self) }
  }

  @Test func theResponseShowsWhetherItIsScheduledOrPosted() throws {
    let scheduled = try read(
      #"{"id": "7", "scheduled_at": "2026-08-02T09:00:00Z"}"#,
      as: SchedulingResponse.self
    )
    guard case .scheduled(let status) = scheduled else {
      Issue.record("\(scheduled)")
      return
    }
    expect(status.id, equals: "7")
    let posted = try read(
      #"{"id": "8", "account": {"id": "1", "acct": "ana", "username": "ana"}, "content": "hello"}"#,
      as: SchedulingResponse.self
    )
    guard case .posted(let post) = posted else {
      Issue.record("\(posted)")
      return
    }
    expect(post.id, equals: "8")
  }

  @Test func theTimeIsSentIfThereIsOne() {
    var draft = StatusRequest(text: "hello")
    expect(!draft.fields.pairs.contains { $0.name == "scheduled_at" })
    draft.scheduledAt = Date(timeIntervalSince1970: 1_785_661_200)
    expect(
      draft.fields.pairs.first { $0.name == "scheduled_at" }?.value,
      equals: "2026-08-02T09:00:00Z"
    )
  }
}
