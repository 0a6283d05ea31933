import Foundation
import MomentsValues
import SocialModel

/// A stored timeline whose network, store and changes a test scripts.
actor FakeStoredTimeline: StoredTimeline, RelationshipProvider, ComposeProvider, TranslationProvider
{
  /// The stored rows, newest first.
  var rows: [Moment] = []
  var gaps: [TimelineGap] = []
  var position: ReadingPosition?
  /// The error of reads of the store.
  var storeFailure: (any Error)?
  /// The rows that the network returns above the stored ones, or its error.
  var incoming: Result<[Moment], any Error> = .success([])
  /// The missing rows of gaps, newest first; a fill inserts two.
  var missing: [TimelineGap.ID: [Moment]] = [:]
  var fillFailure: (any Error)?
  /// The rows that the network has below the stored ones.
  var older: [Moment] = []
  var account: Account?
  var likeAnswers: [Result<LikeState, any Error>] = []
  var boostFailure: (any Error)?
  var followFailure: (any Error)?
  var translationFailure: (any Error)?
  var relationship: Relationship?
  var deleteFailure: (any Error)?

  private(set) var asked: [String] = []
  private(set) var keptPositions: [ReadingPosition?] = []
  /// Requests with this prefix wait until they are resumed.
  private var held: String?
  private var gates: [CheckedContinuation<Void, Never>] = []

  let source = FakeChanges()

  func set(_ change: @Sendable (isolated FakeStoredTimeline) -> Void) {
    change(self)
  }

  /// From now on, requests with this prefix wait.
  func hold(_ question: String) { held = question }

  func release() {
    held = nil
    let waiting = gates
    gates = []
    for gate in waiting { gate.resume() }
  }

  var isSomebodyWaiting: Bool { !gates.isEmpty }

  private func ask(_ question: String) async {
    asked.append(question)
    guard let held, question.hasPrefix(held) else { return }
    await withCheckedContinuation { gates.append($0) }
  }

  // MARK: StoredTimeline

  func storedPage(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment> {
    await ask("kept \(last ?? "-") \(count)")
    if let storeFailure { throw storeFailure }
    let down = rows.firstIndex { $0.id == last }.map { $0 + 1 } ?? 0
    let items = Array(rows.prefix(max(down, count)))
    let hasMore = items.count < rows.count || !older.isEmpty
    let next = items.last.flatMap { hasMore ? PageCursor(token: $0.id) : nil }
    let ids = Set(items.map(\.id))
    return Page(items: items, next: next, gaps: gaps.filter { ids.contains($0.momentAbove) })
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    await ask("rows \(ids.sorted().joined(separator: ","))")
    return rows.filter { ids.contains($0.id) }
  }

  func fill(_ gap: TimelineGap.ID, from edge: GapEdge) async throws {
    await ask("fill \(gap) \(edge)")
    if let fillFailure { throw fillFailure }
    guard let place = gaps.firstIndex(where: { $0.id == gap }),
      let above = rows.firstIndex(where: { $0.id == gaps[place].momentAbove })
    else { return }
    var waiting = missing[gap] ?? []
    let new = Array(edge == .above ? waiting.prefix(2) : waiting.suffix(2))
    waiting.removeAll { moment in new.contains { $0.id == moment.id } }
    missing[gap] = waiting
    rows.insert(contentsOf: new, at: above + 1)
    if edge == .above, let last = new.last { gaps[place].momentAbove = last.id }
    if waiting.isEmpty { gaps.remove(at: place) }
    source.notify(SocialChange(timelines: [.home]))
  }

  func readingPosition() async throws -> ReadingPosition? { position }

  func setReadingPosition(_ position: ReadingPosition?) async throws {
    self.position = position
    keptPositions.append(position)
  }

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    await ask("page \(cursor?.token ?? "first")")
    guard let cursor else {
      rows = try incoming.get()
      return Page(items: rows)
    }
    let place = rows.firstIndex { $0.id == cursor.token }.map { $0 + 1 } ?? rows.count
    if place == rows.count {
      rows += older
      older = []
    }
    let next = older.isEmpty ? nil : rows.last.map { PageCursor(token: $0.id) }
    return Page(items: Array(rows[place...]), next: next)
  }

  func refresh() async throws -> Page<Moment> {
    await ask("refresh")
    let new = try incoming.get()
    rows.insert(contentsOf: new.filter { moment in !rows.contains { $0.id == moment.id } }, at: 0)
    if !new.isEmpty { source.notify(SocialChange(timelines: [.home])) }
    return Page(items: rows)
  }

  func profile() async throws -> Account? { account }

  // MARK: What the reader does

  nonisolated var supported: Set<ActionKind> {
    [
      .like, .boost, .bookmark, .pin, .mute, .block, .muteConversation, .follow, .post, .edit,
      .delete,
    ]
  }

  func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .like(let isOn, let id): try await like(isOn, id)
    case .boost(let isOn, let id):
      try await mark(id, isOn ? "boost" : "unboost") { $0.setBoosted(isOn) }
    case .bookmark(let isOn, let id):
      try await mark(id, isOn ? "bookmark" : "unbookmark") { $0.isBookmarked = isOn }
    case .pin(let isOn, let id):
      try await mark(id, isOn ? "pin" : "unpin") { $0.isPinned = isOn }
    case .muteConversation(let isOn, let id):
      try await mark(id, isOn ? "mute conversation" : "unmute conversation") { $0.isMuted = isOn }
    case .mute(let isOn, let id):
      try await hide(id, isOn ? .muted : nil, "\(isOn ? "mute" : "unmute") \(id)")
    case .block(let isOn, let id):
      try await hide(id, isOn ? .blocked : nil, "\(isOn ? "block" : "unblock") \(id)")
    case .follow(let isOn, let id): try await follow(isOn, id)
    case .delete(let id): try await delete(id)
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  /// Changes a post, and restores it if that is refused.
  private func mark(
    _ postID: String,
    _ question: String,
    _ body: @Sendable (inout Moment) -> Void
  ) async throws {
    let before = rows
    change(postID, body)
    source.notify(SocialChange(posts: [postID]))
    await ask("\(question) \(postID)")
    if let boostFailure {
      if let old = before.first(where: { $0.postID == postID }) { change(postID) { $0 = old } }
      source.notify(SocialChange(posts: [postID]))
      throw boostFailure
    }
  }

  private func like(_ liked: Bool, _ postID: String) async throws {
    change(postID) { $0.like = $0.like.settingLiked(liked) }
    source.notify(SocialChange(posts: [postID]))
    await ask("\(liked ? "like" : "unlike") \(postID)")
    if !likeAnswers.isEmpty {
      let answer = try likeAnswers.removeFirst().get()
      change(postID) { $0.like = answer }
      source.notify(SocialChange(posts: [postID]))
    }
  }

  func translate(_ postID: String, into language: String) async throws {
    await ask("translate \(postID) \(language)")
    if let translationFailure { throw translationFailure }
  }

  func showOriginal(of postID: String) async { await ask("original \(postID)") }

  /// Blocks the author of a quoted post, like another window.
  func blockQuoted(_ accountID: String) {
    for place in rows.indices where rows[place].quote?.post?.author.id == accountID {
      rows[place].quote?.hiding = .blocked
    }
    source.notify(SocialChange(accounts: [accountID]))
  }

  private func hide(_ accountID: String, _ hiding: Moment.Hiding?, _ question: String) async throws
  {
    let before = rows
    for place in rows.indices where rows[place].author.id == accountID {
      rows[place].hiding = hiding
    }
    source.notify(SocialChange(accounts: [accountID]))
    await ask(question)
    if let boostFailure {
      rows = before
      source.notify(SocialChange(accounts: [accountID]))
      throw boostFailure
    }
  }

  func reader() async throws -> Account? { Account(id: "me", handle: "me") }

  func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    await ask("relationships \(accountIDs.joined(separator: ","))")
    return [relationship].compactMap { $0 }
  }

  func knownRelationship(with accountID: String) async throws -> Relationship? { relationship }

  private func follow(_ following: Bool, _ accountID: String) async throws {
    let before = relationship
    setRelationship(Relationship(id: accountID, following: following ? .yes : .no))
    await ask("\(following ? "follow" : "unfollow") \(accountID)")
    if let followFailure {
      setRelationship(before)
      throw followFailure
    }
    setRelationship(Relationship(id: accountID, following: following ? .requested : .no))
  }

  private func setRelationship(_ new: Relationship?) {
    relationship = new
    if let new { source.notify(SocialChange(accounts: [new.id])) }
  }

  private func delete(_ postID: String) async throws {
    await ask("delete \(postID)")
    if let deleteFailure { throw deleteFailure }
    rows.removeAll { $0.postID == postID }
    source.notify(SocialChange(timelines: [.home], posts: [postID]))
  }

  func limits() async -> PostLimits { PostLimits() }
  func drafts() async throws -> [PostDraft] { [] }
  func save(_ draft: PostDraft) async throws {}
  func deleteDraft(_ id: PostDraft.ID) async throws {}

  func addMedia(_ data: Data, type: String, pixelSize: PixelSize?) async throws
    -> DraftMedia
  {
    throw ProviderError.refused(reason: nil)
  }

  func draft(editing postID: String) async throws -> PostDraft {
    throw ProviderError.refused(reason: nil)
  }

  // MARK: What happens elsewhere

  /// Changes a post in the store, without a notification.
  func change(_ postID: String, _ body: @Sendable (inout Moment) -> Void) {
    for place in rows.indices where rows[place].postID == postID { body(&rows[place]) }
  }
}

/// Changes that a test sends.
final class FakeChanges: ChangeSource {
  private let stream: AsyncStream<SocialChange>
  private let continuation: AsyncStream<SocialChange>.Continuation
  private let ends: AsyncStream<Void>

  init() {
    (stream, continuation) = AsyncStream.makeStream()
    let (ends, ended) = AsyncStream<Void>.makeStream()
    self.ends = ends
    continuation.onTermination = { _ in ended.finish() }
  }

  func changes() -> AsyncStream<SocialChange> { stream }

  func notify(_ change: SocialChange) { continuation.yield(change) }

  /// Returns when the changes have no observers anymore.
  func waitForTheEnd() async {
    for await _ in ends {}
  }
}
