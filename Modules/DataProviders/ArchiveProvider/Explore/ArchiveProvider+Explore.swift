import Foundation
import MomentsValues
public import SocialModel

extension ArchiveProvider {
  /// A page of moments with images, newest first.
  public func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> {
    let page = Page(of: try await explore().images, after: cursor, length: Self.pageSize)
    return Page(items: shown(page.items, in: try await content()), next: page.next)
  }

  /// A page of the hashtags of all moments.
  public func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> {
    Page(of: try await explore().tags, after: cursor, length: Self.pageSize)
  }

  /// A page of the people in the archive.
  public func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> {
    Page(of: try await explore().people, after: cursor, length: Self.pageSize)
  }

  /// A page of the links of the moments.
  public func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> {
    Page(of: try await explore().links, after: cursor, length: Self.pageSize)
  }

  /// Reads the files again.
  public func refreshExplore() async throws {
    _ = try await refresh()
  }
}

extension ArchiveProvider {
  /// The whole archive, or its moments with a hashtag or of a person.
  public nonisolated func timeline(
    of scope: TimelineScope
  ) -> any TimelineProvider & ProfileProvider {
    switch scope {
    // An archive is one timeline, which is all public.
    case .home, .public, .local: self
    case .hashtag, .profile, .profilePhotos, .pinned, .list, .photos, .bookmarks, .likes:
      ArchiveTimeline(archive: self, scope: scope)
    }
  }

  func moments(in scope: TimelineScope, after cursor: PageCursor?) async throws -> Page<Moment> {
    page(of: try await content(), in: scope, after: cursor)
  }

  func profile(in scope: TimelineScope) async throws -> Account? {
    let id: String
    switch scope {
    case .profile(let person), .profilePhotos(let person): id = person
    case .home, .public, .local, .hashtag, .pinned, .list, .photos, .bookmarks, .likes: return nil
    }
    let content = try await content()
    if let owner = content.owner, owner.id == id { return owner }
    for moment in content.moments {
      if moment.author.id == id { return moment.author }
      if let booster = moment.boostedBy, booster.id == id { return booster }
    }
    return nil
  }
}

extension ArchiveContent {
  /// The indexes of the moments of a scope, newest first; O(moments).
  func positions(in scope: TimelineScope) -> [Int] {
    switch scope {
    case .home, .public, .local:
      return Array(moments.indices)
    case .list, .pinned, .bookmarks, .likes:
      return []
    case .photos:
      return moments.indices.filter { !moments[$0].attachments.isEmpty }
    case .hashtag(let name):
      return moments.indices.filter { moments[$0].text.hasHashtag(name) }
    case .profilePhotos(let id):
      return moments.indices.filter { index in
        moments[index].author.id == id && moments[index].boostedBy == nil
          && !moments[index].attachments.isEmpty
      }
    case .profile(let id):
      return moments.indices.filter { index in
        // Other people's boosts of a person are not in that person's timeline.
        (moments[index].boostedBy ?? moments[index].author).id == id
      }
    }
  }
}
