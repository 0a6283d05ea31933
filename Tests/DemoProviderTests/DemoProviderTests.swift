import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import DemoProvider

@MainActor
@Suite struct DemoProviderTests {
  private func make(_ story: DemoStory) -> DemoProvider {
    DemoProvider(story, clock: TestClock { _ in })
  }

  private func pages(of timeline: any TimelineProvider, atMost count: Int) async throws -> [Page<
    Moment
  >] {
    var pages = [try await timeline.moments(after: nil)]
    while pages.count < count, let next = pages.last?.next {
      pages.append(try await timeline.moments(after: next))
    }
    return pages
  }

  // MARK: Timelines

  @Test func theFeedHasPagesOfTwelve() async throws {
    let pages = try await pages(of: make(.timeline).timeline(of: .home), atMost: 9)
    expect(pages.map(\.items.count), equals: [12, 12, 12, 4])
    expect(Set(pages.flatMap(\.items).map(\.id)).count, equals: 40)
  }

  @Test func anEndlessFeedRepeatsWithNewIdentifiers() async throws {
    let pages = try await pages(of: make(.endless).timeline(of: .home), atMost: 5)
    let moments = pages.flatMap(\.items)
    expect(moments.count == 60 && pages.last?.next != nil)
    expect(Set(moments.map(\.id)).count, equals: 60)
    expect(moments[40].postID == "moment-49" && moments[40].text == moments[0].text)
  }

  @Test func eachScopeHasItsMoments() async throws {
    let provider = make(.timeline)
    let tagged = try await provider.timeline(of: .hashtag("HIKING")).moments(after: nil)
    expect(!tagged.items.isEmpty && tagged.items.allSatisfy { $0.text.string.contains("#hiking") })
    let ann = try await provider.timeline(of: .profile(accountID: "ann")).moments(after: nil)
    expect(ann.items.allSatisfy { ($0.boostedBy ?? $0.author).id == "ann" })
    try await expect(provider.timeline(of: .profile(accountID: "ann")).profile()?.id, equals: "ann")
  }

  @Test(arguments: [DemoStory.failure, .pageFailure])
  func aFailingStoryFailsExactlyOnce(story: DemoStory) async throws {
    let timeline = make(story).timeline(of: .home)
    var failures = 0
    var cursor: PageCursor?
    for _ in 0..<3 {
      do {
        cursor = try await timeline.moments(after: cursor).next
      } catch ProviderError.network {
        failures += 1
      }
    }
    expect(failures == 1 && cursor != nil)
  }

  @Test func aHeaderLoadsWithItsMoments() async throws {
    let timeline = make(.failure).timeline(of: .home)
    await #expect(throws: ProviderError.self) { try await timeline.profile() }
    await #expect(throws: ProviderError.self) { try await timeline.moments(after: nil) }
    _ = try await timeline.moments(after: nil)
    try await expect(timeline.profile()?.id, equals: "linyue")
  }

  @Test func newMomentsAreStoredAndReported() async throws {
    let provider = make(.newMoments)
    var changes = provider.changes().makeAsyncIterator()
    let timeline = try require(provider.timeline(of: .home).stored)
    try await expect(timeline.moments(after: nil).items.first?.id, equals: "moment-6")
    await expect(changes.next()?.timelines, equals: [.home])
    let stored = try await timeline.storedPage(downTo: nil, atLeast: 0)
    expect(stored.items.count == 17 && stored.items.first?.id == "moment-1")
  }

  @Test func gapsFillFromEitherSideAndOneFailsFirst() async throws {
    let timeline = try require(make(.gaps).timeline(of: .home).stored)
    let first = try await timeline.moments(after: nil)
    expect(first.gaps.map(\.momentAbove), equals: ["moment-3", "moment-9"])
    try await timeline.fill("gap-1", from: .below)
    try await timeline.fill("gap-1", from: .above)
    await #expect(throws: ProviderError.self) { try await timeline.fill("gap-2", from: .above) }
    try await timeline.fill("gap-2", from: .above)
    let stored = try await timeline.storedPage(downTo: nil, atLeast: 0)
    expect(stored.gaps, satisfies: \.isEmpty)
    expect(stored.items.map(\.postID), equals: (1...12).map { "moment-\($0)" })
  }

  // MARK: What the reader does

