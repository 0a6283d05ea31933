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
    #expect(status.id == "42")
    #expect(status.createdAt == Date(timeIntervalSince1970: 1_785_592_390))
    #expect(status.visibility == .unlisted)
    #expect(status.spoilerText == "soup")
    #expect(status.favouritesCount == 3)
    #expect(status.favourited == true)
    #expect(status.inReplyToID == "41")
    #expect(status.account?.acct == "ana@s.example")
    #expect(status.account?.followersCount == 5)
    let media = try #require(status.mediaAttachments.elements.first)
    #expect(media.kind == .image)
    #expect(media.width == 600)
    #expect(media.focus?.x == -0.5)
    #expect(media.focus?.y == 0.3)
    #expect(status.mentions.elements.first?.id == "9")
    #expect(status.tags.elements.first?.name == "soup")
    #expect(status.emojis.elements.first?.shortcode == "pan")
    #expect(status.poll?.options.elements.first?.title == "a")
    #expect(status.card?.title == "X")
    #expect(status.quote?.state == .accepted)
    #expect(status.reblog == nil)
  }

  @Test func onlyTheIdentifierIsRequired() throws {
    let status = try status(#"{"id": "1"}"#)
    #expect(status.content == nil)
    #expect(status.account == nil)
    #expect(status.mediaAttachments.elements.isEmpty)
    #expect(status.favouritesCount == 0)
    #expect(status.favourited == nil)
  }

  @Test(arguments: [
    (#"{"id": 117020593473214477}"#, "117020593473214477"),
    (#"{"id": 18446744073709551615}"#, "18446744073709551615"),
    (#"{"id": "01HXYZ"}"#, "01HXYZ"),
  ])
  func identifiersAreOpaque(json: String, id: String) throws {
    #expect(try status(json).id == id)
  }

  @Test func valuesOfWrongTypesAreLeftEmpty() throws {
    let status = try status(
      """
      {"id": "1", "created_at": 12, "sensitive": "yes", "favourites_count": "17",
       "replies_count": {}, "reblogs_count": -3, "tags": "none", "mentions": null,
       "visibility": 3, "card": [], "poll": {"options": 1}, "favourited": "no", "url": 5}
      """
    )
    #expect(status.createdAt == nil)
    #expect(!status.sensitive)
    #expect(status.favouritesCount == 17)
    #expect(status.repliesCount == 0)
    #expect(status.reblogsCount == 0)
    #expect(status.tags.elements.isEmpty)
    #expect(status.visibility == nil)
    #expect(status.card == nil)
    #expect(status.poll == nil)
    #expect(status.url == nil)
  }

  @Test func unknownTermsArePreserved() throws {
    let status = try status(
      #"{"id":"1","visibility":"circle","media_attachments":[{"id":"1","type":"hologram"}]}"#
    )
    #expect(status.visibility == .other("circle"))
    #expect(status.mediaAttachments.elements.first?.kind == .other("hologram"))
  }

  @Test func invalidListElementsAreSkippedAndReported() throws {
    let status = try status(
      """
      {"id": "1", "media_attachments": [{"id": "a"}, 5, {"type": "image"}, null, {"id": []},
        {"id": "b"}, "x", [1]]}
      """
    )
    #expect(status.mediaAttachments.elements.map(\.id) == ["a", "b"])
    let skipped = status.mediaAttachments.skipped
    #expect(skipped.map(\.index) == [1, 2, 3, 4, 6, 7])
    #expect(
      skipped.map(\.problem) == [
        .wrongKind(found: "a number"), .missing(key: "id"), .wrongKind(found: "null"),
        .wrongValue(key: "id"), .wrongKind(found: "a string"), .wrongKind(found: "a list"),
      ]
    )
  }

  @Test func listsLoseOnlyInvalidStatuses() throws {
    let json = #"[{"id":"1"},{"content":"x"},{"id":"3","content":7},"oops",{"id":"5"}]"#
    let list = try JSONDecoder().decode(LossyArray<Status>.self, from: Data(json.utf8))
    #expect(list.elements.map(\.id) == ["1", "5"])
    #expect(list.skipped.map(\.index) == [1, 2, 3])
    #expect(
      list.skipped.map(\.problem) == [
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
    #expect(self.problem(json) == problem)
  }

  @Test func aBoostContainsItsPost() throws {
    let status = try status(
      #"{"id":"2","account":{"id":"a"},"reblog":{"id":"1","account":{"id":"b"}}}"#
    )
    #expect(status.reblog?.id == "1")
    #expect(status.reblog?.account?.id == "b")
  }

  @Test func endlesslyNestedBoostsAreRejected() {
    let deep = String(repeating: #"{"id":"1","reblog":"#, count: 100_000)
    #expect(problem(deep + "null" + String(repeating: "}", count: 100_000)) != nil)
  }
}
