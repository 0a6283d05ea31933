import MomentsValues
public import SocialModel

/// A timeline of the app without an account; it has no gaps, because nothing is missing.
///
/// Photos are a part of another timeline: all photos are in the home timeline, which has
/// everything, and a person's photos are in the person's timeline.
struct LocalTimeline: StoredTimeline {
  let provider: LocalProvider
  let scope: TimelineScope

  private var store: SocialStore { provider.store }
  private static let pageLength = 40

  /// The stored timeline that contains this one.
  private var storedScope: TimelineScope {
    switch scope {
    case .photos: .home
    case .profilePhotos(let id): .profile(accountID: id)
    case .home, .public, .local, .hashtag, .profile, .pinned, .list, .bookmarks, .likes: scope
    }
  }

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    let page = try await store.page(of: storedScope, after: cursor, limit: Self.pageLength)
    return storedScope == scope ? page : page.withImages
  }

  func refresh() async throws -> Page<Moment> { try await moments(after: nil) }

  func storedPage(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment> {
    let page = try await store.storedPage(of: storedScope, downTo: last, atLeast: count)
    return storedScope == scope ? page : page.withImages
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    try await store.moments(ids: ids, in: storedScope)
  }

  /// Does nothing, because there are no gaps.
  func fill(_ gap: TimelineGap.ID, from edge: GapEdge) async throws {}

  func readingPosition() async throws -> ReadingPosition? {
    // Hashtags cannot be followed here, and the position is stored only for those that are.
    if case .hashtag = scope { return nil }
    return try await store.position(of: scope)
  }

  func setReadingPosition(_ position: ReadingPosition?) async throws {
    try await store.setPosition(position, of: scope)
  }

  func profile() async throws -> Account? {
    switch scope {
    case .home: try await provider.reader()
    case .profile(let id), .profilePhotos(let id):
      id == provider.readerID
        ? try await provider.reader() : try await store.account(id: id)
    case .public, .local, .hashtag, .pinned, .list, .photos, .bookmarks, .likes: nil
    }
  }
}

extension LocalProvider {
  /// The timeline of a scope; a `StoredTimeline`.
  public func timeline(of scope: TimelineScope) -> any TimelineProvider & ProfileProvider {
    LocalTimeline(provider: self, scope: scope)
  }
}

extension Page<Moment> {
  /// The page of the moments with photos, which may be empty before the end.
  fileprivate var withImages: Page {
    var page = self
    page.items.removeAll { $0.attachments.isEmpty || $0.boostedBy != nil }
    return page
  }
}