  @Test(arguments: [DemoStory.timeline, .likeRefused])
  func aLikeShowsImmediatelyAndIsUndoneIfRefused(story: DemoStory) async throws {
    let provider = make(story)
    let timeline = try require(provider.timeline(of: .home).stored)
    let before = try require(try await timeline.moments(after: nil).items.first)
    var changes = provider.changes().makeAsyncIterator()
    let like = Task { try? await provider.moment(after: .like(true, postID: before.postID)).like }
    await expect(changes.next()?.posts, equals: [before.postID])
    let after = await like.value
    let shown = try await timeline.rows([before.id]).first?.like
    expect((after == nil), equals: (story == .likeRefused))
    expect(shown, equals: (story == .likeRefused ? before.like : before.like.settingLiked(true)))
  }

  @Test func followingALockedPersonIsRequested() async throws {
    let provider = make(.timeline)
    try await provider.perform(.follow(true, accountID: "tom"))
    try await expect(provider.knownRelationship(with: "tom")?.following, equals: .yes)
    try await provider.perform(.follow(true, accountID: "ingrid"))
    try await expect(provider.knownRelationship(with: "ingrid")?.following, equals: .requested)
    try await provider.perform(.follow(false, accountID: "ann"))
    try await expect(provider.knownRelationship(with: "ann")?.following, equals: .no)
  }

  @Test func newPostsAreAtTheTopAndDeletedOnesAreRemoved() async throws {
    let provider = make(.timeline)
    let timeline = try require(provider.timeline(of: .home).stored)
    _ = try await timeline.moments(after: nil)
    let draft = PostDraft(id: "1", text: "Soup #first", updatedAt: DemoProvider.defaultNow)
    try await provider.save(draft)
    let post = try await provider.submit(draft)
    expect(post.isOwn && post.text.runs.count == 1)
    try await expect(timeline.storedPage(downTo: nil, atLeast: 0).items.first, equals: post)
    try await expect(provider.drafts().map(\.id), equals: ["ferry", "recipe"])
    try await provider.perform(.delete(postID: post.postID))
    try await expect(timeline.rows([post.id]), satisfies: \.isEmpty)
  }

  @Test func aNewPostIsFirstOnlyOnHomeAndTheOwnProfile() async throws {
    let provider = make(.timeline)
    let reader = try require(try await provider.timeline(of: .home).profile())
    let draft = PostDraft(id: "1", text: "Soup", updatedAt: DemoProvider.defaultNow)
    let post = try await provider.submit(draft)
    let scopes: [TimelineScope] = [.profile(accountID: reader.id), .home]
    for scope in scopes {
      let page = try await provider.timeline(of: scope).moments(after: nil)
      expect(page.items.first, equals: post)
    }
    let others = try await provider.timeline(of: .profile(accountID: "ann")).moments(after: nil)
    expect(!others.items.contains(post))
  }

  @Test func filmsBelongToTheirMomentsInAllTimelines() async throws {
    let provider = make(.films)
    func films() async throws -> [String] {
      try await provider.timeline(of: .home).moments(after: nil).items
        .filter { $0.attachments.contains { $0.kind == .video } }.map(\.postID)
    }
    let before = try await films()
    expect(before.count, equals: 1)
    for scope in [TimelineScope.photos, .hashtag("caturday"), .profile(accountID: "mochi")] {
      _ = try await provider.timeline(of: scope).moments(after: nil)
    }
    try await expect(films(), equals: before)
  }

  // MARK: Threads

  @Test func commentsArePagedAndFollowTheirParents() async throws {
    let provider = make(.thread)
    let thread = try await provider.thread(of: "moment-5")
    var comments = thread.comments
    var next = thread.next
    while let cursor = next {
      let page = try await provider.comments(of: "moment-5", after: cursor)
      comments += page.items
      next = page.next
    }
    expect(comments.count == 204 && thread.moment.replyCount == 204)
    var known: Set<String> = ["moment-5"]
    for comment in comments {
      expect(known.contains(try require(comment.inReplyToID)))
      known.insert(comment.postID)
    }
  }

  @Test func newCommentsAreFoundOnRequest() async throws {
    let provider = make(.newComments)
    let known = try await provider.thread(of: "moment-1").comments.map(\.postID)
    let found = try await provider.newComments(of: "moment-1", except: Set(known))
    expect(found.count, equals: 3)
    let all = Set(known + found.map(\.postID))
    try await expect(provider.newComments(of: "moment-1", except: all), satisfies: \.isEmpty)
  }

  @Test func aCommentOfTheReaderIsShownBelowItsParent() async throws {
    let provider = make(.conversation)
    let before = try await provider.thread(of: "moment-1")
    let draft = PostDraft(
      id: "1",
      text: "Yes",
      replyTo: before.comments[2].postID,
      updatedAt: DemoProvider.defaultNow
    )
    let comment = try await provider.submit(draft)
    let stored = try require(try await provider.storedThread(of: "moment-1"))
    expect(stored.comments, equals: before.comments + [comment])
    expect(stored.moment.replyCount, equals: before.moment.replyCount + 1)
    try await provider.perform(.delete(postID: comment.postID))
    try await expect(provider.storedThread(of: "moment-1")?.comments, equals: before.comments)
  }

