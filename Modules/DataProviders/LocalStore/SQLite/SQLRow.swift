internal import CSQLite
import Foundation

/// The current row of a statement; invalid after the next step.
///
/// Columns are counted from 0. Values of other types are converted as SQLite does: text that is not
/// a number reads as 0.
struct SQLRow: ~Copyable {
  let statement: OpaquePointer

  /// Whether a column is null.
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// A whole number; nil for null.
  func integer(_ column: Int32) -> Int? {
    isNull(column) ? nil : Int(truncatingIfNeeded: sqlite3_column_int64(statement, column))
  }

  /// `true` for every number but 0; nil for null.
  func boolean(_ column: Int32) -> Bool? { integer(column).map { $0 != 0 } }

  /// A number; nil for null.
  func real(_ column: Int32) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(statement, column)
  }

  /// A time; nil for null.
  func date(_ column: Int32) -> Date? { real(column).map(Date.init(timeIntervalSince1970:)) }

  /// A text; nil for null.
  ///
  /// Invalid UTF-8 is replaced.
  func text(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Bytes; nil for null.
  func data(_ column: Int32) -> Data? {
    guard !isNull(column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    // Empty bytes have no address.
    return sqlite3_column_blob(statement, column).map { Data(bytes: $0, count: count) } ?? Data()
  }

  /// Reads bytes without copying them; null reads as no bytes.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - body: Reads them; they are invalid after it returns.
  /// - Returns: The result of `body`.
  /// - Throws: Errors of `body`.
  func bytes<Value, Failure: Error>(
    _ column: Int32,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let start = sqlite3_column_blob(statement, column)
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
    return try body(UnsafeRawBufferPointer(start: start, count: count))
  }
}
