import SocialModel

/// The part of an archive for a scope.
struct ArchiveTimeline: TimelineProvider, ProfileProvider {
  let archive: ArchiveProvider
  let scope: TimelineScope

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    try await archive.moments(in: scope, after: cursor)
  }

  func refresh() async throws -> Page<Moment> {
    try await archive.refreshExplore()
    return try await archive.moments(in: scope, after: nil)
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] { try await archive.rows(ids) }

  func profile() async throws -> Account? {
    try await archive.profile(in: scope)
  }
}
