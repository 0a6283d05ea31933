import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsValues
import SocialModel
import Testing

/// The reader's actions in a stored timeline: accepted immediately, and possibly refused later.
@MainActor @Suite struct StoredTimelineIntentTests {
  private let refusal = ProviderError.refused(reason: "No.")

  // MARK: Likes

  @Test func aLateRefusalUndoesTheLikeWithoutAMessage() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    await viewModel.perform(.like, on: "2").value
    expect(harness.row("2")?.likes.isLiked, equals: true)
    await harness.provider.change("2") { $0.like = LikeState(count: 2) }
    harness.provider.source.notify(SocialChange(posts: ["2"]))
    try await harness.until { harness.row("2")?.likes.isLiked == false }
    expect(harness.row("2")?.likes.count, equals: 2)
    expect(harness.messages, satisfies: \.isEmpty)
  }

  @Test func anOlderChangeDoesNotUndoALike() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    await harness.provider.hold("rows")
    harness.provider.source.notify(SocialChange(posts: ["2"]))
    try await harness.until { await harness.provider.isSomebodyWaiting }
    let answer = LikeState(isLiked: true, count: 5)
    await harness.provider.set { $0.likeAnswers = [.success(answer)] }
    let work = viewModel.perform(.like, on: "2")
    try await harness.until { await harness.provider.asked.contains("like 2") }
    await harness.provider.release()
    await work.value
    // The next change is read after that one.
    await harness.provider.change("1") { $0.text = RichText("seen") }
    harness.provider.source.notify(SocialChange(posts: ["1"]))
    try await harness.until { harness.row("1")?.text.string == "seen" }
    expect(harness.row("2")?.likes.isLiked, equals: true)
    expect(harness.row("2")?.likes.count, equals: 5)
  }

  @Test func quickTapsToggle() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    let taps = (1...5).map { _ in viewModel.perform(.like, on: "2") }
    for tap in taps { await tap.value }
    await expect(
      harness.provider.asked.filter { $0.hasSuffix("like 2") },
      equals: ["like 2", "unlike 2", "like 2", "unlike 2", "like 2"]
    )
    expect(harness.row("2")?.likes.isLiked, equals: true)
  }

  // MARK: Boosts

  @Test func aBoostShowsImmediatelyAsBoostedByTheReader() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    expect(harness.row("1")?.actions.boostTitle, equals: "Boost")
    await harness.provider.hold("boost")
    let work = viewModel.perform(.boost, on: "1")
    try await harness.until { harness.row("1")?.boostedBy == "You boosted" }
    expect(harness.row("1")?.actions.boostTitle, equals: "Undo boost")
    try await harness.until { await harness.provider.isSomebodyWaiting }
    await harness.provider.release()
    await work.value
    expect(harness.row("1")?.actions.isBoosted, equals: true)
    await viewModel.perform(.boost, on: "1").value
    expectNil(harness.row("1")?.boostedBy)
    await expect(
      harness.provider.asked.filter { $0.hasSuffix("boost 1") },
      equals: ["boost 1", "unboost 1"]
    )
  }

  @Test func aRefusedBoostIsUndoneWithAMessage() async throws {
    let failure = refusal
    let harness = await StoredTimelineHarness.loaded { $0.boostFailure = failure }
    let viewModel = try require(harness.viewModel)
    let before = harness.rows
    await viewModel.perform(.boost, on: "1").value
    expect(harness.rows, equals: before)
    expect(harness.messages.map(\.text), equals: ["Your boost could not be saved. No."])
  }

  @Test func nonPublicPostsCannotBeBoosted() async throws {
    let harness = await StoredTimelineHarness.loaded { $0.rows[0].visibility = .followers }
    expectNil(harness.row("1")?.actions.boostTitle)
    await harness.viewModel?.perform(.boost, on: "1").value
    expectNil(harness.row("1")?.boostedBy)
  }

  // MARK: The reader's own

  private func harnessWithOwn() async -> StoredTimelineHarness {
    await StoredTimelineHarness.loaded { $0.rows[1].isOwn = true }
  }

  @Test func onlyOwnMomentsCanBeEdited() async throws {
    let harness = await harnessWithOwn()
    let viewModel = try require(harness.viewModel)
    expect(harness.rows.map { $0.actions.deleteTitle != nil }, equals: [false, true, false])
    await viewModel.perform(.delete, on: "1").value
    viewModel.perform(.edit, on: "1")
    expect(harness.list, equals: "1 2 3")
    viewModel.perform(.edit, on: "2")
    viewModel.perform(.reply, on: "1")
    expect(harness.routes, equals: [.compose(.edit("2")), .compose(.comment(on: "1"))])
  }

  @Test func deletingRemovesTheRowAndSendsTheRequestLater() async throws {
    let harness = await harnessWithOwn()
    let viewModel = try require(harness.viewModel)
    let work = viewModel.perform(.delete, on: "2")
    expect(harness.list, equals: "1 3")
    expect(harness.messages.map(\.undoTitle), equals: ["Undo"])
    await harness.clock.somebodySleeps()
    await expect(harness.provider.asked.contains("delete 2"), equals: false)
    await harness.clock.wakeAll()
    await work.value
    await expect(harness.provider.asked.contains("delete 2"))
    expect(harness.list, equals: "1 3")
  }

  @Test func aDeletionCanBeUndone() async throws {
    let harness = await harnessWithOwn()
    let viewModel = try require(harness.viewModel)
    let work = viewModel.perform(.delete, on: "2")
    viewModel.undo(try require(harness.messages.last).id)
    expect(harness.list, equals: "1 2 3")
    await work.value
    await expect(harness.provider.asked.contains("delete 2"), equals: false)
  }

  @Test func leavingTheScreenDeletesImmediately() async throws {
    let harness = await harnessWithOwn()
    let viewModel = try require(harness.viewModel)
    let work = viewModel.perform(.delete, on: "2")
    viewModel.screenDidDisappear()
    await work.value
    await expect(harness.provider.asked.contains("delete 2"))
  }

  @Test func aRefusedDeletionRestoresTheMoment() async throws {
    let failure = refusal
    let harness = await harnessWithOwn()
    let viewModel = try require(harness.viewModel)
    await harness.provider.set { $0.deleteFailure = failure }
    let work = viewModel.perform(.delete, on: "2")
    viewModel.screenDidDisappear()
    await work.value
    expect(harness.list, equals: "1 2 3")
    expect(harness.messages.last?.text, equals: "Your moment could not be deleted. No.")
  }

  @Test func aLateRefusalOfADeletionRestoresTheMoment() async throws {
    let harness = await harnessWithOwn()
    let viewModel = try require(harness.viewModel)
    let work = viewModel.perform(.delete, on: "2")
    viewModel.screenDidDisappear()
    await work.value
    expect(harness.list, equals: "1 3")
    await harness.provider.set {
      var own = Sample.moment("2")
      own.isOwn = true
      $0.rows.insert(own, at: 1)
    }
    harness.provider.source.notify(SocialChange(timelines: [.home], posts: ["2"]))
    try await harness.until { harness.list == "1 2 3" }
  }

  // MARK: Filters

  private func filtered(
    _ action: FilterAction,
    until end: Date? = nil,
    in places: Set<FilterPlace>? = nil
  ) -> [ContentFilter] {
    [ContentFilter(title: "Spiders", action: action, places: places, expiresAt: end)]
  }

  @Test func aHidingFilterRemovesTheMoment() async {
    let filters = filtered(.hide)
    let harness = await StoredTimelineHarness.loaded { $0.rows[1].filters = filters }
    expect(harness.list, equals: "1 3")
  }

  @Test func fullyFilteredPagesLoadOlderRows() async throws {
    let filters = filtered(.hide)
    let harness = await StoredTimelineHarness.loaded(21) {
      for place in 0..<20 { $0.rows[place].filters = filters }
    }
    let viewModel = try require(harness.viewModel)
    expect(viewModel.state, equals: .content)
    await viewModel.loadMore()
    expect(harness.list, equals: "21")
  }

  @Test func aFilterWarnsUntilItIsOpened() async throws {
    let filters = filtered(.warn)
    let harness = await StoredTimelineHarness.loaded { $0.rows[1].filters = filters }
    expect(harness.row("2")?.contentWarning?.text, equals: "Filtered: Spiders")
    expect(harness.row("2")?.isConcealed, equals: true)
    harness.viewModel?.perform(.warning, on: "2")
    expect(harness.row("2")?.isConcealed, equals: false)
    harness.viewModel?.perform(.warning, on: "2")
    expect(harness.row("2")?.isConcealed, equals: true)
  }

  @Test func theAuthorsWarningRemainsBehindAFilter() async {
    let filters = filtered(.warn)
    let harness = await StoredTimelineHarness.loaded {
      $0.rows[1].filters = filters
      $0.rows[1].contentWarning = "Eight legs"
    }
    harness.viewModel?.perform(.warning, on: "2")
    expect(harness.row("2")?.contentWarning?.text, equals: "Eight legs")
    expect(harness.row("2")?.isConcealed, equals: true)
    harness.viewModel?.perform(.warning, on: "2")
    expect(harness.row("2")?.isConcealed, equals: false)
  }

  @Test func aFilterThatBlursCoversPhotosOnly() async {
    let filters = filtered(.blur)
    let photo = MediaAttachment(
      id: "p",
      kind: .image,
      url: URL(string: "https://s.example/p.png")
    )
    let harness = await StoredTimelineHarness.loaded {
      $0.rows[1].filters = filters
      $0.rows[1].attachments = [photo]
      $0.rows[2].filters = filters
    }
    expect(harness.row("2")?.isConcealed, equals: false)
    expect(harness.row("2")?.arePhotosConcealed, equals: true)
    harness.viewModel?.perform(.warning, on: "2")
    expect(harness.row("2")?.arePhotosConcealed, equals: false)
    expectNil(harness.row("3")?.contentWarning)
  }

  @Test func filtersApplyInTheirPlacesUntilTheirEnd() async {
    let later = filtered(.hide, until: Sample.now.addingTimeInterval(60))
    let elsewhere = filtered(.hide, in: [.public])
    let harness = await StoredTimelineHarness.loaded {
      $0.rows[1].filters = later
      $0.rows[2].filters = elsewhere
    }
    expect(harness.list, equals: "1 3")
    harness.now = Sample.now.addingTimeInterval(61)
    harness.viewModel?.screenDidAppear()
    expect(harness.list, equals: "1 2 3")
  }

  @Test func ownMomentsAreNotFiltered() async {
    let filters = filtered(.hide)
    let harness = await StoredTimelineHarness.loaded {
      $0.rows[1].filters = filters
      $0.rows[1].isOwn = true
    }
    expect(harness.list, equals: "1 2 3")
  }

  // MARK: Following

  private func profile(_ relationship: Relationship?) async -> StoredTimelineHarness {
    let person = PersonReference(id: "a", name: "Ana", handle: "@ana", avatar: nil)
    let harness = await StoredTimelineHarness(kind: .profile(person)) {
      $0.account = Sample.ana
      $0.rows = [Sample.moment("1")]
      $0.relationship = relationship
    }
    await harness.viewModel?.load()
    return harness
  }

  @Test func theProfileHeadShowsTheRelationship() async throws {
    let harness = await profile(Relationship(id: "a", following: .yes, followsReader: true))
    try await harness.until { harness.profile?.follow?.kind == .following }
    expect(harness.profile?.follow?.title, equals: "Following")
    expect(harness.profile?.follow?.followsReaderText, equals: "Follows you")
  }

  @Test func followingShowsImmediatelyAndThenTheResponse() async throws {
    let harness = await profile(Relationship(id: "a"))
    try await harness.until { harness.profile?.follow?.kind == .follow }
    await harness.provider.hold("follow")
    let work = try require(harness.viewModel).toggleFollow()
    try await harness.until { harness.profile?.follow?.kind == .following }
    try await harness.until { await harness.provider.isSomebodyWaiting }
    await harness.provider.release()
    await work.value
    expect(harness.profile?.follow?.kind, equals: .requested)
    await harness.viewModel?.toggleFollow().value
    expect(harness.profile?.follow?.kind, equals: .follow)
  }

  @Test func aRefusedFollowIsUndoneWithAMessage() async throws {
    let failure = refusal
    let harness = await profile(Relationship(id: "a"))
    try await harness.until { harness.profile?.follow?.kind == .follow }
    await harness.provider.set { $0.followFailure = failure }
    await harness.viewModel?.toggleFollow().value
    expect(harness.profile?.follow?.kind, equals: .follow)
    expect(harness.messages.last?.text, equals: "Ana could not be followed. No.")
  }

  @Test func aLateRefusalUndoesTheFollow() async throws {
    let harness = await profile(Relationship(id: "a"))
    try await harness.until { harness.profile?.follow?.kind == .follow }
    await harness.viewModel?.toggleFollow().value
    await harness.provider.set { $0.relationship = Relationship(id: "a") }
    harness.provider.source.notify(SocialChange(accounts: ["a"]))
    try await harness.until { harness.profile?.follow?.kind == .follow }
  }

  @Test func unknownRelationshipsHaveNoButton() async throws {
    let harness = await profile(nil)
    try await harness.until { await harness.provider.asked.contains("relationships a") }
    try await harness.until { harness.profile?.follow == nil }
  }

  @Test func theReaderCannotFollowThemselves() async {
    let person = PersonReference(id: "me", name: "Me", handle: "@me", avatar: nil)
    let harness = await StoredTimelineHarness(kind: .profile(person)) {
      $0.rows = [Sample.moment("1")]
    }
    await harness.viewModel?.load()
    await expect(harness.provider.asked.contains { $0.hasPrefix("relationships") }, equals: false)
    expectNil(harness.profile?.follow)
  }
}
