import Foundation
import MomentsValues
import SocialModel

/// A provider without a store, with scripted responses.
actor FakeProvider: TimelineProvider, ProfileProvider, ActionProvider, ChangeSource {
  /// The reader's actions, over the scripted content.
  let actions = FakeActions()
  /// The rows that pages returned, as the source has them.
  private var known: [Moment.ID: Moment] = [:]

  /// The response to a request for the first page.
  var first: Result<Page<Moment>, any Error> = .success(Page(items: []))
  /// The response to a refresh; the first page if nil.
  var refreshed: Result<Page<Moment>, any Error>?
  /// The further pages, by cursor.
  var pages: [String: Result<Page<Moment>, any Error>] = [:]
  var owner: Result<Account?, any Error> = .success(nil)
  /// The responses to likes, in order; after the last one, the requested state with a count of 100.
  var likeAnswers: [Result<LikeState, any Error>] = []

  private(set) var asked: [String] = []
  private var gates: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var isClosed = false

  func set(_ change: @Sendable (isolated FakeProvider) -> Void) {
    change(self)
  }

  /// From now on, requests wait until `open`.
  func close() { isClosed = true }

  func open() {
    isClosed = false
    let waiting = gates
    gates = []
    for gate in waiting { gate.resume() }
  }

  /// Returns when a request waits.
  func questionWaits() async {
    if !gates.isEmpty { return }
    await withCheckedContinuation { arrivals.append($0) }
  }

  private func answer(_ question: String) async {
    asked.append(question)
    guard isClosed else { return }
    await withCheckedContinuation { gate in
      gates.append(gate)
      let waiting = arrivals
      arrivals = []
      for arrival in waiting { arrival.resume() }
    }
  }

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    await answer("page \(cursor?.token ?? "first")")
    guard let cursor else { return give(try first.get()) }
    return give(try (pages[cursor.token] ?? .success(Page(items: []))).get())
  }

  private func give(_ page: Page<Moment>) -> Page<Moment> {
    for moment in page.items { known[moment.id] = moment }
    var page = page
    page.items = actions.applied(to: page.items)
    return page
  }

  func refresh() async throws -> Page<Moment> {
    await answer("refresh")
    return give(try (refreshed ?? first).get())
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    actions.applied(to: ids.compactMap { known[$0] })
  }

  func profile() async throws -> Account? {
    try owner.get()
  }

  nonisolated func changes() -> AsyncStream<SocialChange> { actions.changes() }

  nonisolated var supported: Set<ActionKind> { [.like] }

  func perform(_ action: ReaderAction) async throws -> String? {
    guard case .like(let liked, let postID) = action else {
      throw ProviderError.refused(reason: nil)
    }
    let moment = known.values.first { $0.postID == postID } ?? Sample.moment(postID)
    try await actions.setLiked(liked, moment) { try await self.like(liked, postID) }
    return nil
  }

  /// Changes a row at the source, and notifies.
  func change(_ id: Moment.ID, _ body: @Sendable (inout Moment) -> Void) {
    guard var moment = known[id] else { return }
    body(&moment)
    known[id] = moment
    actions.notify(SocialChange(posts: [moment.postID]))
  }

  private func like(_ liked: Bool, _ postID: String) async throws -> LikeState {
    await answer("\(liked ? "like" : "unlike") \(postID)")
    guard !likeAnswers.isEmpty else { return LikeState(isLiked: liked, count: 100) }
    return try likeAnswers.removeFirst().get()
  }
}

enum Sample {
  static let now = Date(timeIntervalSince1970: 1_742_495_400)
  static let ana = Account(id: "a", handle: "ana@s.example", displayName: "Ana")

  static func moment(
    _ id: String,
    minutesAgo: Double = 5,
    text: String = "text",
    like: LikeState = LikeState(count: 2)
  ) -> Moment {
    Moment(
      id: id,
      author: ana,
      createdAt: now.addingTimeInterval(-60 * minutesAgo),
      text: RichText(text),
      like: like
    )
  }

  static func page(_ ids: ClosedRange<Int>, next: String? = nil) -> Page<Moment> {
    Page(items: ids.map { moment("\($0)") }, next: next.map(PageCursor.init(token:)))
  }
}
