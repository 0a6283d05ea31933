import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Makes the four shelves of a provider, and builds their rows.
@MainActor
struct ExploreShelves {
  let provider: any ExploreProvider
  let failures: FailureText

  private var strings: Strings { failures.strings }

  /// The shelves, top to bottom.
  var all: [any LiveShelfLoading] { [photos, tags, people, links] }

  private var photos: any LiveShelfLoading {
    LiveShelf<Moment, PhotoTile>(
      .init(
        kind: .photos,
        needed: ExploreShelf.photosOfGrid,
        load: { [provider] in try await provider.popularMoments(after: $0) },
        row: { tile(of: $0) },
        items: { .photos($0) }
      ),
      failures: failures
    )
  }

  private var tags: any LiveShelfLoading {
    LiveShelf<TagUsage, TagRow>(
      .init(
        kind: .hashtags,
        load: { [provider] in try await provider.popularTags(after: $0) },
        row: { [strings] in TagRow($0, strings: strings) },
        items: { .hashtags($0) },
        standIn: { [provider, strings] in
          guard provider.standsIn(for: .tags) else { return nil }
          return .init(
            title: strings.followedHashtagsTitle,
            emptyMessage: strings.emptyFollowedHashtags
          )
        }
      ),
      failures: failures
    )
  }

  private var people: any LiveShelfLoading {
    LiveShelf<Account, PersonRow>(
      .init(
        kind: .people,
        load: { [provider] in try await provider.suggestedPeople(after: $0) },
        row: { self.row(of: $0) },
        items: { .people($0) }
      ),
      failures: failures
    )
  }

  private var links: any LiveShelfLoading {
    LiveShelf<TrendLink, LinkRow>(
      .init(
        kind: .links,
        load: { [provider] in try await provider.popularLinks(after: $0) },
        row: { self.row(of: $0) },
        items: { .links($0) },
        standIn: { [provider, strings] in
          guard provider.standsIn(for: .links) else { return nil }
          return .init(title: strings.newLinksTitle, emptyMessage: strings.emptyNewLinks)
        }
      ),
      failures: failures
    )
  }

  // MARK: - Rows

  /// The first image of a moment; nil where there is none, or where the author covered it.
  private func tile(of moment: Moment) -> PhotoTile? {
    guard !moment.isSensitive, moment.contentWarning?.isEmpty ?? true else { return nil }
    return PhotoTile(
      moment: ListItemID(moment.id),
      photos: moment.images.filter { !$0.isRow }.worded(strings),
      author: moment.author.displayName,
      strings: strings
    )
  }

  private func row(of account: Account) -> PersonRow? {
    PersonRow(
      person: PersonReference(account),
      bio: account.note,
      followers: account.followersCount,
      strings: strings
    )
  }

  private func row(of link: TrendLink) -> LinkRow? {
    LinkRow(
      LinkPreview(
        link.card,
        detail: link.people > 0 ? strings.sharedBy(link.people) : "",
        strings: strings
      )
    )
  }
}
