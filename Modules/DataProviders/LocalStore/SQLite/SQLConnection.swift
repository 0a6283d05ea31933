internal import CSQLite
import Foundation

/// A connection to a database file.
///
/// It is not thread-safe: ``Database`` gives each connection its own queue.
final class SQLConnection {
  let handle: OpaquePointer
  private var statements: [String: SQLStatement] = [:]
  private var depth = 0
  private var notes = ChangeNotes()
  /// The log of values that cannot be read; nil for none.
  var log: TroubleLog?
  /// People whom this connection wrote, as they are in the file.
  var writtenPeople = WrittenPeopleCache()

  /// Opens a file, and creates it if it does not exist and may be written.
  ///
  /// - Parameters:
  ///   - path: The file, or `:memory:`.
  ///   - isReadOnly: Whether the connection only reads; the file must exist.
  /// - Throws: `SQLiteError`.
  init(path: String, isReadOnly: Bool) throws(SQLiteError) {
    var handle: OpaquePointer?
    let mode = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    // No mutex inside of SQLite: a connection is used by one thread at a time.
    let code = sqlite3_open_v2(
      path,
      &handle,
      mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      nil
    )
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw SQLiteError(code: code, message: message)
    }
    self.handle = handle
    // Another process, such as a second window, may write for a moment; on a busy disk, each of its
    // commits takes long, and SQLite does not queue waiting connections.
    sqlite3_busy_timeout(handle, Int32(Self.timeout * 1_000))
  }

  /// The number of seconds a connection waits for others.
  private static let timeout: TimeInterval = 30

  deinit {
    statements.removeAll()
    // `sqlite3_close_v2` waits for statements that still exist.
    sqlite3_close_v2(handle)
  }

  func error(_ code: Int32, _ sql: String? = nil) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }

  /// Switches the file to a write-ahead log, also for later connections.
  ///
  /// SQLite does not apply its timeout here: changing the mode first reads, and a reader that wants
  /// to write while another connection writes is refused immediately, since the two could deadlock.
  /// The refusal releases its lock, so a retry is safe.
  ///
  /// - Parameter pause: Called between two attempts.
  /// - Throws: `SQLiteError`, with `SQLITE_BUSY` if another connection holds the file for half a
  ///   minute.
  func useWriteAheadLog(
    pause: () throws(SQLiteError) -> Void = { Thread.sleep(forTimeInterval: 0.005) }
  ) throws(SQLiteError) {
    let limit = ContinuousClock.now + .seconds(Self.timeout)
    while true {
      do {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.code & 0xff == SQLITE_BUSY, ContinuousClock.now < limit else { throw error }
      }
      try pause()
    }
  }

  // MARK: Running

  /// Runs statements without values, one after the other.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql) }
  }

  /// Runs a statement.
  func run(_ sql: String, _ values: any SQLConvertible...) throws(SQLiteError) {
    try statement(sql).run(values)
  }

  /// Runs a query and makes a value of each row.
  ///
  /// - Returns: The values, in order; rows for which `read` returns nil are left out.
  func query<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
    read: (borrowing SQLRow) -> Value?
  ) throws(SQLiteError) -> [Value] {
    var found: [Value] = []
    try statement(sql).rows(values) { row throws(SQLiteError) in
      if let value = read(row) { found.append(value) }
    }
    return found
  }

  /// The first column of the first row as a whole number; nil where there is no row, or null.
  func number(_ sql: String, _ values: any SQLConvertible...) throws(SQLiteError) -> Int64? {
    try statement(sql).number(plain: values.map(\.sqlValue))
  }

  /// The number of the row that was inserted last.
  var lastInsertedNumber: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The cached statement for a text, prepared once.
  func statement(_ sql: String) throws(SQLiteError) -> SQLStatement {
    if let statement = statements[sql] { return statement }
    let statement = try SQLStatement(sql, in: self)
    statements[sql] = statement
    return statement
  }

  // MARK: Transactions

  /// Runs code in a transaction.
  ///
  /// Inside of another transaction, only the inner changes are rolled back when it throws.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    let name = "level\(depth)"
    try execute(depth == 0 ? "BEGIN IMMEDIATE" : "SAVEPOINT \(name)")
    depth += 1
    defer { depth -= 1 }
    do {
      // Another process may have written since.
      if depth == 1 { writtenPeople.check(version: try number("PRAGMA data_version")) }
      let value = try body()
      try execute(depth == 1 ? "COMMIT" : "RELEASE \(name)")
      return value
    } catch {
      writtenPeople.forget()
      // A full disk rolls the transaction back by itself.
      if sqlite3_get_autocommit(handle) == 0 {
        try execute(depth == 1 ? "ROLLBACK" : "ROLLBACK TO \(name); RELEASE \(name)")
      }
      throw error
    }
  }

  /// The schema version.
  func version() throws(SQLiteError) -> Int {
    try query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
  }

  // MARK: Changes

  /// Begins to record which rows change.
  func startNotingChanges() {
    let this = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_update_hook(
      handle,
      { context, operation, database, table, row in
        guard let context, let database, let table else { return }
        // Changes of temporary tables are not recorded.
        guard strcmp(database, "main") == 0 else { return }
        let connection = Unmanaged<SQLConnection>.fromOpaque(context).takeUnretainedValue()
        let name = String(cString: table)
        connection.notes.note(name, row, isInserted: operation == SQLITE_INSERT)
        if operation == SQLITE_DELETE, name == "account" { connection.writtenPeople.forget() }
      },
      this
    )
  }

  /// The rows changed since the last call.
  func takeChanges() -> StoreChanges {
    defer { notes = ChangeNotes() }
    return notes.changes
  }
}
