import SocialModel

/// The moments of a search, as a timeline.
struct FoundTimeline: TimelineProvider {
  let session: SearchSession
  let threads: any ThreadProvider

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    let found = try await session.page(after: cursor)
    return Page(items: found.moments, next: found.next)
  }

  func refresh() async throws -> Page<Moment> { try await moments(after: nil) }

  /// Found moments are posts without boosts, as in threads.
  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] { try await threads.posts(ids) }
}
