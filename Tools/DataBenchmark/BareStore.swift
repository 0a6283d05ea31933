import CSQLite
import Foundation

/// Inserts without anything of ours: one table, one statement, the settings of the store.
enum BareStore {
  struct Failure: Error { var code: Int32 }

  static func fill(_ file: URL, _ pages: [[Data]]) throws {
    var opened: OpaquePointer?
    try check(sqlite3_open(file.path, &opened))
    defer { sqlite3_close(opened) }
    try run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", opened)
    try run("CREATE TABLE post (number INTEGER PRIMARY KEY, body BLOB NOT NULL)", opened)
    var statement: OpaquePointer?
    try check(
      sqlite3_prepare_v2(opened, "INSERT INTO post (body) VALUES (?)", -1, &statement, nil)
    )
    defer { sqlite3_finalize(statement) }
    for page in pages {
      try run("BEGIN", opened)
      for post in page {
        try post.withUnsafeBytes { bytes in
          try check(
            sqlite3_bind_blob(
              statement,
              1,
              bytes.baseAddress,
              Int32(bytes.count),
              csqlite_transient()
            )
          )
        }
        guard sqlite3_step(statement) == SQLITE_DONE else { throw Failure(code: SQLITE_ERROR) }
        try check(sqlite3_reset(statement))
      }
      try run("COMMIT", opened)
    }
  }

  private static func run(_ sql: String, _ database: OpaquePointer?) throws {
    try check(sqlite3_exec(database, sql, nil, nil, nil))
  }

  private static func check(_ code: Int32) throws {
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }
}
