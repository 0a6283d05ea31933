public import Foundation
public import SocialModel

/// The list of accounts of this machine, which of them is current, and the programs that servers
/// know.
///
/// It has no secrets. All functions may be called from any thread, throw `ProviderError.notSaved`
/// where the file cannot be read or written, and have written to disk when they return.
public final class AccountRegistry: Sendable {
  private let database: Database
  private let folder: URL
  private let path: String

  /// Opens the list, and creates it if it does not exist.
  ///
  /// - Parameters:
  ///   - directories: Its directory.
  ///   - now: The current time, for the name of a quarantined file.
  /// - Returns: The list, and the quarantined file that could not be used, if there was one.
  /// - Throws: ``StoreOpenError``.
  public static func open(
    _ directories: StoreDirectories,
    now: Date
  ) throws(StoreOpenError) -> (registry: AccountRegistry, setAside: QuarantinedFile?) {
    let file = StoreFile(folder: directories.root, name: "accounts.sqlite")
    let (database, setAside) = try file.open(Self.migrator, now: now)
    return (AccountRegistry(database: database, folder: directories.root), setAside)
  }

  private init(database: Database, folder: URL) {
    self.database = database
    self.folder = folder
    path = folder.appendingPathComponent("accounts.sqlite").path
  }

  private static let migrator = Migrator([
    Migration(
      1,
      """
      CREATE TABLE account (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        server TEXT NOT NULL,
        url TEXT NOT NULL,
        client TEXT NOT NULL,
        person TEXT NOT NULL,
        is_locked INTEGER NOT NULL,
        body BLOB NOT NULL,
        is_current INTEGER NOT NULL DEFAULT 0
      );
      CREATE UNIQUE INDEX account_current ON account (is_current) WHERE is_current = 1;

      CREATE TABLE application (
        number INTEGER PRIMARY KEY,
        server TEXT NOT NULL,
        redirect TEXT NOT NULL,
        client TEXT NOT NULL,
        scopes TEXT NOT NULL,
        UNIQUE (server, redirect)
      );
      """
    )
  ])

  // MARK: Accounts

  /// All accounts, the current one first, the others by name.
  public func accounts() async throws -> [RegisteredAccount] {
    try await read { connection in
      try connection.query(
        """
        SELECT id, server, url, client, is_current, person, is_locked, body FROM account
        ORDER BY is_current DESC, id
        """,
        read: Self.account
      )
    }
  }

  /// An account; nil if it is not in the list.
  public func account(_ id: KnownAccount.ID) async throws -> RegisteredAccount? {
    try await read { connection in
      try connection.query(
        """
        SELECT id, server, url, client, is_current, person, is_locked, body FROM account
        WHERE id = ?
        """,
        id,
        read: Self.account
      ).first
    }
  }

  /// Stores an account, in place of the earlier one; makes it the current one if its `isCurrent` is
  /// true.
  public func save(_ account: RegisteredAccount) async throws {
    try await write { connection in
      let known = account.known
      if known.isCurrent { try connection.run("UPDATE account SET is_current = 0") }
      try connection.run(
        """
        INSERT INTO account (id, server, url, client, person, is_locked, body, is_current)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (id) DO UPDATE
        SET (server, url, client, person, is_locked, body, is_current)
          = (?2, ?3, ?4, ?5, ?6, ?7, ?8)
        """,
        known.id,
        known.server,
        account.serverURL.absoluteString,
        account.clientID,
        known.account.id,
        known.account.isLocked,
        AccountBody.encode(known.account),
        known.isCurrent
      )
    }
  }

  /// Stores the person of an account as the server returned them; one that is not in the list is
  /// not an error.
  public func update(_ person: Account, of id: KnownAccount.ID) async throws {
    try await write { connection in
      try connection.run(
        "UPDATE account SET (person, is_locked, body) = (?2, ?3, ?4) WHERE id = ?1",
        id,
        person.id,
        person.isLocked,
        AccountBody.encode(person)
      )
    }
  }

