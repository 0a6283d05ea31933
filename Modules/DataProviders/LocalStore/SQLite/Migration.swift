/// A step from one form of the database to the next.
///
/// Once it has been in a release, a migration is never changed: what it got wrong, the next one
/// mends.
struct Migration: Sendable {
  /// The form it leads to; each is greater than the one before.
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

/// Brings databases to their newest form.
struct Migrator: Sendable {
  /// The file is of a form that this program does not know.
  struct NewerSchema: Error, Hashable {
    var found: Int
    var known: Int
  }

  private let migrations: [Migration]

  /// Makes a migrator of steps in ascending order.
  init(_ migrations: [Migration]) {
    precondition(
      zip(migrations, migrations.dropFirst()).allSatisfy { $0.version < $1.version },
      "migrations must be in ascending order"
    )
    self.migrations = migrations
  }

  var newest: Int { migrations.last?.version ?? 0 }

  /// Takes the steps that are missing, each in a transaction of its own: what is interrupted goes
  /// on next time.
  ///
  /// - Parameters:
  ///   - connection: The database.
  ///   - last: The form to stop at, for tests.
  /// - Throws: `NewerSchema`; `SQLiteError`, or what a step threw.
  func migrate(_ connection: SQLConnection, upTo last: Int? = nil) throws {
    let found = try connection.version()
    guard found <= newest else { throw NewerSchema(found: found, known: newest) }
    for migration in migrations
    where migration.version > found && migration.version <= last ?? newest {
      try connection.transaction {
        // Another process may have taken the step while this one waited for its turn to write.
        guard try connection.version() < migration.version else { return }
        try migration.change(connection)
        try connection.execute("PRAGMA user_version = \(migration.version)")
      }
    }
  }
}
