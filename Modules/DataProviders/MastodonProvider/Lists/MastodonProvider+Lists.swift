import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

extension MastodonProvider: ReaderListProvider {
  /// How many people a page has, as many as servers hand out at most.
  private static let pageLength = 80

  /// The reader's lists, as they are kept where the server cannot be asked.
  public func lists() async throws -> [ReaderList] {
    do {
      try await store.reconciling {
        let answer = try await access.send(.lists).value
        // One that cannot be read is not gone for that.
        guard answer.skipped.isEmpty else { return }
        try await store.saveLists(answer.elements.map { ReaderList($0) })
      }
    } catch let error as ProviderError {
      let kept = try await store.lists()
      guard !kept.isEmpty, !error.isAboutTheDisk, error.mayPass else { throw error }
      return kept
    }
    return try await store.lists()
  }

  /// The lists as they are kept.
  public func knownLists() async throws -> [ReaderList] { try await store.lists() }

  /// A page of the people of a list; those that are kept where the server cannot be asked.
  public func members(of listID: String, after cursor: PageCursor?) async throws -> Page<
    SocialModel.Account
  > {
    let list = try await store.listID(listID)
    guard !SocialStore.isLocal(list: list) else { return try await keptMembers(of: list) }
    let endpoint = Endpoint.accounts(ofList: list, limit: Self.pageLength)
    do {
      return try await store.reconciling {
        let page = try await peoplePage(of: endpoint, after: cursor)
        let ids = Set(page.people.map(\.id))
        try await store.saveMembers(page.people.map(\.id), of: list, isWhole: page.isWhole)
        guard page.isWhole else { return Page(items: page.people, next: page.next) }
        // Whom the reader has just put into it, and the server does not list yet.
        let waiting = try await keptMembers(of: list).items.filter { !ids.contains($0.id) }
        return Page(items: waiting + page.people)
      }
    } catch let error as ProviderError {
      guard cursor == nil, !error.isAboutTheDisk, error.mayPass else { throw error }
      let kept = try await keptMembers(of: list)
      if kept.items.isEmpty { throw error }
      return kept
    }
  }

  private func keptMembers(of list: String) async throws -> Page<SocialModel.Account> {
    Page(items: try await people(try await store.members(of: list)))
  }

  /// Who is in a list, as it is kept.
  public func knownMembers(of listID: String) async throws -> Set<String> {
    Set(try await store.members(of: listID))
  }

  /// The lists that a person is in, as it is kept where the server cannot be asked.
  public func lists(with accountID: String) async throws -> Set<String> {
    do {
      try await store.reconciling {
        let answer = try await access.send(.lists(withAccount: accountID)).value
        guard answer.skipped.isEmpty else { return }
        try await store.saveLists(Set(answer.elements.map(\.id)), with: accountID)
      }
    } catch let error as ProviderError where !error.isAboutTheDisk && error.mayPass {
      return try await store.lists(with: accountID)
    }
    return try await store.lists(with: accountID)
  }

  /// The lists that a person is in, as it is kept.
  public func knownLists(with accountID: String) async throws -> Set<String> {
    try await store.lists(with: accountID)
  }

  /// Makes a list: kept and shown at once, sent when the network allows.
  @discardableResult
  public nonisolated(nonsending) func createList(_ title: String) async throws -> ReaderList {
    let item = try await store.enqueue(.createList(title: title), now: dependencies.now())
    guard let item else { throw ProviderError.refused(reason: nil) }
    // It may have been sent meanwhile.
    let id = try await store.listID(SocialStore.localID(of: item))
    return ReaderList(id: id, title: title, isPending: SocialStore.isLocal(list: id))
  }

  /// Calls a list something else.
  public nonisolated(nonsending) func renameList(
    _ listID: String,
    to title: String
  ) async throws {
    try await store.enqueue(.renameList(title: title, listID: listID), now: dependencies.now())
  }

  /// Deletes a list.
  public nonisolated(nonsending) func deleteList(_ listID: String) async throws {
    try await store.enqueue(.deleteList(listID: listID), now: dependencies.now())
  }

  /// Puts a person into a list or takes them out.
  public nonisolated(nonsending) func setMember(
    _ isMember: Bool,
    accountID: String,
    listID: String
  ) async throws {
    try await store.enqueue(
      .listMember(isMember, accountID: accountID, listID: listID),
      now: dependencies.now()
    )
  }
}
