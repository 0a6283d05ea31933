import Foundation
import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider {
  /// The largest number of people of a list that are stored.
  private static let mostStored = 400
  /// The number of people on a page, the most that servers return.
  private static let pageLength = 40

  /// A page of a person's followers, or of those whom they follow, newest first.
  ///
  /// Pages are stored; if the server cannot be reached for the first page, all stored people are
  /// returned instead.
  public func people(in list: PeopleList, after cursor: PageCursor?) async throws -> PeoplePage {
    let name = list.name
    let endpoint = list.endpoint(limit: Self.pageLength)
    do {
      let response = try await access.page(after: cursor, of: endpoint)
      let people = try await save(response.value.elements)
      try await save(people.map(\.id), as: name, isFirst: cursor == nil)
      let next = response.links.next.map { PageCursor(token: $0.absoluteString) }
      let total = try await total(of: list)
      return PeoplePage(
        items: people,
        next: next,
        total: total,
        isHidden: cursor == nil && people.isEmpty && next == nil && total ?? 0 > 0
      )
    } catch let error as ProviderError {
      guard cursor == nil, error.mayPass, let stored = try await store.shelf(name) else {
        throw error
      }
      return PeoplePage(items: try await people(stored), total: try await total(of: list))
    }
  }

  /// The number of people in a list, as the server returns it with its owner or post; nil where it
  /// does not.
  private func total(of list: PeopleList) async throws -> Int? {
    do {
      switch list {
      case .followers(let id): return try await person(id)?.followersCount
      case .following(let id): return try await person(id)?.followingCount
      case .likers(let id): return try await store.moment(postID: id)?.like.count
      case .boosters(let id): return try await store.moment(postID: id)?.boostCount
      }
    } catch is ProviderError {
      return nil
    }
  }

  private func save(_ ids: [String], as name: String, isFirst: Bool) async throws {
    var stored = isFirst ? [] : try await store.shelf(name) ?? []
    let known = Set(stored)
    stored += ids.filter { !known.contains($0) }
    try await store.saveShelf(Array(stored.prefix(Self.mostStored)), as: name)
  }
}

extension PeopleList {
  /// The name under which the list is stored.
  fileprivate var name: String {
    switch self {
    case .followers(let id): "people:followers:\(id)"
    case .following(let id): "people:following:\(id)"
    case .likers(let id): "people:likers:\(id)"
    case .boosters(let id): "people:boosters:\(id)"
    }
  }

  fileprivate func endpoint(limit: Int) -> Endpoint<LossyArray<MastodonAPI.Account>> {
    switch self {
    case .followers(let id): .followers(of: id, limit: limit)
    case .following(let id): .following(of: id, limit: limit)
    case .likers(let id): .favouritedBy(id, limit: limit)
    case .boosters(let id): .rebloggedBy(id, limit: limit)
    }
  }
}
