import Foundation
import SocialModel

/// Opens the file of a store in any state.
///
/// A file that cannot be used is renamed, with the reason in its name: nothing is deleted.
struct StoreFile: Sendable {
  /// The directory, which is created if it does not exist, for this user only.
  let folder: URL
  /// The name of the file.
  let name: String

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - migrator: The migrations of the database.
  ///   - now: The current time, for the name of a quarantined file.
  ///   - log: The log of values that cannot be read.
  ///   - prepare: Called for the connection that writes, after the migrations.
  /// - Returns: The database, and the quarantined file, if there is one.
  /// - Throws: ``StoreOpenError``.
  func open(
    _ migrator: Migrator,
    now: Date,
    log: TroubleLog? = nil,
    prepare: (SQLConnection) throws -> Void = { _ in }
  ) throws(StoreOpenError) -> (Database, QuarantinedFile?) {
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw StoreOpenError(path: folder.path, reason: .folder(error.systemMessage))
    }
    do {
      return (try openAsIs(migrator, log, prepare), nil)
    } catch let error as Migrator.UnknownSchema {
      return try replace(because: .otherVersion(error.found), migrator, now, log, prepare)
    } catch let error as SQLiteError where error.isDamage {
      return try replace(because: .damaged, migrator, now, log, prepare)
    } catch {
      throw failure(error)
    }
  }

  private var url: URL { folder.appendingPathComponent(name) }

  private func openAsIs(
    _ migrator: Migrator,
    _ log: TroubleLog?,
    _ prepare: (SQLConnection) throws -> Void
  ) throws -> Database {
    try checkSuspect()
    try restrictToOwner()
    return try Database(path: url.path, migrator: migrator, log: log, prepare: prepare)
  }

  /// Creates the file, if it does not exist, such that only this user can read it.
  ///
  /// This happens before it is opened, because SQLite gives the files beside it, which have the
  /// newest changes, the same permissions.
  private func restrictToOwner() throws {
    // SQLite reports why it cannot be created.
    guard makeFile(at: url.path) else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }

  // MARK: Damage

  /// Notes that damaged pages were found while the file was used.
  ///
  /// A check of all pages takes time in proportion to the size of the file, so it is done only if
  /// there is a reason.
  func suspect() {
    // If even that cannot be written, the file is opened as it is, and noted again.
    _ = FileManager.default.createFile(atPath: mark.path, contents: nil)
  }

  private var mark: URL { folder.appendingPathComponent("\(name).suspect") }

  /// Checks a file that was noted; throws `SQLiteError` where it is damaged.
  private func checkSuspect() throws {
    guard FileManager.default.fileExists(atPath: mark.path) else { return }
    defer { try? FileManager.default.removeItem(at: mark) }
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let connection = try SQLConnection(path: url.path, isReadOnly: false)
    let words = try connection.query("PRAGMA quick_check(1)") { $0.text(0) }.first
    guard words == "ok" else { throw SQLiteError.damage(words ?? "damaged") }
  }

  private func replace(
    because reason: QuarantinedFile.Reason,
    _ migrator: Migrator,
    _ now: Date,
    _ log: TroubleLog?,
    _ prepare: (SQLConnection) throws -> Void
  ) throws(StoreOpenError) -> (Database, QuarantinedFile?) {
    let mark = Int(now.timeIntervalSince1970)
    let word =
      switch reason {
      case .damaged: "damaged"
      case .otherVersion(let version): "version-\(version)"
      }
    let quarantined = folder.appendingPathComponent("\(name).\(word)-\(mark)")
    do {
      // The log belongs to the file: without it, the latest changes would be lost.
      for suffix in ["-wal", "-shm", ""] {
        let old = URL(fileURLWithPath: url.path + suffix)
        guard FileManager.default.fileExists(atPath: old.path) else { continue }
        try FileManager.default.moveItem(
          at: old,
          to: URL(fileURLWithPath: quarantined.path + suffix)
        )
      }
      return (
        try openAsIs(migrator, log, prepare), QuarantinedFile(reason: reason, url: quarantined)
      )
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: any Error) -> StoreOpenError {
    guard let error = error as? SQLiteError else {
      return StoreOpenError(path: url.path, reason: .other(error.systemMessage))
    }
    return StoreOpenError(
      path: url.path,
      reason: error.isUnwritable ? .unwritable(error.message) : .other(error.description)
    )
  }
}

/// Creates an empty file that only this user can read, unless it exists.
private func makeFile(at path: String) -> Bool {
  let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
  if file >= 0 { close(file) }
  return file >= 0
}
