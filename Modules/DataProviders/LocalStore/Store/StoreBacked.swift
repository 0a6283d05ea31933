package import Foundation
package import MomentsValues
package import SocialModel

/// A provider over a store, with or without a server: what both read from the store and write to it
/// in the same way.
package protocol StoreBacked: ComposeProvider {
  var store: SocialStore { get }
  /// The reader's `Account.id`.
  var readerID: String { get }
  /// The current time.
  var now: @Sendable () -> Date { get }
}

// MARK: - Changes and the outbox

extension StoreBacked {
  /// The changes of the store from now on, one for each transaction, regardless of their origin.
  public func changes() -> AsyncStream<SocialChange> { store.changes() }

  /// The unconfirmed items, the oldest first; without a server there are none.
  public func outbox() async throws -> [OutboxItem] { try await store.outbox() }

  /// Retries an item immediately.
  public func retry(_ id: OutboxItem.ID) async throws {
    try await store.retry(id, by: try await store.account(id: readerID))
  }

  /// Discards an item and undoes its effect, at the server too if it may have arrived there.
  @discardableResult
  public func discard(_ id: OutboxItem.ID) async throws -> PostDraft? {
    try await store.discard(id, now: now())
  }

  /// Items that the server refuses from now on, each after its effect has been undone.
  public func refusals() -> AsyncStream<OutboxItem> { store.refusals() }
}

// MARK: - Drafts

extension StoreBacked {
  /// The stored drafts, the last changed first.
  public func drafts() async throws -> [PostDraft] { try await store.drafts() }

  /// Stores a draft, in place of an older one with the same identity.
  public func save(_ draft: PostDraft) async throws { try await store.save(draft) }

  /// Deletes a draft and its photos.
  public func deleteDraft(_ id: PostDraft.ID) async throws { try await store.deleteDraft(id) }

  /// Stores the bytes of a photo for a draft.
  public func addMedia(
    _ data: Data,
    type: String,
    pixelSize: PixelSize?
  ) async throws -> DraftMedia {
    try await store.addMedia(data, type: type, pixelSize: pixelSize, now: now())
  }
}

// MARK: - What is read without a request

extension StoreBacked {
  /// An empty page, because threads are read as a whole.
  public func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    Page(items: [])
  }

  /// The stored relationship with a person; nil where it is unknown.
  public func knownRelationship(with accountID: String) async throws -> Relationship? {
    try await store.relationships(ids: [accountID]).first
  }

  /// The reader's filters, with their changes.
  public func wordFilters() async throws -> [WordFilter] { try await store.wordFilters() }

  /// The recent searches, newest first.
  public func recentSearches() async throws -> [String] { try await store.recentSearches() }

  /// Stores the recent searches.
  public func setRecentSearches(_ texts: [String]) async throws {
    try await store.setRecentSearches(texts)
  }

  /// The emoji that the reader chose last.
  public func recentEmoji() async throws -> [String] { try await store.recentEmoji() }

  /// Notes that the reader chose an emoji.
  public func noteEmoji(_ text: String) async {
    do {
      try await store.noteEmoji(text)
    } catch {
      store.log.note(error, "save a recent emoji")
    }
  }
}
