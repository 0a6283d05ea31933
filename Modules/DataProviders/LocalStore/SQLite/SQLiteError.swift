internal import CSQLite
import Foundation

struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The extended result code.
  var code: Int32
  /// SQLite's message.
  var message: String
  /// The statement, without its values, which are private.
  var sql: String?

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// Makes an error that reports a damaged file.
  static func damage(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message)
  }

  /// Whether the file is damaged, or not a database.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// Whether writing fails for lack of space or permission.
  var isUnwritable: Bool {
    [SQLITE_FULL, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM].contains(primaryCode)
  }

  var description: String {
    "SQLite error \(code): \(message)" + (sql.map { " in \"\($0)\"" } ?? "")
  }
}

extension SQLiteError: LocalizedError {
  /// The error in plain English, without the statement.
  var errorDescription: String? { "The store failed: \(message) (\(code))." }
}
