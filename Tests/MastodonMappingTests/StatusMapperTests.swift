import Expectations
import Foundation
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel
import Testing

@Suite struct StatusMapperTests {
  private func moment(_ json: String) throws -> Moment {
    let status = try JSONDecoder().decode(Status.self, from: Data(json.utf8))
    return try StatusMapper().moment(from: status)
  }

  @Test func aStatusBecomesAMoment() throws {
    let moment = try moment(
      """
      {"id": "42", "created_at": "2026-08-01T13:53:10Z", "edited_at": "2026-08-01T14:53:10Z",
       "url": "https://s.example/@ana/42", "visibility": "private", "sensitive": true,
       "spoiler_text": "soup\\u202E", "favourites_count": 3, "replies_count": 2,
       "reblogs_count": 1, "favourited": true, "language": "de", "in_reply_to_id": "41",
       "content": "<p>Hi <a href=\\"https://s.example/@bo\\" class=\\"mention\\">@bo</a> :pan:</p>",
       "account": {"id": "7", "acct": "ana@s.example", "display_name": " Ana :pan: ",
         "avatar": "https://s.example/a.gif", "avatar_static": "https://s.example/a.png",
         "header": "https://s.example/headers/original/missing.png", "bot": true,
         "note": "<p>I <b>cook</b></p>", "statuses_count": 9,
         "created_at": "2017-03-05T00:00:00.000Z",
         "fields": [{"name": "Page :pan:", "value": "<a href=\\"https://ana.example\\">ana</a>",
           "verified_at": "2026-01-02T03:04:05Z"}, {"name": "Born", "value": "here"}],
         "emojis": [{"shortcode": "pan", "url": "https://s.example/p.gif"}]},
       "mentions": [{"id": "9", "acct": "bo", "url": "https://s.example/@bo"}],
       "emojis": [{"shortcode": "pan", "url": "https://s.example/p.gif"}]}
      """
    )
    expect(moment.id, equals: "42")
    expect(moment.postID, equals: "42")
    expect(moment.createdAt, equals: Date(timeIntervalSince1970: 1_785_592_390))
    expect(moment.listedAt, equals: moment.createdAt)
    expect(moment.editedAt != nil)
    expect(moment.contentWarning, equals: "soup")
    expect(moment.isSensitive)
    expect(moment.like, equals: LikeState(isLiked: true, count: 3))
    expect(moment.replyCount, equals: 2)
    expect(moment.boostCount, equals: 1)
    expect(moment.visibility, equals: .followers)
    expect(moment.language, equals: "de")
    expect(moment.inReplyToID, equals: "41")
    expect(moment.url?.absoluteString, equals: "https://s.example/@ana/42")
    expect(moment.text.string, equals: "Hi @bo :pan:")
    expect(moment.text.runs.count, equals: 2)
    let author = moment.author
    expect(author.displayName, equals: "Ana :pan:")
    expect(author.handle, equals: "ana@s.example")
    expect(author.avatarURL?.absoluteString, equals: "https://s.example/a.png")
    expectNil(author.headerURL)
    expect(author.note, equals: RichText("I cook", runs: [.init(2..<6, .strong)]))
    expect(author.emojis.map(\.shortcode), equals: ["pan"])
    expect(author.isBot)
    expect(author.postsCount, equals: 9)
    expect(author.joinedAt, equals: Date(timeIntervalSince1970: 1_488_672_000))
    expect(author.fields.map(\.name), equals: ["Page :pan:", "Born"])
    expect(author.fields[0].value.string, equals: "ana")
    expect(author.fields[0].value.runs.count, equals: 1)
    expect(author.fields[0].verifiedAt, equals: Date(timeIntervalSince1970: 1_767_323_045))
    expectNil(author.fields[1].verifiedAt)
  }

  @Test(arguments: ["unk", "und", ""])
  func anUnknownLanguageIsNone(tag: String) throws {
    let moment = try moment(
      #"{"id": "1", "account": {"id": "7"}, "content": "", "language": "\#(tag)"}"#
    )
    expectNil(moment.language)
  }

  @Test func aBoostHasItsPostAndItsBooster() throws {
    let moment = try moment(
      """
      {"id": "2", "created_at": "2026-08-02T00:00:00Z", "content": "", "account": {"id": "a",
       "acct": "ana"}, "favourites_count": 0, "reblog": {"id": "1", "content": "<p>mine</p>",
       "created_at": "2026-08-01T00:00:00Z", "favourites_count": 8, "account": {"id": "b",
       "acct": "bo"}}}
      """
    )
    expect(moment.id, equals: "2")
    expect(moment.postID, equals: "1")
    expect(moment.author.id, equals: "b")
    expect(moment.boostedBy?.id, equals: "a")
    expect(moment.text.string, equals: "mine")
    expect(moment.like.count, equals: 8)
    expect(moment.createdAt, equals: Date(timeIntervalSince1970: 1_785_542_400))
    expect(moment.listedAt, equals: Date(timeIntervalSince1970: 1_785_628_800))
  }

