import Foundation
public import SocialModel

extension SocialStore {
  private static let recentSearches = "search:recent"

  /// The stored people, posts and hashtags that match a text: people by name and address, the
  /// newest posts by their text, and the hashtags of these.
  ///
  /// O(stored people), and reads two thousand posts.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func find(_ text: String) async throws -> FoundItems {
    let terms = SearchTerms(text)
    guard !terms.isEmpty else { return FoundItems() }
    let found = try await read { connection in
      let (moments, tags) = try FindingTable.moments(terms, in: connection)
      let people = try FindingTable.people(terms, in: connection)
      return FoundItems(people: people, tags: tags, moments: moments)
    }
    inUse.note(found.moments.lazy.map(\.postID))
    return found
  }

  /// The stored person or post with an address; nil where there is none.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - server: The host of the server whose people have handles without a server, if there is
  ///     one.
  /// - Returns: The person or the post.
  /// - Throws: `ProviderError.notSaved`.
  public func resolve(
    _ address: TypedAddress,
    of server: String? = nil
  ) async throws -> ResolvedAddress? {
    let found: ResolvedAddress? = try await read { connection in
      if let moment = try FindingTable.moment(at: address, in: connection) {
        return .moment(moment)
      }
      return try FindingTable.person(at: address, of: server, in: connection).map { .person($0) }
    }
    if case .moment(let moment)? = found { inUse.note(CollectionOfOne(moment.postID)) }
    return found
  }

  /// The recent searches, newest first.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func recentSearches() async throws -> [String] {
    try await storedList(Self.recentSearches)
      .flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }

  /// Stores the recent searches, in place of the stored ones.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func setRecentSearches(_ texts: [String]) async throws {
    try await save(try JSONEncoder().encode(texts), as: Self.recentSearches)
  }
}
