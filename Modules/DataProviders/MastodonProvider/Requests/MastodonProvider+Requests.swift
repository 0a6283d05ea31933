import Foundation
import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider {
  /// The page length, the most that servers return.
  private static let pageLength = 80

  /// A page of follow requests; the first one from the store, if the server cannot be reached.
  public func followRequests(after cursor: PageCursor?) async throws -> Page<FollowRequest> {
    let endpoint = Endpoint.followRequests(limit: Self.pageLength)
    do {
      return try await store.reconciling {
        let page = try await peoplePage(of: endpoint, after: cursor)
        let ids = page.people.map(\.id)
        try await store.saveFollowRequests(from: ids, isWhole: page.isWhole)
        if cursor == nil {
          try await StoredFollowRequests(people: ids, isWhole: page.isWhole).save(in: store)
        }
        return Page(items: try await requests(from: ids), next: page.next)
      }
    } catch let error as ProviderError {
      guard cursor == nil, error.mayPass,
        let stored = try await StoredFollowRequests.read(from: store)
      else { throw error }
      return Page(items: try await requests(from: stored.people))
    }
  }

  /// A page of people, who are stored.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint of the list.
  ///   - cursor: The cursor of the page; nil for the first.
  /// - Returns: The people, whether they are complete, and the cursor of the next page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func peoplePage(
    of endpoint: Endpoint<LossyArray<MastodonAPI.Account>>,
    after cursor: PageCursor?
  ) async throws -> (people: [SocialModel.Account], isWhole: Bool, next: PageCursor?) {
    let response = try await access.page(after: cursor, of: endpoint)
    let people = try await save(response.value.elements)
    // A page that could not be read completely does not show who is missing from the list.
    let isWhole = cursor == nil && response.links.next == nil && response.value.skipped.isEmpty
    let next = response.links.next.map { PageCursor(token: $0.absoluteString) }
    return (people, isWhole, people.isEmpty ? nil : next)
  }

  /// The stored state of some people's follow requests.
  public func knownFollowRequests(
    from accountIDs: [String]
  ) async throws -> [String: FollowRequest.State] {
    try await store.followRequests(from: accountIDs)
  }

  /// The known number of follow requests that wait for an answer.
  public func knownFollowRequestCount() async throws -> FollowRequest.Count {
    let count = try await store.pendingFollowRequestCount()
    let isWhole = try await StoredFollowRequests.read(from: store)?.isWhole ?? true
    return FollowRequest.Count(known: count, hasMore: count > 0 && !isWhole)
  }

  /// Loads the follow requests, if there may be any: notifications name some, or the reader
  /// approves followers.
  ///
  /// - Parameter named: The people whose follow requests notifications name; used if the list
  ///   cannot be read completely.
  /// - Throws: `ProviderError` of the disk, or `CancellationError`.
  func refreshFollowRequests(named: [String]) async throws {
    let isLocked = try await store.account(id: readerID)?.isLocked ?? false
    let known = try await store.pendingFollowRequestCount()
    guard !named.isEmpty || isLocked || known > 0 else { return }
    do {
      if try await followRequests(after: nil).next == nil, try await isListWhole() { return }
    } catch let error as ProviderError where !error.isAboutTheDisk {
      // The server has no such list, or the token may not read it.
    }
    try await store.noteFollowRequests(from: named)
  }

  private func isListWhole() async throws -> Bool {
    try await StoredFollowRequests.read(from: store)?.isWhole ?? false
  }

  private func requests(from ids: [String]) async throws -> [FollowRequest] {
    let states = try await store.followRequests(from: ids)
    return try await people(ids).map {
      FollowRequest(person: $0, state: states[$0.id] ?? .pending)
    }
  }
}
