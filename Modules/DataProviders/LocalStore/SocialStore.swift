public import Foundation
public import SocialModel

/// Everything that one reader has read, done and written, stored in one directory of this machine.
///
/// It is the single source of truth: screens read it and observe its changes, responses of the
/// network are written to it, and the reader's actions are in it before a request is sent. All
/// functions may be called from any thread; none works on the caller's.
///
/// Functions throw `ProviderError.notSaved` if the disk fails: nothing of a change is stored then.
///
/// To erase everything of a reader, release the store and delete its directory.
public final class SocialStore: Sendable {
  /// The directory: `store.sqlite`, and the photos of drafts in `media`.
  public let folder: URL
  /// The log of failures that no caller waits for.
  public let log: TroubleLog
  let database: Database
  /// Notifies of items that the server refuses.
  let refused = Broadcast<OutboxItem>()
  let completedItems = CompletedItems()
  /// What must not be collected while the app runs.
  let inUse = PostsInUse()
  /// The posts that servers returned while filters change.
  let returnedPosts = ReturnedPosts()
  let filterFollower = FilterFollower()
  private let hub: ChangeHub
  private let observation: Database.Observation
  private let isTemporary: Bool

  init(folder: URL, database: Database, log: TroubleLog, isTemporary: Bool = false) {
    self.folder = folder
    self.log = log
    self.isTemporary = isTemporary
    self.database = database
    let hub = ChangeHub(log: log)
    self.hub = hub
    observation = database.observe { changes, connection in hub.notify(changes, connection) }
  }

  deinit {
    if isTemporary { try? FileManager.default.removeItem(at: folder) }
  }

  /// Opens a store, and creates it if it does not exist.
  ///
  /// The cost does not depend on the size of the store.
  ///
  /// - Parameters:
  ///   - folder: Its directory; created for this user only if it does not exist.
  ///   - now: The current time.
  ///   - log: The log of failures that no caller waits for.
  /// - Returns: The store, and the quarantined file that could not be used, if there was one.
  /// - Throws: ``StoreOpenError``.
  public static func open(
    folder: URL,
    now: Date,
    log: TroubleLog = TroubleLog()
  ) throws(StoreOpenError) -> (store: SocialStore, setAside: QuarantinedFile?) {
    let (database, setAside) = try StoreFile.ofStore(in: folder).open(
      Schema.migrator,
      now: now,
      log: log,
      prepare: ChangeReader.prepare
    )
    return (SocialStore(folder: folder, database: database, log: log), setAside)
  }

  /// A store in memory: for an app that continues although no store can be opened.
  ///
  /// It is deleted when it is released, with the temporary directory for the photos of drafts.
  ///
  /// - Returns: The store, which is empty.
  /// - Throws: ``StoreOpenError`` where there is not even memory for it.
  public static func inMemory() throws(StoreOpenError) -> SocialStore {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("moments-\(UUID().uuidString)", isDirectory: true)
    do {
      let database = try Database(
        path: ":memory:",
        migrator: Schema.migrator,
        readers: 0,
        prepare: ChangeReader.prepare
      )
      // If this directory cannot be created, nothing is sent and no photo is added: both need a
      // file.
      try? FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      return SocialStore(
        folder: folder,
        database: database,
        log: TroubleLog(),
        isTemporary: true
      )
    } catch {
      throw StoreOpenError(path: ":memory:", reason: .other(error.systemMessage))
    }
  }

  /// The changes from now on, one for each transaction.
  ///
  /// Changes by other processes are not observed.
  public func changes() -> AsyncStream<SocialChange> { hub.changes() }

  /// Notifies of a change in an overlay outside of the store.
  package func notify(_ change: SocialChange) { hub.send(change) }
}

extension StoreFile {
  static func ofStore(in folder: URL) -> StoreFile {
    StoreFile(folder: folder, name: "store.sqlite")
  }
}
