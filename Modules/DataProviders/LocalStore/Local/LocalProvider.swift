public import Foundation
public import SocialModel

/// The app without an account: everything stays on this machine, and what the reader does is agreed
/// to at once.
///
/// It keeps to the same promises as a provider with a server behind it, over the same store, so
/// that every screen works before anybody has signed in anywhere.
/// ``seed(_:threads:people:relationships:)`` puts something to read into it.
public final class LocalProvider: Sendable {
  /// How the bytes of an http or https address are loaded.
  public typealias Load = @Sendable (URL) async throws -> Data

  package let store: SocialStore
  let givenReader: Account
  let load: Load
  package let now: @Sendable () -> Date

  /// Makes a provider; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - store: What is kept.
  ///   - reader: Who reads and writes; what the store knows of them counts more.
  ///   - load: Loads photos from the network; throws `ProviderError`.
  ///   - now: The time.
  public init(
    store: SocialStore,
    reader: Account,
    load: @escaping Load,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    givenReader = reader
    self.load = load
    self.now = now
  }

  /// The reader as the store knows them.
  func knownReader(in connection: SQLConnection) throws(SQLiteError) -> Account {
    try AccountTable.account(id: givenReader.id, in: connection) ?? givenReader
  }
}

// MARK: - What changes

extension LocalProvider: ChangeSource {
  /// What changes from now on, one change for each transaction.
  public func changes() -> AsyncStream<SocialChange> { store.changes() }
}

/// Nothing ever waits: there is no server that could disagree.
extension LocalProvider: OutboxProvider {
  /// Empty, always.
  public func outbox() async throws -> [OutboxItem] { [] }

  /// Does nothing: there is nothing to try again.
  public func retry(_ id: OutboxItem.ID) async throws {}

  /// Does nothing: there is nothing to give up.
  @discardableResult
  public func discard(_ id: OutboxItem.ID) async throws -> PostDraft? { nil }

  /// Ends at once: nothing is ever refused later.
  public func refusals() -> AsyncStream<OutboxItem> { AsyncStream { $0.finish() } }
}

// MARK: - Threads

extension LocalProvider: KeptThreadProvider {
  /// A post and its comments; nil where the post is not here.
  public func keptThread(of postID: String) async throws -> MomentThread? {
    try await store.thread(of: postID)
  }

  /// A post and its comments, all of them.
  public func thread(of postID: String) async throws -> MomentThread {
    guard let thread = try await store.thread(of: postID) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return thread
  }

  /// Threads are whole at once: there are no more comments.
  public func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    Page(items: [])
  }

  /// Some posts as they are kept.
  public func posts(_ ids: Set<String>) async throws -> [Moment] {
    try await store.moments(postIDs: ids)
  }
}
