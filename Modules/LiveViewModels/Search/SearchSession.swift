import MomentsContracts
import SocialModel

/// One search at a provider: asks once for the beginning of everything, and for further pages of
/// one kind.
@MainActor
final class SearchSession {
  let query: SearchQuery
  /// What was found first; nil before that.
  private(set) var first: FoundItems?

  private let provider: any SearchProvider
  /// What the pages so far had.
  private var seen: Set<String> = []

  init(_ query: SearchQuery, provider: any SearchProvider) {
    self.query = query
    self.provider = provider
  }

  /// Searches.
  func begin() async throws {
    let found = try await provider.find(query.text, of: query.scope.kind, after: nil)
    seen = Set(ids(of: found))
    first = found
  }

  /// A page; the first one as it was found.
  ///
  /// Some servers do not count: they return the first page for ever, and the list ends there.
  func page(after cursor: PageCursor?) async throws -> FoundItems {
    guard let cursor else { return first ?? FoundItems() }
    var found = try await provider.find(query.text, of: query.scope.kind, after: cursor)
    let before = seen.count
    seen.formUnion(ids(of: found))
    if seen.count == before { found.next = nil }
    return found
  }

  /// Identities that no two of a kind share; a page has one kind.
  private func ids(of found: FoundItems) -> [String] {
    found.people.map(\.id) + found.tags.map(\.id) + found.moments.map(\.id)
  }
}
