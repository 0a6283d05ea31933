import Foundation
public import MomentsValues
public import SocialModel

/// Searches the people, hashtags and moments of the demo; there are some initial recent searches.
extension DemoProvider {
  private static var foundLength: Int { 8 }
  /// The server of the demo.
  private static var server: String { "moments.example" }

  /// The results for a text.
  @MainActor
  public func find(
    _ text: String,
    in scope: SearchScope,
    after cursor: PageCursor?
  ) async throws -> FoundItems {
    try await respond(to: cursor == nil ? .search : .searchPage)
    guard story != .empty else { return FoundItems(searchesText: false) }
    let terms = SearchTerms(text)
    let tags = DemoTag.all.map { $0.usage(now: now) }
    let moments = shown(content.moments.indices.map(DemoContent.id(ofMoment:)))
    return FoundItems(
      people: terms.people(content.people),
      tags: terms.tags(tags),
      moments: terms.moments(moments)
    )
    .page(in: scope, after: cursor, length: Self.foundLength)
  }

  /// Resolves the people of the demo by their addresses, and its moments by `/@name/moment-1`.
  @MainActor
  public func resolve(_ address: TypedAddress) async throws -> ResolvedAddress? {
    try await respond(to: .search)
    switch address {
    case .handle:
      return content.people.first { address.leads(to: $0, of: Self.server) }.map { .person($0) }
    case .page(let url):
      guard url.host() == Self.server else { return nil }
      let path = url.path.split(separator: "/")
      guard let name = path.first, name.hasPrefix("@") else { return nil }
      if path.count == 2 { return shown([String(path[1])]).first.map { .moment($0) } }
      return content.people.first { "@\($0.handle)" == name }.map { .person($0) }
    }
  }

  /// The recent searches, newest first.
  public func recentSearches() async throws -> [String] { recents }

  /// Stores the recent searches in memory.
  @MainActor
  public func setRecentSearches(_ texts: [String]) async throws { recents = texts }
}