  // MARK: Shelves and sheets

  @Test func followedPeopleAreNotSuggested() async throws {
    let provider = make(.timeline)
    func suggested() async throws -> [String] {
      try await provider.suggestedPeople(after: nil).items.map(\.id)
    }
    let first = try await suggested()
    let known = try await provider.relationships(with: first)
    expect(!first.isEmpty && known.allSatisfy { $0.following == .no })
    let chosen = try require(first.first)
    try await provider.perform(.follow(true, accountID: chosen))
    try await expect(!suggested().contains(chosen))
  }

  @Test func shelvesFailIndependently() async throws {
    let provider = make(.shelfFailure)
    await #expect(throws: ProviderError.self) { try await provider.popularTags(after: nil) }
    try await expect(provider.popularTags(after: nil).items.count, equals: 8)
    try await expect(provider.suggestedPeople(after: nil).items, satisfies: \.isEmpty)
    try await expect(provider.popularLinks(after: nil).items.count, equals: 4)
    try await expect(provider.popularMoments(after: nil).items.allSatisfy { $0.boostedBy == nil })
  }

  @Test(arguments: DemoStory.composers)
  func everySheetStoryCanBeOpened(story: DemoStory) async throws {
    let provider = make(story)
    switch try require(story.writing) {
    case .moment: break
    case .comment(let id): expect(provider.post(id) != nil)
    case .quote(let id): expect(provider.post(id)?.canBeQuoted, equals: true)
    case .edit(let id):
      if story == .composeFailed {
        await #expect(throws: ProviderError.self) { try await provider.draft(editing: id) }
      }
      try await expect(provider.draft(editing: id).editedPostID, equals: id)
    case .draft(let id): try await expect(provider.drafts().contains { $0.id == id })
    }
  }

  @Test func imagesArePaintedOrAddedByTheReader() async throws {
    let provider = make(.timeline)
    let media = try await provider.addMedia(Data([1, 2]), type: "image/png", pixelSize: nil)
    try await expect(provider.data(for: media.url), equals: Data([1, 2]))
    let painted = try require(URL(string: "demo-art://sea/1?w=8&h=8"))
    try await expect(!provider.data(for: painted).isEmpty)
    let other = try require(URL(string: "https://a.example/b.png"))
    await #expect(throws: ProviderError.self) { try await provider.data(for: other) }
  }

  @Test func momentsOfThePhotosTimelineHaveImages() async throws {
    let provider = make(.timeline)
    let page = try await provider.timeline(of: .photos).moments(after: nil)
    expect(page.items.count, isAbove: 5)
    expect(page.items.allSatisfy { !$0.attachments.isEmpty && $0.boostedBy == nil })
  }

  @Test func thePhotosOfAPersonAreFromTheirPosts() async throws {
    let provider = make(.timeline)
    let timeline = provider.timeline(of: .profilePhotos(accountID: "ann"))
    let items = try await pages(of: timeline, atMost: 9).flatMap(\.items)
    expect(!items.isEmpty)
    expect(
      items.allSatisfy {
        $0.author.id == "ann" && $0.boostedBy == nil && !$0.attachments.isEmpty
      }
    )
    try await expect(timeline.profile()?.id, equals: "ann")
    let nobody = provider.timeline(of: .profilePhotos(accountID: "nobody"))
    try await expect(nobody.moments(after: nil).items, satisfies: \.isEmpty)
  }

  @Test func everySecondFollowIsRefusedInItsStory() async throws {
    let provider = make(.slowFollows)
    try await provider.perform(.follow(true, accountID: "marco"))
    try await expect(provider.knownRelationship(with: "marco")?.following, equals: .yes)
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.follow(true, accountID: "xiaoyu"))
    }
    try await expect(provider.knownRelationship(with: "xiaoyu")?.following, equals: .no)
  }

  @Test func lateImagesLoadOnRetry() async throws {
    let provider = make(.failingPhotos)
    let moments = try await provider.timeline(of: .photos).moments(after: nil).items
    let urls = moments.compactMap { $0.attachments.first?.url }.filter { $0.scheme == "demo-late" }
    let url = try require(urls.first)
    expect(urls.count, isBelow: moments.count)
    await #expect(throws: ProviderError.self) { try await provider.data(for: url) }
    try await expect(provider.data(for: url).isEmpty, equals: false)
  }
}
