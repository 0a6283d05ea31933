import Foundation

/// Opens the file of a store, whatever state it is in.
///
/// A file that cannot be used is kept beside the new one, under a name that says why: nothing is
/// deleted.
struct StoreFile: Sendable {
  /// The folder, which is made where it is missing, for this user only.
  let folder: URL
  /// The name of the file.
  let name: String

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - migrator: The forms of the database.
  ///   - now: The time, for the name of a file that is set aside.
  ///   - prepare: Called for the connection that writes, once the data has its newest form.
  /// - Returns: The database, and what was set aside to make room for it.
  /// - Throws: ``StoreOpenError``.
  func open(
    _ migrator: Migrator,
    now: Date,
    prepare: (SQLConnection) throws -> Void = { _ in }
  ) throws(StoreOpenError) -> (Database, QuarantinedFile?) {
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw StoreOpenError(path: folder.path, reason: .folder(String(describing: error)))
    }
    do {
      return (try openAsIs(migrator, prepare), nil)
    } catch let error as Migrator.NewerSchema {
      return try replace(because: .newer(version: error.found), migrator, now, prepare)
    } catch let error as SQLiteError where error.isDamage {
      return try replace(because: .damaged, migrator, now, prepare)
    } catch {
      throw failure(error)
    }
  }

  private var url: URL { folder.appendingPathComponent(name) }

  private func openAsIs(
    _ migrator: Migrator,
    _ prepare: (SQLConnection) throws -> Void
  ) throws -> Database {
    try checkSuspect()
    try keepFromOthers()
    return try Database(path: url.path, migrator: migrator, prepare: prepare)
  }

  /// Makes the file, where it is missing, such that nobody else reads it.
  ///
  /// Before it is opened: SQLite gives the files beside it, which hold the newest changes, the
  /// permissions that this one has.
  private func keepFromOthers() throws {
    // Why it cannot be made, SQLite says.
    guard makeFile(at: url.path) else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }

  // MARK: Damage

  /// Notes that pages of the file turned out to be damaged while it was used.
  ///
  /// To look through all pages costs the size of the file, so it is done only where there is a
  /// reason.
  func suspect() {
    // Where not even that can be written, the file is opened as it is, and suspected again.
    _ = FileManager.default.createFile(atPath: mark.path, contents: nil)
  }

  private var mark: URL { folder.appendingPathComponent("\(name).suspect") }

  /// Looks through a file that was noted; throws `SQLiteError` where it is damaged.
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
    _ prepare: (SQLConnection) throws -> Void
  ) throws(StoreOpenError) -> (Database, QuarantinedFile?) {
    let mark = Int(now.timeIntervalSince1970)
    let word =
      switch reason {
      case .damaged: "damaged"
      case .newer(let version): "newer-\(version)"
      }
    let kept = folder.appendingPathComponent("\(name).\(word)-\(mark)")
    do {
      // The log belongs to the file: without it, the latest changes would be gone.
      for suffix in ["-wal", "-shm", ""] {
        let old = URL(fileURLWithPath: url.path + suffix)
        guard FileManager.default.fileExists(atPath: old.path) else { continue }
        try FileManager.default.moveItem(at: old, to: URL(fileURLWithPath: kept.path + suffix))
      }
      return (try openAsIs(migrator, prepare), QuarantinedFile(reason: reason, url: kept))
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: any Error) -> StoreOpenError {
    guard let error = error as? SQLiteError else {
      return StoreOpenError(path: url.path, reason: .other(String(describing: error)))
    }
    return StoreOpenError(
      path: url.path,
      reason: error.isUnwritable ? .unwritable(error.message) : .other(error.description)
    )
  }
}

/// Makes an empty file that only this user reads, unless it is there.
private func makeFile(at path: String) -> Bool {
  let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
  if file >= 0 { close(file) }
  return file >= 0
}
