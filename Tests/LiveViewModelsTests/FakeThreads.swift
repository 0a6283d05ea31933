import Foundation
import MomentsValues
import SocialModel

/// A provider of one thread, without a store, with scripted responses.
actor FakeThreads: ThreadProvider, ActionProvider, ChangeSource {
  /// The reader's actions, over the scripted content.
  let actions: FakeActions
  var thread: Result<MomentThread, any Error> = .failure(ProviderError.unknownMoment(id: "0"))
  /// The further pages, by cursor.
  var pages: [String: Result<Page<Moment>, any Error>] = [:]
  /// The results of checks for new comments, in order; none after the last one.
  var found: [Result<[Moment], any Error>] = []
  /// The errors of deletions, in order; they succeed after the last one.
  var refusals: [any Error] = []
  var likeAnswers: [Result<LikeState, any Error>] = []
  private(set) var asked: [String] = []
  /// The posts that pages returned, as the source has them.
  private var known: [String: Moment] = [:]

  init(actions: FakeActions = FakeActions()) { self.actions = actions }

  private func give(_ moments: [Moment]) -> [Moment] {
    for moment in moments { known[moment.postID] = moment }
    return actions.applied(to: moments)
  }

  nonisolated func changes() -> AsyncStream<SocialChange> { actions.changes() }

  /// Stores posts, like a store.
  func save(_ moments: [Moment]) { _ = give(moments) }

  func set(_ change: @Sendable (isolated FakeThreads) -> Void) {
    change(self)
  }

  func thread(of postID: String) async throws -> MomentThread {
    asked.append("thread \(postID)")
    var thread = try thread.get()
    thread.comments = give(thread.comments)
    known[postID] = thread.moment
    thread.moment = actions.applied(to: thread.moment)
    return thread
  }

  func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    asked.append("page \(cursor.token)")
    var page = try (pages[cursor.token] ?? .success(Page(items: []))).get()
    page.items = give(page.items)
    return page
  }

  func posts(_ ids: Set<String>) async throws -> [Moment] {
    actions.applied(to: ids.compactMap { known[$0] })
  }

  nonisolated var supported: Set<ActionKind> { [.like, .delete] }

  func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .like(let liked, let postID):
      let moment = known[postID] ?? Sample.moment(postID)
      try await actions.setLiked(liked, moment) { try await self.like(liked, postID) }
    case .delete(let postID):
      try await actions.delete(postID) { try self.askToDelete(postID) }
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  private func askToDelete(_ postID: String) throws {
    asked.append("delete \(postID)")
    if !refusals.isEmpty { throw refusals.removeFirst() }
  }

  func newComments(of postID: String, except known: Set<String>) async throws -> [Moment] {
    asked.append("new")
    return found.isEmpty ? [] : give(try found.removeFirst().get())
  }

  private func like(_ liked: Bool, _ postID: String) throws -> LikeState {
    asked.append("\(liked ? "like" : "unlike") \(postID)")
    guard !likeAnswers.isEmpty else { return LikeState(isLiked: liked, count: 100) }
    return try likeAnswers.removeFirst().get()
  }
}

extension Sample {
  static func comment(
    _ id: String,
    to parent: String = "0",
    own: Bool = false,
    muted: Bool = false,
    inMutedConversation: Bool = false,
    filters: [ContentFilter] = [],
    by author: String = "b"
  ) -> Moment {
    Moment(
      id: id,
      author: Account(id: author, handle: author, displayName: author.uppercased()),
      createdAt: now.addingTimeInterval(-60),
      text: RichText("comment \(id)"),
      like: LikeState(count: 1),
      inReplyToID: parent,
      isOwn: own,
      isMuted: inMutedConversation,
      hiding: muted ? .muted : nil,
      filters: filters
    )
  }

  /// The post "0" with comments.
  static func thread(_ comments: [Moment], next: String? = nil) -> MomentThread {
    MomentThread(
      moment: moment("0"),
      comments: comments,
      next: next.map(PageCursor.init(token:))
    )
  }
}