  /// Makes an account the current one; none for nil, or for one that is not in the list.
  public func setCurrent(_ id: KnownAccount.ID?) async throws {
    try await write { connection in
      try connection.run("UPDATE account SET is_current = 0")
      try connection.run("UPDATE account SET is_current = 1 WHERE id = ?", id)
    }
  }

  /// Removes an account from the list; one that is not in it is not an error.
  ///
  /// If it was the current one, the first of the others becomes the current one.
  public func remove(_ id: KnownAccount.ID) async throws {
    try await write { connection in
      let sql = "SELECT is_current FROM account WHERE id = ?"
      let isCurrent = try connection.number(sql, id) == 1
      try connection.run("DELETE FROM account WHERE id = ?", id)
      guard isCurrent else { return }
      try connection.run(
        "UPDATE account SET is_current = 1 WHERE id = (SELECT id FROM account ORDER BY id LIMIT 1)"
      )
    }
    // SQLite closes its files before others can read what was committed: they may have read too
    // early.
    FolderWatch.notifyOfChange(to: path)
  }

  /// Waits until an account is removed from the list, by any process.
  ///
  /// It does no work while nothing changes; where the system cannot watch files, the list is read
  /// each ``pause``.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - clock: The clock to wait on.
  /// - Returns: Whether it was removed; false where the task was cancelled.
  public func waitForRemoval(of id: KnownAccount.ID, clock: any Clock<Duration>) async -> Bool {
    var changes = FolderWatch.changes(in: folder)?.makeAsyncIterator()
    while !Task.isCancelled {
      // A list that cannot be read does not mean that the account was removed.
      if let known = try? await isKnown(id), !known { return true }
      if await changes?.next() != nil { continue }
      changes = nil
      guard (try? await clock.sleep(for: Self.pause)) != nil else { return false }
    }
    return false
  }

  /// The interval at which the list is read where files cannot be watched.
  static let pause = Duration.seconds(1)

  private func isKnown(_ id: KnownAccount.ID) async throws -> Bool {
    try await account(id) != nil
  }

  private static func account(_ row: borrowing SQLRow) -> RegisteredAccount? {
    guard let id = row.text(0), let server = row.text(1), let client = row.text(3),
      let url = row.text(2).flatMap(URL.init), let person = AccountTable.read(row, from: 5)
    else { return nil }
    let known = KnownAccount(
      id: id,
      server: server,
      account: person,
      isCurrent: row.boolean(4) ?? false
    )
    return RegisteredAccount(known: known, serverURL: url, clientID: client)
  }

  // MARK: Programs

  /// The programs that a server knows, one for each redirect URL.
  public func applications(of server: String) async throws -> [RegisteredApplication] {
    try await read { connection in
      try connection.query(
        "SELECT redirect, client, scopes FROM application WHERE server = ? ORDER BY number",
        server
      ) { row in
        guard let redirect = row.text(0), let client = row.text(1), let scopes = row.text(2)
        else { return nil }
        return RegisteredApplication(
          server: server,
          redirectURI: redirect,
          clientID: client,
          scopes: scopes
        )
      }
    }
  }

  /// Stores a program, in place of an older one for the same redirect URL.
  public func save(_ application: RegisteredApplication) async throws {
    try await write { connection in
      try connection.run(
        """
        INSERT INTO application (server, redirect, client, scopes) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (server, redirect) DO UPDATE SET (client, scopes) = (?3, ?4)
        """,
        application.server,
        application.redirectURI,
        application.clientID,
        application.scopes
      )
    }
  }

  /// Removes a program.
  public func remove(_ application: RegisteredApplication) async throws {
    try await write { connection in
      try connection.run(
        "DELETE FROM application WHERE server = ? AND client = ?",
        application.server,
        application.clientID
      )
    }
  }

  // MARK: The file

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    do { return try await database.read(body) } catch { throw failure(error) }
  }

  private func write(_ body: @escaping @Sendable (SQLConnection) throws -> Void) async throws {
    do { try await database.write(body) } catch { throw failure(error) }
  }

  private func failure(_ error: any Error) -> any Error {
    guard let error = error as? SQLiteError else { return error }
    return ProviderError.notSaved(path: path, reason: error.message)
  }
}
