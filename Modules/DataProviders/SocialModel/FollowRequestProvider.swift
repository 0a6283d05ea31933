/// Knows who asks to follow the reader, and takes the reader's answers.
///
/// What the reader answers shows at once, in every read; the provider's `ChangeSource` names the
/// person each time that something else shows. May be called from any thread and must not work on
/// the main actor.
public protocol FollowRequestProvider: Sendable {
  /// A page of those who ask, the newest first.
  ///
  /// The beginning of the list is kept: where the server cannot be asked, what is kept stands in
  /// for it, and nothing follows it. What the reader answered stays in the list until the server
  /// is asked for its beginning again.
  ///
  /// - Parameter cursor: `next` of the page before; nil for the newest.
  /// - Returns: The page.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func followRequests(after cursor: PageCursor?) async throws -> Page<FollowRequest>

  /// What is known of the requests of some people, without asking the network; people who asked
  /// for nothing, as far as is known, are left out.
  ///
  /// - Parameter accountIDs: `Account.id`.
  /// - Returns: The states, by `Account.id`.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func knownFollowRequests(
    from accountIDs: [String]
  ) async throws -> [String: FollowRequest.State]

  /// How many wait for an answer as far as is known, without asking the network.
  ///
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func knownFollowRequestCount() async throws -> FollowRequest.Count

  /// People who ask from now on, each told once, those that are found at once together.
  func newFollowRequests() -> AsyncStream<[Account]>

  /// Lets a person follow the reader, or not; there is no way back.
  ///
  /// An answer that was not sent yet is replaced. When it throws, everything is as it was before.
  ///
  /// - Parameters:
  ///   - accepted: Whether the person may follow the reader.
  ///   - accountID: `Account.id`.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  nonisolated(nonsending) func answerFollowRequest(
    _ accepted: Bool,
    accountID: String
  ) async throws
}
