internal import CSQLite
import Foundation

/// A prepared statement, which is run many times with other values.
///
/// It belongs to its connection and to the connection's thread.
final class SQLStatement {
  // Unowned, because the connection owns its statements: a cycle would keep every file open.
  private unowned let connection: SQLConnection
  private let handle: OpaquePointer
  let sql: String

  init(_ sql: String, in connection: SQLConnection) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &handle,
      nil
    )
    guard code == SQLITE_OK, let handle else { throw connection.error(code, sql) }
    self.connection = connection
    self.handle = handle
    self.sql = sql
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement and ignores its rows.
  func run(_ values: [any SQLConvertible]) throws(SQLiteError) {
    try run(plain: values.map(\.sqlValue))
  }

  /// Runs the statement with SQLite's values, which is the fastest way for many rows.
  func run(plain values: [SQLValue]) throws(SQLiteError) {
    try rows(plain: values) { (_: borrowing SQLRow) throws(SQLiteError) in }
  }

  /// Runs the statement and passes on each row.
  ///
  /// - Parameters:
  ///   - values: One for each question mark of the statement.
  ///   - body: Reads a row; an error ends the run.
  /// - Throws: `SQLiteError`.
  func rows(
    _ values: [any SQLConvertible],
    _ body: (borrowing SQLRow) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try rows(plain: values.map(\.sqlValue), body)
  }

  /// Like ``rows(_:_:)``, with SQLite's values.
  func rows(
    plain values: [SQLValue],
    _ body: (borrowing SQLRow) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    try bind(values)
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try body(SQLRow(statement: handle))
      case SQLITE_DONE: return
      case let code: throw connection.error(code, sql)
      }
    }
  }

  /// The first column of the first row as a whole number; nil where there is no row, or null.
  func number(plain values: [SQLValue]) throws(SQLiteError) -> Int64? {
    var found: Int64?
    try rows(plain: values) { row throws(SQLiteError) in
      if found == nil { found = row.integer(0).map(Int64.init) }
    }
    return found
  }

  private func bind(_ values: [SQLValue]) throws(SQLiteError) {
    precondition(
      values.count == Int(sqlite3_bind_parameter_count(handle)),
      "\(values.count) values for \(sqlite3_bind_parameter_count(handle)) places of \"\(sql)\""
    )
    var place: Int32 = 0
    for value in values {
      place += 1
      let code = bind(value, at: place)
      guard code == SQLITE_OK else { throw connection.error(code, sql) }
    }
  }

  private func bind(_ value: SQLValue, at place: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, place)
    case .integer(let number): return sqlite3_bind_int64(handle, place, number)
    case .real(let number): return sqlite3_bind_double(handle, place, number)
    case .text(var text):
      // Empty bytes may have no address, which SQLite would take for null.
      if text.isEmpty { return sqlite3_bind_text(handle, place, "", 0, csqlite_transient()) }
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text(handle, place, $0.baseAddress, Int32($0.count), csqlite_transient())
        }
      }
    case .blob(let data):
      guard !data.isEmpty else { return sqlite3_bind_zeroblob(handle, place, 0) }
      return data.withUnsafeBytes {
        sqlite3_bind_blob(handle, place, $0.baseAddress, Int32($0.count), csqlite_transient())
      }
    }
  }
}
