public import Foundation
public import SocialModel

/// What one reader has seen, done and written, kept in one folder of this machine.
///
/// The single source of truth: screens read it and observe its changes, the network writes to it,
/// and what the reader does is in it before anybody is asked. All functions may be called from any
/// thread; none works on the caller's.
///
/// Functions throw `ProviderError.notKept` where the disk does not let them: nothing of a change is
/// kept then.
///
/// To erase everything of a reader, let the store go and delete its folder.
public final class SocialStore: Sendable {
  /// The folder: `store.sqlite`, and the photos of drafts in `media`.
  public let folder: URL
  /// Where failures go that no caller waits for.
  public let log: TroubleLog
  let database: Database
  /// Tells what the server refuses.
  let refused = Broadcast<OutboxItem>()
  let completedItems = CompletedItems()
  /// What must not be collected while the app runs.
  let inUse = PostsInUse()
  /// What servers returned of posts while filters change.
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
    let hub = ChangeHub()
    self.hub = hub
    observation = database.observe { changes, connection in hub.notify(changes, connection) }
  }

  deinit {
    if isTemporary { try? FileManager.default.removeItem(at: folder) }
  }

  /// Opens a store, and makes it where there is none.
  ///
  /// Costs the same however much is kept.
  ///
  /// - Parameters:
  ///   - folder: Where it is; made for this user only where it is missing.
  ///   - now: The time.
  ///   - log: Where failures go that no caller waits for.
  /// - Returns: The store, and the file that was kept aside because it could not be used, if there
  ///   was one.
  /// - Throws: ``StoreOpenError``.
  public static func open(
    folder: URL,
    now: Date = Date(),
    log: TroubleLog = TroubleLog()
  ) throws(StoreOpenError) -> (store: SocialStore, setAside: QuarantinedFile?) {
    let (database, setAside) = try StoreFile.ofStore(in: folder).open(
      Schema.migrator,
      now: now,
      prepare: ChangeReader.prepare
    )
    return (SocialStore(folder: folder, database: database, log: log), setAside)
  }

  /// A store that is kept nowhere: for an app that goes on where none can be opened.
  ///
  /// It is gone when it is let go, and with it the folder for temporary files that holds photos
  /// of drafts.
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
      // Where not even this folder can be made, nothing is sent and no photo is added: both need
      // a file.
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
      throw StoreOpenError(path: ":memory:", reason: .other(String(describing: error)))
    }
  }

  /// What changes from now on, one change for each transaction.
  ///
  /// Changes that another process makes in the same store are not observed.
  public func changes() -> AsyncStream<SocialChange> { hub.changes() }

  /// Tells of a change in what is laid over the store and not kept.
  package func tell(_ change: SocialChange) { hub.send(change) }
}

extension StoreFile {
  /// The file of a store.
  static func ofStore(in folder: URL) -> StoreFile {
    StoreFile(folder: folder, name: "store.sqlite")
  }
}
