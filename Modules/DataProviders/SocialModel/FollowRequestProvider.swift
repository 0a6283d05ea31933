/// Knows the requests to follow the reader.
///
/// An answer is shown immediately, in every read; the provider's `ChangeSource` names the person on
/// each change. May be called from any thread and must not work on the main actor.
public protocol FollowRequestProvider: ActionProvider {
  /// A page of requests, the newest first.
  ///
  /// The beginning of the list is stored: if the server cannot be reached, the stored part is
  /// returned, without a next page. Answered requests stay in the list until its beginning is
  /// requested again.
  ///
  /// - Parameter cursor: `next` of the page before; nil for the newest.
  /// - Returns: The page.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func followRequests(after cursor: PageCursor?) async throws -> Page<FollowRequest>

  /// The stored states of some people's requests, without a request to the server; people without a
  /// known request are left out.
  ///
  /// - Parameter accountIDs: `Account.id`.
  /// - Returns: The states, by `Account.id`.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func knownFollowRequests(
    from accountIDs: [String]
  ) async throws -> [String: FollowRequest.State]

  /// The known number of requests that wait for an answer; needs no network.
  ///
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func knownFollowRequestCount() async throws -> FollowRequest.Count

  /// New requests from now on, each once; those that are found together are in one array.
  func newFollowRequests() -> AsyncStream<[Account]>
}
