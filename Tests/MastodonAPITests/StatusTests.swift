import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct StatusTests {
  private func status(_ json: String) throws -> Status {
    try JSONDecoder().decode(Status.self, from: Data(json.utf8))
  }

  private func problem(_ json: String) -> DecodingProblem? {
    do {
      _ = try status(json)
      return nil
    } catch {
      return DecodingProblem(error, found: "something else")
    }
  }

  @Test func aCompleteStatusIsDecoded() throws {
    let status = try status(
      """
      {"id": "42", "created_at": "2026-08-01T13:53:10.000Z", "content": "<p>hi</p>",
       "url": "https://s.example/@ana/42", "visibility": "unlisted", "sensitive": true,
       "spoiler_text": "soup", "favourites_count": 3, "replies_count": 2, "reblogs_count": 1,
       "favourited": true, "language": "de", "in_reply_to_id": 41, "edited_at": null,
       "account": {"id": "7", "acct": "ana@s.example", "username": "ana", "display_name": "Ana",
         "avatar": "https://s.example/a.png", "followers_count": 5, "emojis": []},
       "media_attachments": [{"id": "1", "type": "image", "url": "https://s.example/1.jpg",
         "preview_url": "https://s.example/1s.jpg", "description": "A pan",
         "meta": {"original": {"width": 600, "height": 400, "frame_rate": "30/1"},
           "focus": {"x": -0.5, "y": 0.3}}, "blurhash": "UGC"}],
       "mentions": [{"id": "9", "acct": "bo", "username": "bo", "url": "https://s.example/@bo"}],
       "tags": [{"name": "soup", "url": "https://s.example/tags/soup"}],
       "emojis": [{"shortcode": "pan", "url": "https://s.example/p.png", "static_url": null}],
       "poll": {"id": "3", "options": [{"title": "a", "votes_count": null}], "expired": false},
       "card": {"url": "https://x.example", "title": "X"},
       "quote": {"state": "accepted"}, "reblog": null}
      """
    )
    expect(status.id, equals: "42")
    expect(status.createdAt, equals: Date(timeIntervalSince1970: 1_785_592_390))
    expect(status.visibility, equals: .unlisted)
    expect(status.spoilerText, equals: "soup")
    expect(status.favouritesCount, equals: 3)
    expect(status.favourited, equals: true)
    expect(status.inReplyToID, equals: "41")
    expect(status.account?.acct, equals: "ana@s.example")
    expect(status.account?.followersCount, equals: 5)
    let media = try require(status.mediaAttachments.elements.first)
    expect(media.kind, equals: .image)
    expect(media.width, equals: 600)
    expect(media.focus?.x, equals: -0.5)
    expect(media.focus?.y, equals: 0.3)
    expect(status.mentions.elements.first?.id, equals: "9")
    expect(status.tags.elements.first?.name, equals: "soup")
    expect(status.emojis.elements.first?.shortcode, equals: "pan")
    expect(status.poll?.options.elements.first?.title, equals: "a")
    expect(status.card?.title, equals: "X")
    expect(status.quote?.state, equals: .accepted)
    expectNil(status.reblog)
  }

  @Test func onlyTheIdentifierIsRequired() throws {
    let status = try status(#"{"id": "1"}"#)
    expectNil(status.content)
    expectNil(status.account)
    expect(status.mediaAttachments.elements, satisfies: \.isEmpty)
    expect(status.favouritesCount, equals: 0)
    expectNil(status.favourited)
  }

  @Test(arguments: [
    (#"{"id": 117020593473214477}"#, "117020593473214477"),
    (#"{"id": 18446744073709551615}"#, "18446744073709551615"),
    (#"{"id": "01HXYZ"}"#, "01HXYZ"),
  ])
  func identifiersAreOpaque(json: String, id: String) throws {
    try expect(status(json).id, equals: id)
  }

  @Test func valuesOfWrongTypesAreLeftEmpty() throws {
    let status = try status(
      """
      {"id": "1", "created_at": 12, "sensitive": "yes", "favourites_count": "17",
       "replies_count": {}, "reblogs_count": -3, "tags": "none", "mentions": null,
       "visibility": 3, "card": [], "poll": {"options": 1}, "favourited": "no", "url": 5}
      """
    )
    expectNil(status.createdAt)
    expect(!status.sensitive)
    expect(status.favouritesCount, equals: 17)
    expect(status.repliesCount, equals: 0)
    expect(status.reblogsCount, equals: 0)
    expect(status.tags.elements, satisfies: \.isEmpty)
    expectNil(status.visibility)
    expectNil(status.card)
    expectNil(status.poll)
    expectNil(status.url)
  }

  @Test func unknownTermsArePreserved() throws {
    let status = try status(
      #"{"id":"1","visibility":"circle","media_attachments":[{"id":"1","type":"hologram"}]}"#
    )
    expect(status.visibility, equals: .other("circle"))
    expect(status.mediaAttachments.elements.first?.kind, equals: .other("hologram"))
  }

  @Test func invalidListElementsAreSkippedAndReported() throws {
    let status = try status(
      """
      {"id": "1", "media_attachments": [{"id": "a"}, 5, {"type": "image"}, null, {"id": []},
        {"id": "b"}, "x", [1]]}
      """
    )
    expect(status.mediaAttachments.elements.map(\.id), equals: ["a", "b"])
    let skipped = status.mediaAttachments.skipped
    expect(skipped.map(\.index), equals: [1, 2, 3, 4, 6, 7])
    expect(
      skipped.map(\.problem),
      equals: [
        .wrongKind(found: "a number"), .missing(key: "id"), .wrongKind(found: "null"),
        .wrongValue(key: "id"), .wrongKind(found: "a string"), .wrongKind(found: "a list"),
      ]
    )
  }

  @Test func listsLoseOnlyInvalidStatuses() throws {
    let json = #"[{"id":"1"},{"content":"x"},{"id":"3","content":7},"oops",{"id":"5"}]"#
    let list = try JSONDecoder().decode(LossyArray<Status>.self, from: Data(json.utf8))
    expect(list.elements.map(\.id), equals: ["1", "5"])
    expect(list.skipped.map(\.index), equals: [1, 2, 3])
    expect(
      list.skipped.map(\.problem),
      equals: [
        .missing(key: "id"), .wrongValue(key: "content"), .wrongKind(found: "a string"),
      ]
    )
  }

  @Test(arguments: [
    (#"{}"#, DecodingProblem.missing(key: "id")),
    (#"{"id": null}"#, .missing(key: "id")),
    (#"{"id": true}"#, .wrongValue(key: "id")),
    (#"{"id": ""}"#, .wrongValue(key: "id")),
    (#"{"id": "1", "account": {"acct": "a"}}"#, .missing(key: "account.id")),
    (#"{"id": "1", "account": 5}"#, .wrongValue(key: "account")),
    (#"{"id": "1", "content": 5}"#, .wrongValue(key: "content")),
    (#"{"id": "1", "reblog": {"id": {}}}"#, .wrongValue(key: "reblog.id")),
    (#"5"#, .wrongKind(found: "something else")),
    (#"{"id": tru}"#, .invalidJSON),
    (#"{"id": "1" "x": 2}"#, .invalidJSON),
  ])
  func decodingFailuresHaveAReason(json: String, problem: DecodingProblem) {
    expect(self.problem(json), equals: problem)
  }

  @Test func aBoostContainsItsPost() throws {
    let status = try status(
      #"{"id":"2","account":{"id":"a"},"reblog":{"id":"1","account":{"id":"b"}}}"#
    )
    expect(status.reblog?.id, equals: "1")
    expect(status.reblog?.account?.id, equals: "b")
  }

  @Test func endlesslyNestedBoostsAreRejected() {
    let deep = String(repeating: #"{"id":"1","reblog":"#, count: 100_000)
    expect(problem(deep + "null" + String(repeating: "}", count: 100_000)) != nil)
  }
}
