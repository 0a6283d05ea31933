internal import CSQLite

/// What SQLite says is wrong.
struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The extended result code.
  var code: Int32
  /// SQLite's words.
  var message: String
  /// The statement, without its values: those are the reader's.
  var sql: String?

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// An error that says that a file is damaged.
  static func damage(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message)
  }

  /// Whether the file is no database, or a damaged one.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// Whether nothing more can be written, for want of room or of permission.
  var isUnwritable: Bool {
    [SQLITE_FULL, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM].contains(primaryCode)
  }

  var description: String {
    "SQLite error \(code): \(message)" + (sql.map { " in \"\($0)\"" } ?? "")
  }
}
