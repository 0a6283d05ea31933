/// Knows the reader's lists of people, and takes changes of them.
///
/// What the reader does shows at once, in every read; the provider's `ChangeSource` says
/// ``SocialChange/areListsChanged`` each time that something else shows. May be called from any
/// thread and must not work on the main actor. Throws `ProviderError` or `CancellationError`.
public protocol ReaderListProvider: Sendable {
  /// The reader's lists, in the server's order; as they are kept where the server cannot be asked.
  func lists() async throws -> [ReaderList]

  /// The lists as far as they are known, without asking the network.
  func knownLists() async throws -> [ReaderList]

  /// A page of the people of a list; all that are known of it where the server cannot be asked.
  ///
  /// Who was taken out and whose removal waits to be sent is among them: what
  /// ``knownMembers(of:)`` says counts.
  ///
  /// - Parameters:
  ///   - listID: `ReaderList.id`.
  ///   - cursor: `next` of the page before; nil for the first.
  /// - Returns: The page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func members(of listID: String, after cursor: PageCursor?) async throws -> Page<Account>

  /// Who is in a list as far as is known, without asking the network; `Account.id`.
  func knownMembers(of listID: String) async throws -> Set<String>

  /// The lists that a person is in; as far as is known where the server cannot be asked.
  ///
  /// - Parameter accountID: `Account.id`.
  /// - Returns: `ReaderList.id`.
  /// - Throws: `ProviderError` or `CancellationError`.
  func lists(with accountID: String) async throws -> Set<String>

  /// The lists that a person is in as far as is known, without asking the network.
  func knownLists(with accountID: String) async throws -> Set<String>

  /// Makes a list of nobody.
  ///
  /// - Parameter title: What the reader calls it.
  /// - Returns: The list, which may wait to be sent.
  /// - Throws: `ProviderError` or `CancellationError`.
  @discardableResult
  nonisolated(nonsending) func createList(_ title: String) async throws -> ReaderList

  /// Calls a list something else.
  nonisolated(nonsending) func renameList(_ listID: String, to title: String) async throws

  /// Deletes a list; the people in it stay followed.
  nonisolated(nonsending) func deleteList(_ listID: String) async throws

  /// Puts a person into a list or takes them out; servers take those whom the reader follows.
  ///
  /// Setting what is already so succeeds and changes nothing.
  ///
  /// - Parameters:
  ///   - isMember: Whether the person is in it from now on.
  ///   - accountID: `Account.id`.
  ///   - listID: `ReaderList.id`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setMember(
    _ isMember: Bool,
    accountID: String,
    listID: String
  ) async throws
}
