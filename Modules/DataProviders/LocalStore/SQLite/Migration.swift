/// A step from one schema version to the next.
///
/// A released migration is never changed: the next one corrects its mistakes.
struct Migration: Sendable {
  /// The version after the step; greater than the one before.
  var version: Int
  /// Changes the tables.
  var change: @Sendable (SQLConnection) throws -> Void

  init(_ version: Int, _ sql: String) {
    self.version = version
    change = { try $0.execute(sql) }
  }

  init(_ version: Int, change: @escaping @Sendable (SQLConnection) throws -> Void) {
    self.version = version
    self.change = change
  }
}

/// Migrates databases to the newest version.
struct Migrator: Sendable {
  /// The file has a version that this program does not know: it is newer, or older than the first
  /// that was released.
  struct UnknownSchema: Error, Hashable {
    var found: Int
  }

  private let migrations: [Migration]

  /// Makes a migrator of migrations in ascending order.
  init(_ migrations: [Migration]) {
    precondition(
      zip(migrations, migrations.dropFirst()).allSatisfy { $0.version < $1.version },
      "migrations must be in ascending order"
    )
    self.migrations = migrations
  }

  var newest: Int { migrations.last?.version ?? 0 }

  /// Runs the missing migrations, each in a transaction of its own, so that an interrupted run
  /// continues the next time.
  ///
  /// - Parameters:
  ///   - connection: The database.
  ///   - last: The version to stop at, for tests.
  /// - Throws: `UnknownSchema`; `SQLiteError`, or an error of a migration.
  func migrate(_ connection: SQLConnection, upTo last: Int? = nil) throws {
    let found = try connection.version()
    guard found == 0 || found <= newest && found >= migrations.first?.version ?? 0 else {
      throw UnknownSchema(found: found)
    }
    let missing = migrations.filter { $0.version > found && $0.version <= last ?? newest }
    guard !missing.isEmpty else { return }
    try Self.withoutForeignKeys(connection) {
      for migration in missing {
        try connection.transaction {
          // Another process may have run the migration while this one waited for the lock.
          guard try connection.version() < migration.version else { return }
          try migration.change(connection)
          try connection.execute("PRAGMA user_version = \(migration.version)")
        }
      }
    }
  }

  /// Runs migrations without the actions of foreign keys: a migration that rebuilds a table deletes
  /// the old one, and with it everything that refers to its rows.
  ///
  /// SQLite ignores the setting inside of a transaction, so it is made around them.
  private static func withoutForeignKeys(
    _ connection: SQLConnection,
    _ body: () throws -> Void
  ) throws {
    guard try connection.number("PRAGMA foreign_keys") == 1 else { return try body() }
    try connection.execute("PRAGMA foreign_keys = OFF")
    do {
      try body()
    } catch {
      try connection.execute("PRAGMA foreign_keys = ON")
      throw error
    }
    try connection.execute("PRAGMA foreign_keys = ON")
  }
}
