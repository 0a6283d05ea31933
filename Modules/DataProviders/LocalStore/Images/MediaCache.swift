public import Foundation
import Locking
import SocialModel

/// Images, or parts of films, of the network, stored on this machine up to a number of bytes; the
/// least recently used are deleted first.
///
/// The bytes are files in one directory, with names that no server chooses; a database beside them,
/// named after the directory, maps addresses to files. A crash between the two leaves one without
/// the other: a file without a row is swept, and a row without a file reads as missing. It is a
/// cache: any failure of the disk reads as missing, never as an error of the image, and is logged;
/// the directory can be deleted at any time.
///
/// All functions may be called from any thread, concurrently.
public final class MediaCache: Sendable {
  /// The largest number of bytes.
  public let limit: Int

  private let files: MediaFolder
  private let database: Database
  private let now: @Sendable () -> Date
  private let log: TroubleLog
  /// The images that were read since it was last written: a read must not cost a write.
  private let used = Mutex<[Int64: Date]>([:])
  private let isSwept = Mutex(false)
  /// What ``saveSoon(_:for:)`` was given and is not on disk yet.
  private let unsaved = Mutex(Unsaved())

  private struct Unsaved {
    var data: [URL: Data] = [:]
    var byteCount = 0
    /// Writes one after the other what waits; nil if nothing does.
    var writer: Task<Void, Never>?
  }

  /// The number of bytes that may wait to be written: some screens of photos.
  private static let maximumUnsavedBytes = 16_000_000

