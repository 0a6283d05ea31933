import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
public import MomentsValues
public import SocialModel

extension MastodonProvider {
  private static let foundLength = 20
  /// The name under which it is stored that the server finds posts by their text.
  private static let searchesText = "search:finds-text"

  /// The results of the server; the stored ones if it cannot be reached.
  public func find(
    _ text: String,
    in scope: SearchScope,
    after cursor: PageCursor?
  ) async throws -> FoundItems {
    let offset = max(0, cursor.flatMap { Int($0.token) } ?? 0)
    do {
      let found = try await findAtServer(text, in: scope, from: offset)
      // For searches without the server; if they cannot be loaded, the stored ones stay.
      Task {
        do {
          _ = try await followedTagShelf()
        } catch {
          store.log.note(ofStore: error, "save the followed hashtags")
        }
      }
      return found
    } catch let error as ProviderError {
      guard offset == 0, error.mayPass else { throw error }
      let stored = try await findHere(text).page(in: scope, after: nil, length: .max)
      guard !stored.isEmpty else { throw error }
      return stored
    }
  }

  private func findAtServer(
    _ text: String,
    in scope: SearchScope,
    from offset: Int
  ) async throws -> FoundItems {
    let (results, postIDs) = try await store.reconciling {
      let results = try await access.send(
        .search(
          text,
          kind: SearchKind(scope),
          limit: Self.foundLength,
          offset: offset > 0 ? offset : nil
        )
      ).value
      return (results, try await save(results))
    }
    let people = results.accounts.elements.map { StatusMapper().account(from: $0) }
    let tags = results.hashtags.elements.compactMap { StatusMapper().tag(from: $0) }
    let count = results.count(in: scope)
    return FoundItems(
      people: people,
      tags: tags,
      moments: try await storedMoments(postIDs),
      // A page may be short before the end: the server counts before it leaves out what the reader
      // may not see.
      next: count > 0 ? PageCursor(token: String(offset + Self.foundLength)) : nil,
      searchesText: try await noteWhetherTextIsSearched(results, for: text)
    )
  }

  /// Stores the people and posts that were found, and returns the posts.
  private func save(_ results: SearchResults) async throws -> [String] {
    _ = try await save(results.accounts.elements)
    let moments = StatusPage.read(results.statuses, readerID: readerID, source: "search").moments
    try await store.save(moments)
    return moments.map(\.postID)
  }

  /// Notes whether the server searches texts: servers do not say, but one that ever found a post by
  /// words does.
  private func noteWhetherTextIsSearched(
    _ results: SearchResults,
    for text: String
  ) async throws -> Bool {
    let isKnown = try await store.storedList(Self.searchesText) != nil
    // A post is found by its address at any server.
    guard !isKnown, !results.statuses.elements.isEmpty, TypedAddress(text) == nil else {
      return isKnown
    }
    try await store.save(Data("1".utf8), as: Self.searchesText)
    return true
  }

  /// The stored people, posts and hashtags that match, including the hashtags that the reader
  /// follows.
  private func findHere(_ text: String) async throws -> FoundItems {
    var found = try await store.find(text)
    let followed = try await store.shelf(StoredExploreList.followedTags.name, of: TagUsage.self)
    let known = Set(found.tags.map(\.id))
    found.tags += SearchTerms(text).tags(followed ?? [])
      .filter { !known.contains($0.id) }
    found.isFromDevice = true
    return found
  }

  /// Resolves an address on any server; from the store if the server cannot be reached.
  public func resolve(_ address: TypedAddress) async throws -> ResolvedAddress? {
    let server = ownHost
    do {
      let (results, postIDs) = try await store.reconciling {
        let results = try await access.send(
          .search(address.text, resolvesRemote: true, limit: Self.foundLength)
        ).value
        return (results, try await save(results))
      }
      let moments = try await storedMoments(postIDs)
      let people = results.accounts.elements.map { StatusMapper().account(from: $0) }
      if let moment = moments.first(where: { address.leads(to: $0) }) { return .moment(moment) }
      if let person = people.first(where: { address.leads(to: $0, of: server) }) {
        return .person(person)
      }
      // Pages have several addresses, of which the server returns one. Additional results come from
      // a search by words.
      guard case .page = address, moments.count + people.count == 1 else { return nil }
      return moments.first.map { .moment($0) } ?? people.first.map { .person($0) }
    } catch ProviderError.httpStatus(_, 404) {
      return nil
    } catch let error as ProviderError {
      guard error.mayPass, let stored = try await store.resolve(address, of: server) else {
        throw error
      }
      return stored
    }
  }

  /// The host of the reader's server, with its port where it is not the default.
  private var ownHost: String? {
    let url = access.client.server.url
    return url.host().map { host in url.port.map { "\(host):\($0)" } ?? host }
  }
}

extension SearchKind {
  fileprivate init?(_ scope: SearchScope) {
    switch scope {
    case .all: return nil
    case .people: self = .accounts
    case .hashtags: self = .hashtags
    case .moments: self = .statuses
    }
  }
}

extension SearchResults {
  /// The number of items of a kind, including those that could not be read; 0 if all kinds were
  /// requested.
  fileprivate func count(in scope: SearchScope) -> Int {
    switch scope {
    case .all: 0
    case .people: accounts.elements.count + accounts.skipped.count
    case .hashtags: hashtags.elements.count + hashtags.skipped.count
    case .moments: statuses.elements.count + statuses.skipped.count
    }
  }
}
