import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import DemoProvider

/// What the reader does in a story: shown at once, and undone if the story refuses it.
@MainActor
@Suite struct DemoActionTests {
  private func make(_ story: DemoStory = .timeline) -> DemoProvider {
    DemoProvider(story, clock: TestClock { _ in })
  }

  private let refusal = ProviderError.refused(reason: nil)

  @Test func theLastTapThatWasNotRefusedCounts() {
    var marks = DemoMarks()
    expectNil(marks[.like, "1"])
    let first = marks.set(.like, "1", true)
    let second = marks.set(.like, "1", false)
    expect(marks[.like, "1"], equals: false)
    marks.remove(second, .like, "1")
    expect(marks[.like, "1"], equals: true)
    expectNil(marks[.boost, "1"])
    expectNil(marks[.like, "2"])
    marks.remove(first, .like, "1")
    expectNil(marks[.like, "1"])
  }

  @Test func anEarlierRefusalDoesNotUndoALaterTap() {
    var marks = DemoMarks()
    let first = marks.set(.bookmark, "1", true)
    _ = marks.set(.bookmark, "1", false)
    marks.remove(first, .bookmark, "1")
    expect(marks[.bookmark, "1"], equals: false)
  }

  @Test(arguments: [
    ReaderAction.boost(true, postID: "moment-3"), .bookmark(true, postID: "moment-3"),
    .muteConversation(true, postID: "moment-3"), .delete(postID: "moment-3"),
  ])
  func aRefusedActionLeavesThePostAsItWas(action: ReaderAction) async throws {
    let provider = make(.likeRefused)
    _ = try await provider.timeline(of: .home).moments(after: nil)
    let before = try await provider.posts(["moment-3"])
    var changes = provider.changes().makeAsyncIterator()
    await #expect(throws: refusal) { try await provider.perform(action) }
    await expect(changes.next()?.posts, equals: ["moment-3"])
    await expect(changes.next()?.posts, equals: ["moment-3"])
    try await expect(provider.posts(["moment-3"]), equals: before)
  }

  @Test func mutedAndBlockedPeopleAreHiddenUntilThatIsUndone() async throws {
    let provider = make()
    let row = try require(try await provider.timeline(of: .home).moments(after: nil).items.first)
    func hiding() async throws -> Moment.Hiding? {
      try await provider.posts([row.postID]).first?.hiding
    }
    let author = row.author.id
    try await provider.perform(.mute(true, accountID: author))
    try await expect(hiding(), equals: .muted)
    try await provider.perform(.block(true, accountID: author))
    try await expect(hiding(), equals: .blocked)
    try await expect(provider.knownRelationship(with: author)?.isBlocked, equals: true)
    try await provider.perform(.block(false, accountID: author))
    try await expect(hiding(), equals: .muted)
    try await provider.perform(.mute(false, accountID: author))
    try await expectNil(hiding())
  }

  @Test func peopleHiddenByTheContentStayHiddenUntilTheReaderUnhidesThem() async throws {
    let provider = make()
    var moment = try require(provider.content.moments.first)
    moment.hiding = .muted
    expect(provider.shown(moment).hiding, equals: .muted)
    try await provider.perform(.mute(false, accountID: moment.author.id))
    expectNil(provider.shown(moment).hiding)
  }

  @Test func aRefusedVoteCanBeGivenAgain() async throws {
    let provider = make(.likeRefused)
    let number = try require(provider.content.all.firstIndex { $0.poll?.accepts([0]) == true })
    let id = DemoContent.id(ofMoment: number)
    let before = try await provider.posts([id])
    for _ in 0..<2 {
      await #expect(throws: refusal) { try await provider.perform(.vote([0], postID: id)) }
    }
    try await expect(provider.posts([id]), equals: before)
  }

  @Test func filtersCoverPostsThatMeetThem() async throws {
    let provider = make()
    let row = try require(
      try await provider.timeline(of: .home).moments(after: nil).items.first { !$0.isOwn }
    )
    let word = try require(row.text.string.split(separator: " ").first { $0.count > 3 })
    let filter = WordFilter(id: "", title: "Mine", keywords: [WordFilter.Keyword(String(word))])
    try await provider.perform(.filter(filter))
    let own = try require(try await provider.wordFilters().first { $0.title == "Mine" })
    expect(!own.id.isEmpty)
    try await expect(provider.posts([row.postID]).first?.filters.map(\.title), equals: ["Mine"])
    try await provider.perform(.deleteFilter(own.id))
    try await expect(provider.posts([row.postID]).first?.filters, equals: [])
  }
}
