public import Foundation
public import SocialModel

/// The app without an account: everything stays on this machine, and the reader's actions are
/// confirmed immediately.
///
/// It has the same contract as a provider with a server, over the same store, so that every screen
/// works before signing in. ``seed(_:threads:people:relationships:)`` fills it with content.
public final class LocalProvider: Sendable {
  /// Loads the bytes of an http or https address.
  public typealias Load = @Sendable (URL) async throws -> Data

  /// Loads bytes of a film or sound of an http or https address.
  public typealias LoadPart = @Sendable (URL, Range<Int>) async throws -> MediaResponse

  package let store: SocialStore
  let givenReader: Account
  let load: Load
  let loadPart: LoadPart
  package let now: @Sendable () -> Date

  /// Makes a provider; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - reader: The reader; the store's version of them takes precedence.
  ///   - load: Loads photos from the network; throws `ProviderError`.
  ///   - loadPart: Loads films and sounds from the network; throws `ProviderError`.
  ///   - now: The current time.
  public init(
    store: SocialStore,
    reader: Account,
    load: @escaping Load,
    loadPart: @escaping LoadPart,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    givenReader = reader
    self.load = load
    self.loadPart = loadPart
    self.now = now
  }

  package var readerID: String { givenReader.id }

  /// The reader as they are stored.
  func knownReader(in connection: SQLConnection) throws(SQLiteError) -> Account {
    try AccountTable.account(id: readerID, in: connection) ?? givenReader
  }
}

/// What it provides, in one place, with the members in files of their own: screens are offered what
/// a cast finds, and of a static archive a linker leaves out files that nothing names.
extension LocalProvider: ActionProvider, ChangeSource, CompletionProvider, EmojiProvider,
  ExploreProvider, MediaProvider, OutboxProvider, PeopleProvider, ReaderProvider,
  RelationshipProvider, SearchProvider, StoreBacked, StoredThreadProvider, TimelineSource,
  WordFilterProvider
{}

// MARK: - Threads

extension LocalProvider {
  /// A post and its comments; nil where the post is not stored.
  public func storedThread(of postID: String) async throws -> MomentThread? {
    try await store.thread(of: postID)
  }

  /// A post with all its comments.
  public func thread(of postID: String) async throws -> MomentThread {
    guard let thread = try await store.thread(of: postID) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return thread
  }

  /// Comments that the caller does not have.
  public func newComments(of postID: String, except known: Set<String>) async throws -> [Moment] {
    let comments = try await store.thread(of: postID)?.comments ?? []
    return comments.filter { !known.contains($0.postID) }
  }

  /// Some stored posts.
  public func posts(_ ids: Set<String>) async throws -> [Moment] {
    try await store.moments(postIDs: ids)
  }
}
