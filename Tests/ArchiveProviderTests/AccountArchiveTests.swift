import ArchiveProvider
import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@Suite struct AccountArchiveTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      """
      {"@context":"https://www.w3.org/ns/activitystreams","id":"https://s.example/users/ana",
       "type":"Person","preferredUsername":"ana","name":"Ana","summary":"<p>I <b>cook</b></p>",
       "url":"https://s.example/@ana","icon":{"type":"Image","url":"avatar.png"},
       "image":{"type":"Image","url":"header.jpg"},"outbox":"outbox.json",
       "tag":[{"type":"Emoji","name":":pan:","icon":{"url":"emoji.png"}}]}
      """,
      to: "actor.json"
    )
    try folder.write("{\"orderedItems\":[\"https://x.example/1\"]}", to: "likes.json")
  }

  private func outbox(_ items: [String]) throws -> String {
    try folder.write(
      """
      {"@context":"https://www.w3.org/ns/activitystreams","id":"outbox.json",
       "type":"OrderedCollection","totalItems":\(items.count),
       "orderedItems":\(Fixture.list(items))}
      """,
      to: "outbox.json"
    )
  }

  private let note = """
    {"id":"https://s.example/users/ana/statuses/1/activity","type":"Create",
     "actor":"https://s.example/users/ana","published":"2026-08-01T12:00:00Z",
     "to":["https://www.w3.org/ns/activitystreams#Public"],
     "object":{"id":"https://s.example/users/ana/statuses/1","type":"Note","summary":"soup",
       "inReplyTo":"https://o.example/1","published":"2026-08-01T12:00:00Z",
       "url":"https://s.example/@ana/1","attributedTo":"https://s.example/users/ana",
       "to":["https://www.w3.org/ns/activitystreams#Public"],"cc":[],"sensitive":true,
       "content":"<p>Hi <a href=\\"https://o.example/@bo\\" class=\\"u-url mention\\">@<span>bo</span></a> <a href=\\"https://s.example/tags/soup\\" class=\\"mention hashtag\\" rel=\\"tag\\">#<span>soup</span></a> :pan:</p>",
       "contentMap":{"en":"<p>Hi</p>"},
       "attachment":[{"type":"Document","mediaType":"image/png","name":"A pan",
         "url":"/media_attachments/files/1/original/a.png","blurhash":"UGC",
         "focalPoint":[0.5,-0.25],"width":600,"height":400},{"type":"Document"}],
       "tag":[{"type":"Mention","href":"https://o.example/@bo","name":"@bo@o.example"},
         {"type":"Hashtag","href":"https://s.example/tags/soup","name":"#Soup"},
         {"type":"Emoji","name":":pan:","icon":{"type":"Image","url":"emoji.png"}}],
       "replies":{"totalItems":2},"likes":{"totalItems":4},"shares":{"totalItems":1}}}
    """

  private let announce = """
    {"id":"https://s.example/users/ana/statuses/2/activity","type":"Announce",
     "actor":"https://s.example/users/ana","published":"2026-08-02T12:00:00Z",
     "object":"https://o.example/users/bo/statuses/9"}
    """

  @Test func notesBecomeMoments() async throws {
    _ = try outbox([note])
    let archive = ArchiveProvider(path: folder.path)
    let page = try await archive.moments(after: nil)
    expect(page.skipped, satisfies: \.isEmpty)
    let moment = try require(page.items.first)
    expect(moment.author.handle, equals: "ana")
    expect(moment.author.displayName, equals: "Ana")
    expect(moment.createdAt, equals: Date(timeIntervalSince1970: 1_785_585_600))
    expect(moment.contentWarning, equals: "soup")
    expect(moment.isSensitive)
    expect(moment.language, equals: "en")
    expect(moment.visibility, equals: .public)
    expect(moment.inReplyToID, equals: "https://o.example/1")
    expect(moment.replyCount, equals: 2)
    expect(moment.like, equals: LikeState(count: 4))
    expect(moment.boostCount, equals: 1)
    expect(moment.text.string, equals: "Hi @bo #soup :pan:")
    let bo = try require(URL(string: "https://o.example/@bo"))
    expect(
      moment.text.runs.prefix(2).map(\.style),
      equals: [
        .mention(handle: "bo@o.example", accountID: "https://o.example/@bo", url: bo),
        .hashtag("Soup"),
      ]
    )
    let image = try require(moment.attachments.first)
    expect(moment.attachments.count, equals: 1)
    expect(image.kind, equals: .image)
    expect(image.altText, equals: "A pan")
    expect(image.pixelSize, equals: PixelSize(width: 600, height: 400))
    expect(image.focalPoint, equals: FocalPoint(x: 0.5, y: -0.25))
    try folder.write(Fixture.png, to: "media_attachments/files/1/original/a.png")
    try await expect(archive.data(for: require(image.url)), equals: Fixture.png)
  }

  @Test func aPathToTheFileIsAccepted() async throws {
    let file = try outbox([note])
    let archive = ArchiveProvider(path: file)
    try await expect(archive.moments(after: nil).items.count, equals: 1)
    try await expect(archive.profile()?.displayName, equals: "Ana")
  }

  @Test func theProfileIsThatOfTheActor() async throws {
    _ = try outbox([])
    try folder.write(Fixture.png, to: "avatar.png")
    let archive = ArchiveProvider(path: folder.path)
    let profile = try require(try await archive.profile())
    expect(profile.handle, equals: "ana")
    expect(profile.note.string, equals: "I cook")
    expect(profile.url?.absoluteString, equals: "https://s.example/@ana")
    expect(profile.headerURL?.lastPathComponent, equals: "header.jpg")
    try await expect(archive.data(for: require(profile.avatarURL)), equals: Fixture.png)
  }

  @Test func anAnnouncementOfAnotherAuthorLinksToTheirPost() async throws {
    _ = try outbox([note, announce])
    let page = try await ArchiveProvider(path: folder.path).moments(after: nil)
    let moment = try require(page.items.first)
    expect(moment.boostedBy?.handle, equals: "ana")
    expect(moment.author.handle, equals: "bo@o.example")
    expect(moment.author.displayName, equals: "bo")
    expect(moment.text.string, equals: "https://o.example/users/bo/statuses/9")
    expect(moment.text.runs.count, equals: 1)
    expect(moment.listedAt, equals: Date(timeIntervalSince1970: 1_785_672_000))
    expect(page.items.count, equals: 2)
  }

  @Test func anAnnouncementOfOnesOwnShowsTheNote() async throws {
    let own = """
      {"id":"a","type":"Announce","actor":"https://s.example/users/ana",
       "object":{"id":"https://s.example/users/ana/statuses/3","content":"<p>mine</p>",
       "attributedTo":"https://s.example/users/ana"}}
      """
    _ = try outbox([own])
    let page = try await ArchiveProvider(path: folder.path).moments(after: nil)
    expect(page.items.first?.text.string, equals: "mine")
    expect(page.items.first?.author.displayName, equals: "Ana")
  }

  @Test func invalidActivitiesAreReportedAndOthersSkipped() async throws {
    let bad = """
      {"id":"x","type":"Create","actor":"https://s.example/users/ana","object":{"content":"x"}}
      """
    let delete = """
      {"id":"y","type":"Delete","actor":"https://s.example/users/ana","object":{"id":"z"}}
      """
    _ = try outbox([note, bad, delete, "5"])
    let page = try await ArchiveProvider(path: folder.path).moments(after: nil)
    expect(page.items.count, equals: 1)
    expect(
      page.skipped,
      equals: [
        SkippedItem(source: "outbox.json", index: 1, reason: .missing(key: "object.id")),
        SkippedItem(source: "outbox.json", index: 3, reason: .wrongKind(found: "a number")),
      ]
    )
  }

  @Test(arguments: [
    ("[\"https://s.example/users/ana/followers\"]", "[]", Visibility.followers),
    ("[\"https://s.example/users/ana/followers\"]", "\"as:Public\"", .unlisted),
    ("\"https://o.example/@bo\"", "null", .direct),
  ])
  func visibilityFollowsFromTheAddressees(to: String, cc: String, expected: Visibility) async throws
  {
    _ = try outbox([
      """
      {"id":"a","type":"Create","actor":"https://s.example/users/ana",
       "object":{"id":"n","content":"x","to":\(to),"cc":\(cc)}}
      """
    ])
    let page = try await ArchiveProvider(path: folder.path).moments(after: nil)
    expect(page.items.first?.visibility, equals: expected)
  }

  @Test func withoutAnActorFileTheAddressNamesTheAuthor() async throws {
    try FileManager.default.removeItem(atPath: folder.path + "/actor.json")
    _ = try outbox([note])
    let archive = ArchiveProvider(path: folder.path)
    try await expect(
      archive.moments(after: nil).items.first?.author.handle,
      equals: "ana@s.example"
    )
    try await expect(archive.profile()?.handle, equals: "ana@s.example")
  }

  @Test func anInvalidActorFileDoesNotAffectPosts() async throws {
    try folder.write("{\"id\":", to: "actor.json")
    _ = try outbox([note])
    let page = try await ArchiveProvider(path: folder.path).moments(after: nil)
    expect(page.items.count, equals: 1)
  }
}