  @Test(arguments: [
    (#"{"id":"1"}"#, "account"),
    (#"{"id":"1","account":{"id":"a"},"reblog":{"id":"2"}}"#, "reblog.account"),
  ])
  func aPostWithoutAnAuthorIsRejected(json: String, key: String) {
    #expect(throws: MappingProblem.missing(key: key)) { try moment(json) }
  }

  @Test func attachmentsKeepTheirValidProperties() throws {
    let moment = try moment(
      """
      {"id": "1", "account": {"id": "a"}, "media_attachments": [
       {"id": "1", "type": "image", "url": "https://s.example/1.jpg", "description": "A pan",
        "preview_url": "https://s.example/1s.jpg", "blurhash": "UGC",
        "meta": {"original": {"width": 600, "height": 400}, "focus": {"x": -0.5, "y": 9}}},
       {"id": "2", "type": "gifv", "url": null, "remote_url": "https://r.example/2.mp4"},
       {"id": "3", "url": "https://s.example/3.PNG?x=1.mp4"},
       {"id": "4", "type": "unknown", "url": "ftp://s.example/4", "meta": null},
       {"id": "5", "type": "image", "url": "relative.png"}]}
      """
    )
    let media = moment.attachments
    expect(media.map(\.kind), equals: [.image, .animation, .image, .other("unknown"), .image])
    expect(media[0].pixelSize, equals: PixelSize(width: 600, height: 400))
    expect(media[0].focalPoint, equals: FocalPoint(x: -0.5, y: 1))
    expect(media[0].altText, equals: "A pan")
    expect(media[1].url?.absoluteString, equals: "https://r.example/2.mp4")
    expectNil(media[1].pixelSize)
    expect(media[3].url?.scheme, equals: "ftp")
    expectNil(media[4].url)
  }

  @Test func filmsAndSoundsHaveDurations() throws {
    let moment = try moment(
      """
      {"id": "1", "account": {"id": "a"}, "media_attachments": [
       {"id": "1", "type": "video", "url": "https://s.example/1.mp4",
        "meta": {"length": "0:01:05.48", "duration": 65.48, "original":
          {"width": 1280, "height": 720, "frame_rate": "30/1", "duration": 65.5}}},
       {"id": "2", "type": "audio", "url": "https://s.example/2.mp3", "meta": {"duration": 12}},
       {"id": "3", "type": "gifv", "url": "https://s.example/3.mp4",
        "meta": {"original": {"duration": "long"}}},
       {"id": "4", "type": "video", "url": "https://s.example/4.mp4",
        "meta": {"original": {"duration": -3}}}]}
      """
    )
    expect(moment.attachments.map(\.duration), equals: [65.5, 12, nil, nil])
    expect(moment.attachments[0].pixelSize, equals: PixelSize(width: 1280, height: 720))
  }

  @Test func aJustDeletedPostHasItsSourceText() throws {
    let moment = try moment(#"{"id":"1","account":{"id":"a"},"text":"a <b> & c"}"#)
    expect(moment.text.string, equals: "a <b> & c")
  }

  @Test func filtersAndMutesAreMapped() throws {
    let moment = try moment(
      """
      {"id": "1", "account": {"id": "a"}, "muted": true, "filtered": [
        {"filter": {"id": "1", "title": "Spoilers", "context": ["thread", "galaxy"],
          "expires_at": "2026-01-01T00:00:00Z", "filter_action": "warn"}},
        {"filter": {"id": "2", "title": "Pests", "context": [], "filter_action": "hide"}},
        {"filter": {"id": "3", "title": "Blurred", "filter_action": "blur"}}, 7,
        {"filter": {"filter_action": "explode"}}]}
      """
    )
    expect(moment.isMuted)
    expect(
      moment.filters,
      equals: [
        ContentFilter(
          title: "Spoilers",
          places: [.thread],
          expiresAt: Date(timeIntervalSince1970: 1_767_225_600)
        ),
        ContentFilter(title: "Pests", action: .hide),
        ContentFilter(title: "Blurred", action: .blur),
        ContentFilter(title: ""),
      ]
    )
    let plain = try self.moment(#"{"id": "1", "account": {"id": "a"}}"#)
    expect(plain.filters.isEmpty && !plain.isMuted)
  }

  @Test func anAccountWithoutNamesUsesItsIdentifier() throws {
    let moment = try moment(#"{"id":"1","account":{"id":"77","display_name":""}}"#)
    expect(moment.author.handle, equals: "77")
    expect(moment.author.displayName, equals: "77")
  }

  @Test(arguments: [
    ("  Ana  ", "Ana"), ("A\nB\tC", "A B C"), ("\u{202E}Ana", "Ana"), ("\n", ""),
    (String(repeating: "x", count: 5_000), String(repeating: "x", count: 200) + "…"),
  ])
  func namesAreSingleLine(typed: String, shown: String) {
    expect(RichText.name(typed), equals: shown)
  }
}
