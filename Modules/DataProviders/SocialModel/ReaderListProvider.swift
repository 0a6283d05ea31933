public import MomentsValues

/// Knows the reader's lists of people.
///
/// Changes are visible immediately, in every read; the provider's `ChangeSource` sets
/// ``SocialChange/areListsChanged`` on each change. May be called from any thread and must not work
/// on the main actor. Throws `ProviderError` or `CancellationError`.
public protocol ReaderListProvider: ActionProvider {
  /// The reader's lists, in the server's order.
  func lists(from source: ReadSource) async throws -> [ReaderList]

  /// A page of the members of a list; all stored ones if the server cannot be reached.
  ///
  /// It includes members whose removal waits to be sent; ``knownMembers(of:)`` does not.
  ///
  /// - Parameters:
  ///   - listID: `ReaderList.id`.
  ///   - cursor: `next` of the page before; nil for the first.
  /// - Returns: The page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func members(of listID: String, after cursor: PageCursor?) async throws -> Page<Account>

  /// The stored members of a list; `Account.id`; needs no network.
  func knownMembers(of listID: String) async throws -> Set<String>

  /// The lists that contain a person.
  ///
  /// - Parameters:
  ///   - accountID: `Account.id`.
  ///   - source: Where to read them.
  /// - Returns: `ReaderList.id`.
  /// - Throws: `ProviderError` or `CancellationError`.
  func lists(with accountID: String, from source: ReadSource) async throws -> Set<String>
}
