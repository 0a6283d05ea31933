public import Foundation
public import SocialModel

/// What one reader has seen, done and written, kept in one folder of this machine.
///
/// The single source of truth: screens read it and hear of changes, the network writes to it, and what the reader does is
/// in it before anybody is asked. All functions may be called from any thread; none works on the caller's.
///
/// Functions throw `ProviderError.notKept` where the disk does not let them: nothing of a change is kept then.
///
/// To erase everything of a reader, let the store go and delete its folder.
public final class SocialStore: Sendable {
  /// The folder: `store.sqlite`, and the pictures of drafts in `media`.
  public let folder: URL
  let database: Database
  private let hub: ChangeHub
  private let observation: Database.Observation

  init(folder: URL, database: Database) {
    self.folder = folder
    self.database = database
    let hub = ChangeHub()
    self.hub = hub
    observation = database.observe { changes, connection in hub.tell(changes, connection) }
  }

  deinit { hub.finish() }

  /// Opens a store, and makes it where there is none.
  ///
  /// Costs the same however much is kept.
  ///
  /// - Parameters:
  ///   - folder: Where it is; made for this user only where it is missing.
  ///   - now: The time.
  /// - Returns: The store, and the file that was kept aside because it could not be used, if there was one.
  /// - Throws: ``StoreOpenError``.
  public static func open(
    folder: URL,
    now: Date = Date()
  ) throws(StoreOpenError) -> (store: SocialStore, setAside: SetAsideFile?) {
    let file = StoreFile(folder: folder, name: "store.sqlite")
    let (database, setAside) = try file.open(
      Schema.migrator,
      now: now,
      prepare: ChangeReader.prepare
    )
    return (SocialStore(folder: folder, database: database), setAside)
  }

  /// What changes from now on, one change for each transaction.
  ///
  /// Changes that another process makes in the same store are not told.
  public func changes() -> AsyncStream<SocialChange> { hub.changes() }
}
