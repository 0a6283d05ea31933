import Expectations
import SocialModel
import Testing

@Suite struct MemoryOverlayTests {
  private let overlay = MemoryOverlay()
  private let moment = Moment(
    id: "1",
    author: Account(id: "a", handle: "a"),
    like: LikeState(count: 2)
  )
  private let refusal = ProviderError.refused(reason: nil)

  private func shown() -> LikeState { overlay.applied(to: moment).like }

  /// Answers that a test gives one by one.
  private actor Answers {
    private(set) var asked: [Bool] = []
    private var waiting: [CheckedContinuation<LikeState, any Error>] = []

    func ask(_ wanted: Bool) async throws -> LikeState {
      asked.append(wanted)
      return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func answer(_ result: Result<LikeState, any Error>) async {
      while waiting.isEmpty { await Task.yield() }
      waiting.removeFirst().resume(with: result)
    }
  }

  @Test func aLikeShowsImmediatelyAndThenTheResponse() async throws {
    let answers = Answers()
    var changes = overlay.changes().makeAsyncIterator()
    async let answer = overlay.setLiked(true, moment) { try await answers.ask(true) }
    await expect(changes.next(), equals: SocialChange(posts: ["1"]))
    expect(shown(), equals: LikeState(isLiked: true, count: 3))
    await answers.answer(.success(LikeState(isLiked: true, count: 9)))
    try await expect(answer, equals: LikeState(isLiked: true, count: 9))
    await expect(changes.next(), equals: SocialChange(posts: ["1"]))
    expect(shown(), equals: LikeState(isLiked: true, count: 9))
  }

  @Test func aRefusedLikeIsRolledBackAndReported() async throws {
    var changes = overlay.changes().makeAsyncIterator()
    await #expect(throws: refusal) {
      try await overlay.setLiked(true, moment) { [refusal] in throw refusal }
    }
    expect(shown(), equals: moment.like)
    await expect(changes.next(), equals: SocialChange(posts: ["1"]))
    await expect(changes.next(), equals: SocialChange(posts: ["1"]))
  }

  @Test func requestsAboutOnePostAreSentInTurnAndTheLastActionIsShown() async throws {
    let answers = Answers()
    var changes = overlay.changes().makeAsyncIterator()
    let first = Task { [overlay, moment] in
      try await overlay.setLiked(true, moment) { try await answers.ask(true) }
    }
    _ = await changes.next()
    let second = Task { [overlay, moment] in
      try await overlay.setLiked(false, moment) { try await answers.ask(false) }
    }
    _ = await changes.next()
    expect(shown(), equals: LikeState(count: 2))
    await answers.answer(.success(LikeState(isLiked: true, count: 3)))
    _ = try await first.value
    expect(shown(), equals: LikeState(count: 2))
    await answers.answer(.failure(refusal))
    await #expect(throws: refusal) { try await second.value }
    await expect(answers.asked, equals: [true, false])
    expect(shown(), equals: LikeState(isLiked: true, count: 3))
  }

  @Test func responsesAreMergedWithNewerSourceValues() async throws {
    _ = try await overlay.setLiked(true, moment) { LikeState(isLiked: true, count: 100) }
    var newer = moment
    newer.like.count = 7
    expect(overlay.applied(to: newer).like, equals: LikeState(isLiked: true, count: 8))
    newer.like = LikeState(isLiked: true, count: 50)
    expect(overlay.applied(to: newer).like, equals: LikeState(isLiked: true, count: 50))
  }

  @Test func aRequestIsNotCancelledWithItsTask() async throws {
    let answers = Answers()
    var changes = overlay.changes().makeAsyncIterator()
    let task = Task { [overlay, moment] in
      try await overlay.setLiked(true, moment) { try await answers.ask(true) }
    }
    _ = await changes.next()
    task.cancel()
    await answers.answer(.success(LikeState(isLiked: true, count: 4)))
    _ = await changes.next()
    expect(shown(), equals: LikeState(isLiked: true, count: 4))
  }