  /// Opens a cache, and creates it if it does not exist.
  ///
  /// - Parameters:
  ///   - folder: The directory of the cache.
  ///   - limit: The largest number of bytes; 200 MB by default.
  ///   - log: The log of failures of the disk.
  ///   - now: The current time.
  /// - Returns: The cache.
  /// - Throws: ``StoreOpenError``; the app then runs without a cache.
  public static func open(
    folder: URL,
    limit: Int = 200_000_000,
    log: TroubleLog = TroubleLog(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(StoreOpenError) -> MediaCache {
    let file = StoreFile(folder: folder, name: "\(folder.lastPathComponent).sqlite")
    // A cache may lose its latest content with the power, so commits need not wait for the disk.
    let (database, _) = try file.open(Self.migrator, now: now()) { connection in
      try connection.execute("PRAGMA synchronous = NORMAL")
    }
    let files = MediaFolder(url: folder.appendingPathComponent("files", isDirectory: true))
    return MediaCache(database: database, files: files, limit: limit, log: log, now: now)
  }

  private init(
    database: Database,
    files: MediaFolder,
    limit: Int,
    log: TroubleLog,
    now: @escaping @Sendable () -> Date
  ) {
    self.database = database
    self.files = files
    self.limit = limit
    self.log = log
    self.now = now
  }

  private static let migrator = Migrator([
    Migration(
      1,
      """
      CREATE TABLE image (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL UNIQUE,
        file TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        used_at REAL NOT NULL
      );
      CREATE INDEX image_used ON image (used_at);
      """
    )
  ])

  // MARK: Use

  /// The stored bytes of an address; nil where there are none.
  public func data(for url: URL) async -> Data? {
    if let data = unsaved.withLock({ $0.data[url] }) { return data }
    let found = await logging("read an image of the cache") {
      try await database.read { connection in
        try connection.query(
          "SELECT number, file, bytes FROM image WHERE url = ?",
          url.absoluteString
        ) { row in (number: Int64(row.integer(0) ?? 0), file: row.text(1) ?? "", row.integer(2)) }
        .first
      }
    }
    guard let found = found ?? nil else { return nil }
    // A truncated file must not be used.
    guard let data = files.data(found.file), data.count == found.2 else {
      await logging("delete an image of the cache") {
        try await database.write { try $0.run("DELETE FROM image WHERE number = ?", found.number) }
      }
      files.delete([found.file])
      return nil
    }
    used.withLock { $0[found.number] = now() }
    return data
  }

  /// Stores the bytes of an address, in place of older ones; deletes others to make room.
  ///
  /// An image that is larger than ``limit`` is not stored.
  public func save(_ data: Data, for url: URL) async {
    guard data.count <= limit else { return }
    await sweepOnce()
    let name = UUID().uuidString.lowercased()
    let time = now()
    let read = used.withLock { used in
      defer { used = [:] }
      return used
    }
    let (files, limit) = (files, limit)
    let gone = await logging("save an image in the cache") {
      try await database.write { connection -> [String] in
        try files.write(data, name: name)
        for (number, date) in read {
          try connection.run("UPDATE image SET used_at = ? WHERE number = ?", date, number)
        }
        let old = try connection.query(
          "SELECT file FROM image WHERE url = ?",
          url.absoluteString
        ) { $0.text(0) }
        try connection.run("DELETE FROM image WHERE url = ?", url.absoluteString)
        try connection.run(
          "INSERT INTO image (url, file, bytes, used_at) VALUES (?, ?, ?, ?)",
          url.absoluteString,
          name,
          data.count,
          time
        )
        return old + (try Self.makeRoom(limit, in: connection))
      }
    }
    files.delete(gone ?? [name])
  }

  /// Stores the bytes of an address after this function has returned, so that a photo is on the
  /// screen before it is on the disk; ``data(for:)`` finds them at once.
  ///
  /// Where too much waits for the disk already, it waits, too.
  public func saveSoon(_ data: Data, for url: URL) async {
    let isAccepted = unsaved.withLock { unsaved in
      guard unsaved.byteCount + data.count <= Self.maximumUnsavedBytes else { return false }
      unsaved.byteCount += data.count - (unsaved.data[url]?.count ?? 0)
      unsaved.data[url] = data
      if unsaved.writer == nil {
        unsaved.writer = Task.detached(priority: .utility) { await self.writeUnsaved() }
      }
      return true
    }
    if !isAccepted { await save(data, for: url) }
  }

  /// Returns when all that ``saveSoon(_:for:)`` was given is on disk.
  public func waitUntilSaved() async {
    while let writer = unsaved.withLock({ $0.writer }) { await writer.value }
  }

  private func writeUnsaved() async {
    while let (url, data) = next() {
      await save(data, for: url)
      unsaved.withLock { unsaved in
        // It may have been replaced meanwhile.
        guard unsaved.data[url] == data else { return }
        unsaved.data[url] = nil
        unsaved.byteCount -= data.count
      }
    }
  }

  private func next() -> (url: URL, data: Data)? {
    unsaved.withLock { unsaved in
      if let first = unsaved.data.first { return (first.key, first.value) }
      unsaved.writer = nil
      return nil
    }
  }

  /// The number of stored bytes.
  public func byteCount() async -> Int {
    let sum = await logging("measure the cache of images") {
      try await database.read { try $0.number("SELECT total(bytes) FROM image") }
    }
    return Int((sum ?? 0) ?? 0)
  }

  /// Deletes all images.
  ///
  /// - Throws: `ProviderError.notSaved` if they cannot be deleted.
  public func removeAll() async throws {
    unsaved.withLock { unsaved in
      unsaved.data = [:]
      unsaved.byteCount = 0
    }
    await waitUntilSaved()
    do {
      try await database.write { try $0.run("DELETE FROM image") }
    } catch let error as SQLiteError {
      throw ProviderError.notSaved(path: files.url.path, reason: error.description)
    }
    await sweep(olderThan: .distantFuture)
  }

  /// The result of `work`; nil if it fails, which is logged.
  @discardableResult
  private nonisolated(nonsending) func logging<Value: Sendable>(
    _ action: String,
    _ work: nonisolated(nonsending) () async throws -> Value
  ) async -> Value? {
    do {
      return try await work()
    } catch {
      log.note(error, action)
      return nil
    }
  }

  // MARK: Bounds

  /// Deletes the rows of the least recently used images to make room.
  ///
  /// - Returns: Their files.
  private static func makeRoom(
    _ limit: Int,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    var over = Int(try connection.number("SELECT total(bytes) FROM image") ?? 0) - limit
    var files: [String] = []
    while over > 0 {
      let oldest = try connection.query(
        "SELECT number, file, bytes FROM image ORDER BY used_at, number LIMIT 16"
      ) { row in (number: row.integer(0) ?? 0, file: row.text(1) ?? "", bytes: row.integer(2) ?? 0)
      }
      guard !oldest.isEmpty else { break }
      for row in oldest where over > 0 {
        try connection.run("DELETE FROM image WHERE number = ?", row.number)
        files.append(row.file)
        over -= row.bytes
      }
    }
    return files
  }

  /// Deletes files without a row, which a crash left behind; once in a process.
  private func sweepOnce() async {
    let isFirst = isSwept.withLock { isSwept in
      defer { isSwept = true }
      return !isSwept
    }
    // Another process may be about to insert the row of a new file.
    if isFirst { await sweep(olderThan: now().addingTimeInterval(-600)) }
  }

  func sweep(olderThan limit: Date) async {
    let known = await logging("read the files of the cache of images") {
      try await database.read { connection in
        Set(try connection.query("SELECT file FROM image") { $0.text(0) })
      }
    }
    guard let known else { return }
    files.sweep(except: known, olderThan: limit)
  }
}
