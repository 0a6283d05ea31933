public import MomentsValues
public import SocialModel

/// Searches the files; recent searches are in memory.
extension ArchiveProvider {
  /// The results for a text.
  public func find(
    _ text: String,
    in scope: SearchScope,
    after cursor: PageCursor?
  ) async throws -> FoundItems {
    let terms = SearchTerms(text)
    let (content, explore) = (try await content(), try await explore())
    let found = FoundItems(
      people: terms.people([content.owner].compactMap { $0 } + explore.people),
      tags: terms.tags(explore.tags),
      moments: terms.moments(content.moments)
    )
    var page = found.page(in: scope, after: cursor, length: Self.pageSize)
    page.moments = shown(page.moments, in: content)
    return page
  }

  /// A post or person of the archive with the address of their page; there are no requests.
  public func resolve(_ address: TypedAddress) async throws -> ResolvedAddress? {
    let (content, explore) = (try await content(), try await explore())
    if let moment = content.moments.first(where: { address.leads(to: $0) }) {
      return post(moment.postID, in: content).map { .moment($0) }
    }
    return ([content.owner].compactMap { $0 } + explore.people)
      .first { address.leads(to: $0) }.map { .person($0) }
  }

  /// The recent searches, newest first.
  public func recentSearches() async throws -> [String] { recents }

  /// Stores the recent searches in memory.
  public func setRecentSearches(_ texts: [String]) async throws { recents = texts }
}
