import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct LocalWritingTests {
  private let fixture: LocalFixture
  private var provider: LocalProvider { fixture.provider }

  init() throws { fixture = try LocalFixture() }

  private func draft(_ text: String, id: String = "d") -> PostDraft {
    PostDraft(id: id, text: text, updatedAt: LocalFixture.now)
  }

  @Test func aPostShowsImmediatelyAndAfterARestart() async throws {
    try await provider.seed([LocalFixture.moment("1")])
    try await provider.save(draft("half"))
    let posted = try await provider.submit(draft("Hello #World, see https://example.org/a."))
    expect(posted.isOwn && !posted.isPending && posted.author.id == "me")
    expect(posted.createdAt, equals: LocalFixture.now)
    expect(posted.tags, equals: ["World"])
    expect(
      posted.text.runs.contains {
        $0.style == URL(string: "https://example.org/a").map(RichText.Style.link)
      }
    )
    try await expect(provider.drafts(), satisfies: \.isEmpty)
    let again = LocalFixture.provider(
      try SocialStore.open(folder: fixture.temporary.url, now: .now).store
    )
    let home = try await again.timeline(of: .home).moments(after: nil).items
    expect(home.map(\.id) == [posted.id, "1"] && home.first == posted)
    try await expect(fixture.rows(.hashtag("world")), equals: [posted.id])
    try await expect(fixture.rows(.profile(accountID: "me")), equals: [posted.id])
    try await expect(again.reader()?.postsCount, equals: 1)
  }

  @Test func postsForFollowersAreNotInPublicTimelines() async throws {
    var draft = draft("only for friends #x")
    draft.visibility = .followers
    let posted = try await provider.submit(draft)
    try await expect(fixture.rows(), equals: [posted.id])
    try await expect(fixture.rows(.public), satisfies: \.isEmpty)
    try await expect(fixture.rows(.hashtag("x")), satisfies: \.isEmpty)
  }

  @Test func imagesAreDeletedWithTheirPost() async throws {
    var draft = draft("look")
    var media = try await provider.addMedia(
      Data([7]),
      type: "image/jpeg",
      pixelSize: PixelSize(width: 3, height: 2)
    )
    media.altText = "a seven"
    let left = try await provider.addMedia(Data([8]), type: "image/jpeg", pixelSize: nil)
    draft.media = [media, left]
    try await provider.save(draft)
    draft.media = [media]
    let posted = try await provider.submit(draft)
    expect(posted.attachments.map(\.altText), equals: ["a seven"])
    let url = try require(posted.attachments.first?.url)
    try await expect(provider.data(for: url), equals: Data([7]))
    // A day later, only unreferenced files are swept.
    try await fixture.store.sweepMedia(now: Date().addingTimeInterval(200_000))
    try await expect(provider.data(for: url), equals: Data([7]))
    await #expect(throws: ProviderError.self) { try await provider.data(for: left.url) }
    try await provider.perform(.delete(postID: posted.id))
    await #expect(throws: ProviderError.self) { try await provider.data(for: url) }
  }

  @Test func anEditUpdatesThePostInPlace() async throws {
    var first = draft("about #cats")
    first.media = [try await provider.addMedia(Data([7]), type: "image/png", pixelSize: nil)]
    let posted = try await provider.submit(first)
    _ = try await provider.submit(draft("newer"))
    var edit = try await provider.draft(editing: posted.id)
    expect(edit.text == "about #cats" && edit.media.count == 1)
    edit.text = "about #dogs"
    let edited = try await provider.submit(edit)
    expect(edited.id == posted.id && edited.editedAt != nil)
    expect(edited.attachments.map(\.url), equals: posted.attachments.map(\.url))
    try await expect(fixture.rows().last, equals: posted.id)
    try await expect(fixture.rows(.hashtag("cats")), satisfies: \.isEmpty)
    try await expect(fixture.rows(.hashtag("dogs")), equals: [posted.id])
    let url = try require(edited.attachments.first?.url)
    try await expect(provider.data(for: url), equals: Data([7]))
  }

  @Test func commentsAreCountedAndShownInTheirThreadOnly() async throws {
    try await provider.seed([LocalFixture.moment("1")])
    var answer = draft("I agree")
    answer.replyTo = "1"
    let comment = try await provider.submit(answer)
    try await expect(fixture.rows(), equals: ["1"])
    let thread = try await provider.thread(of: "1")
    expect(thread.comments.map(\.id) == [comment.id] && thread.moment.replyCount == 1)
    try await expect(provider.newComments(of: "1", except: []).map(\.id), equals: [comment.id])
    try await expect(provider.newComments(of: "1", except: [comment.id]), satisfies: \.isEmpty)
    try await provider.perform(.delete(postID: comment.id))
    try await provider.perform(.delete(postID: comment.id))
    try await expect(provider.thread(of: "1").moment.replyCount, equals: 0)
    answer.replyTo = "nobody"
    await #expect(throws: ProviderError.unknownMoment(id: "nobody")) {
      try await provider.submit(answer)
    }
  }

  @Test func repliesToADeletedCommentStay() async throws {
    try await provider.seed([LocalFixture.moment("1")])
    var ids: [String] = []
    for text in ["one", "two", "three"] {
      var answer = draft(text)
      answer.replyTo = ids.last ?? "1"
      ids.append(try await provider.submit(answer).id)
    }
    try await provider.perform(.delete(postID: ids[0]))
    try await expect(provider.thread(of: "1").comments.map(\.id), equals: [ids[1], ids[2]])
    try await provider.perform(.delete(postID: ids[1]))
    try await expect(provider.thread(of: "1").comments.map(\.id), equals: [ids[2]])
  }

  @Test func deletingAPostDeletesItsComments() async throws {
    let posted = try await provider.submit(draft("mine"))
    var answer = draft("and mine")
    answer.replyTo = posted.id
    let comment = try await provider.submit(answer)
    try await provider.perform(.delete(postID: posted.id))
    try await provider.perform(.delete(postID: posted.id))
    try await expect(fixture.rows(), satisfies: \.isEmpty)
    try await expectNil(fixture.store.moment(postID: comment.id))
  }

  @Test func changesOfOtherPeoplesPostsAreRefused() async throws {
    try await provider.seed([LocalFixture.moment("1")])
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.delete(postID: "1"))
    }
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.draft(editing: "1")
    }
    var edit = draft("changed")
    edit.editedPostID = "1"
    await #expect(throws: ProviderError.refused(reason: nil)) { try await provider.submit(edit) }
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.submit(draft("  \n"))
    }
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.submit(draft(String(repeating: "x", count: 10_001)))
    }
    try await expect(fixture.rows(), equals: ["1"])
  }

  @Test(arguments: [
    ("", [String]()), ("no tags", []), ("#a b #中文!", ["a", "中文"]), ("#1 is #2b", ["2b"]),
    ("x#y # ##z", []),
  ])
  func hashtagsAreParsedInTypedText(text: String, tags: [String]) {
    let read = TypedTextReader.read(text)
    expect(Moment(id: "x", author: LocalFixture.me, text: read).tags, equals: tags)
    for run in read.runs { expect(read.string(of: run).hasPrefix("#")) }
  }

  @Test(arguments: [
    ("see https://example.org/a?b=1#c, then", "https://example.org/a?b=1#c"),
    ("👩‍👩‍👧 HTTP://EXAMPLE.org!", "HTTP://EXAMPLE.org"), ("https://", nil), ("ftp://a.b", nil),
  ])
  func linksAreParsedInTypedText(text: String, address: String?) {
    let read = TypedTextReader.read(text)
    expect(read.runs.first.map { read.string(of: $0) }, equals: address)
  }
}
