import SocialModel

/// One search at a provider: requests the beginning of all kinds once, and further pages of one
/// kind.
@MainActor
final class SearchSession {
  let query: SearchQuery
  /// The first page; nil before it was loaded.
  private(set) var first: FoundItems?

  private let provider: any SearchProvider
  /// The identities in the pages so far.
  private var seen: Set<String> = []

  init(_ query: SearchQuery, provider: any SearchProvider) {
    self.query = query
    self.provider = provider
  }

  /// Searches.
  func begin() async throws {
    let found = try await provider.find(query.text, in: query.scope, after: nil)
    seen = Set(ids(of: found))
    first = found
  }

  /// A page; the first one as it was found.
  ///
  /// Some servers ignore the cursor and return the first page forever; the list ends there.
  func page(after cursor: PageCursor?) async throws -> FoundItems {
    guard let cursor else { return first ?? FoundItems() }
    var found = try await provider.find(query.text, in: query.scope, after: cursor)
    let before = seen.count
    seen.formUnion(ids(of: found))
    if seen.count == before { found.next = nil }
    return found
  }

  /// Identities that are unique within a kind; a page has one kind.
  private func ids(of found: FoundItems) -> [String] {
    found.people.map(\.id) + found.tags.map(\.id) + found.moments.map(\.id)
  }
}
