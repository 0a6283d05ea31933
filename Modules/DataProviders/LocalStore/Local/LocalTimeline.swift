public import SocialModel

/// A timeline of the app without an account; it has no gaps, for nothing is missing.
///
/// Everything that is kept here stands in the home timeline: that of photos is a part of it.
struct LocalTimeline: StoredTimeline {
  let provider: LocalProvider
  let scope: TimelineScope

  private var store: SocialStore { provider.store }
  private static let pageLength = 40

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    guard scope == .photos else {
      return try await store.page(of: scope, after: cursor, limit: Self.pageLength)
    }
    return try await store.page(of: .home, after: cursor, limit: Self.pageLength).withPictures
  }

  func refresh() async throws -> Page<Moment> { try await moments(after: nil) }

  func kept(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment> {
    guard scope == .photos else {
      return try await store.kept(of: scope, downTo: last, atLeast: count)
    }
    return try await store.kept(of: .home, downTo: last, atLeast: count).withPictures
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    try await store.moments(ids: ids, in: scope == .photos ? .home : scope)
  }

  /// A gap that is gone is no error, and here all are.
  func fill(_ gap: TimelineGap.ID, from edge: TimelineGap.Edge) async throws {}

  func readingPosition() async throws -> ReadingPosition? { try await store.position(of: scope) }

  func setReadingPosition(_ position: ReadingPosition?) async throws {
    try await store.setPosition(position, of: scope)
  }

  func profile() async throws -> Account? {
    switch scope {
    case .home: try await provider.reader()
    case .profile(let id):
      id == provider.givenReader.id
        ? try await provider.reader() : try await store.account(id: id)
    case .public, .local, .hashtag, .list, .photos: nil
    }
  }
}

extension LocalProvider: TimelineSource {
  /// The timeline of a scope; a `StoredTimeline`.
  public func timeline(of scope: TimelineScope) -> any TimelineProvider & ProfileProvider {
    LocalTimeline(provider: self, scope: scope)
  }
}

extension Page<Moment> {
  /// The page of those that have pictures, which may be none before the end.
  fileprivate var withPictures: Page {
    var page = self
    page.items.removeAll { $0.attachments.isEmpty || $0.boostedBy != nil }
    return page
  }
}