  @Test func boostsAndFollowsOverlayTheirOwnValues() async throws {
    _ = try await overlay.setBoosted(true, moment) { BoostState(isBoosted: true, count: 1) }
    expect(overlay.applied(to: moment).boost, equals: BoostState(isBoosted: true, count: 1))
    expect(shown(), equals: moment.like)
    let known = Relationship(id: "a", followsReader: true)
    var changes = overlay.changes().makeAsyncIterator()
    let answer = try await overlay.setFollowing(true, known) {
      Relationship(id: "a", following: .requested)
    }
    await expect(changes.next(), equals: SocialChange(accounts: ["a"]))
    expect(answer, equals: Relationship(id: "a", following: .requested, followsReader: true))
    expect(overlay.applied(to: known), equals: answer)
  }

  @Test func aRefusedBookmarkIsRolledBack() async throws {
    try await overlay.setBookmarked(true, moment) { [overlay, moment] in
      expect(overlay.applied(to: moment).isBookmarked)
    }
    expect(overlay.applied(to: moment).isBookmarked)
    await #expect(throws: refusal) {
      try await overlay.setBookmarked(false, moment) { [refusal, overlay, moment] in
        expect(!overlay.applied(to: moment).isBookmarked)
        throw refusal
      }
    }
    expect(overlay.applied(to: moment).isBookmarked)
  }

  @Test func aRefusedConversationMuteIsRolledBack() async throws {
    try await overlay.setConversationMuted(true, moment)
    expect(overlay.applied(to: moment).isMuted)
    await #expect(throws: refusal) {
      try await overlay.setConversationMuted(false, moment) { [refusal, overlay, moment] in
        expect(!overlay.applied(to: moment).isMuted)
        throw refusal
      }
    }
    expect(overlay.applied(to: moment).isMuted)
  }

  @Test func peopleHiddenByTheSourceStayHiddenUntilUnhidden() async throws {
    var hidden = moment
    hidden.hiding = .muted
    expect(overlay.applied(to: hidden).hiding, equals: .muted)
    let known = Relationship(id: moment.author.id, isMuted: true)
    try await overlay.setMuted(false, known)
    expectNil(overlay.applied(to: hidden).hiding)
  }

  @Test func momentsShowThatTheirAuthorIsMutedOrBlocked() async throws {
    let known = Relationship(id: moment.author.id)
    try await overlay.setMuted(true, known)
    expect(overlay.applied(to: moment).hiding, equals: .muted)
    expect(overlay.applied(to: known).isMuted)
    await #expect(throws: refusal) {
      try await overlay.setBlocked(true, known) { [refusal, overlay, moment] in
        expect(overlay.applied(to: moment).hiding, equals: .blocked)
        throw refusal
      }
    }
    expect(overlay.applied(to: moment).hiding, equals: .muted)
    try await overlay.setMuted(false, known)
    expectNil(overlay.applied(to: moment).hiding)
  }

  @Test func aRefusedDeletionIsRolledBack() async throws {
    await #expect(throws: refusal) {
      try await overlay.delete("1") { [refusal, overlay, moment] in
        expect(overlay.applied(to: [moment]), satisfies: \.isEmpty)
        throw refusal
      }
    }
    expect(overlay.applied(to: [moment]), equals: [moment])
    try await overlay.delete("1")
    expect(overlay.isDeleted("1"))
  }

  @Test func streamsEndWithTheOverlay() async throws {
    var overlay: MemoryOverlay? = MemoryOverlay()
    let changes = try require(overlay).changes()
    overlay?.notify(SocialChange(timelines: [.home]))
    overlay?.notify(SocialChange())
    overlay = nil
    var received: [SocialChange] = []
    for await change in changes { received.append(change) }
    expect(received, equals: [SocialChange(timelines: [.home])])
  }
}
