import Foundation
import LocalStore
import MastodonAPI
public import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// The number of people on a page, the most that servers return.
  private static let pageLength = 80

  /// The reader's lists; the stored ones if the server cannot be reached.
  public func lists(from source: ReadSource) async throws -> [ReaderList] {
    guard source == .server, await !missing.loaded(.lists) else { return try await store.lists() }
    do {
      try await store.reconciling {
        let response = try await access.send(.lists).value
        // A list that cannot be read was not deleted.
        guard response.skipped.isEmpty else { return }
        try await store.saveLists(response.elements.map { ReaderList($0) })
      }
    } catch let error where MissingFeatures.isNamed(by: error) {
      await missing.note(.lists)
    } catch let error as ProviderError where error.mayPass {
      guard try await !store.lists().isEmpty else { throw error }
    }
    return try await store.lists()
  }

  /// A page of the members of a list; the stored ones if the server cannot be reached.
  public func members(of listID: String, after cursor: PageCursor?) async throws -> Page<
    SocialModel.Account
  > {
    let list = try await store.listID(listID)
    guard !SocialStore.isLocal(list: list) else { return try await storedMembers(of: list) }
    let endpoint = Endpoint.accounts(ofList: list, limit: Self.pageLength)
    do {
      return try await store.reconciling {
        let page = try await peoplePage(of: endpoint, after: cursor)
        let ids = Set(page.people.map(\.id))
        try await store.saveMembers(page.people.map(\.id), of: list, isWhole: page.isWhole)
        guard page.isWhole else { return Page(items: page.people, next: page.next) }
        // Members whom the reader just added, and whom the server does not return yet.
        let waiting = try await storedMembers(of: list).items.filter { !ids.contains($0.id) }
        return Page(items: waiting + page.people)
      }
    } catch let error as ProviderError {
      guard cursor == nil, error.mayPass else { throw error }
      let stored = try await storedMembers(of: list)
      if stored.items.isEmpty { throw error }
      return stored
    }
  }

  private func storedMembers(of list: String) async throws -> Page<SocialModel.Account> {
    Page(items: try await people(try await store.members(of: list)))
  }

  /// The stored members of a list.
  public func knownMembers(of listID: String) async throws -> Set<String> {
    Set(try await store.members(of: listID))
  }

  /// The lists that contain a person; the stored ones if the server cannot be reached.
  public func lists(
    with accountID: String,
    from source: ReadSource
  ) async throws -> Set<String> {
    guard source == .server else { return try await store.lists(with: accountID) }
    guard await !missing.loaded(.lists) else { return [] }
    do {
      try await store.reconciling {
        let response = try await access.send(.lists(withAccount: accountID)).value
        guard response.skipped.isEmpty else { return }
        try await store.saveLists(Set(response.elements.map(\.id)), with: accountID)
      }
    } catch let error as ProviderError where error.mayPass || MissingFeatures.isNamed(by: error) {
      // What is stored is known. The person may be gone, so nothing is learnt of the server.
    }
    return try await store.lists(with: accountID)
  }
}
