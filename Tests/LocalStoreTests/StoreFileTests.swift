import Expectations
import Foundation
import TestSupport
import Testing

@testable import LocalStore

@Suite struct StoreFileTests {
  private let folder = TemporaryFolder()
  private let file: StoreFile
  private static let migrator = Migrator([
    Migration(1, "CREATE TABLE t (a)"), Migration(2, "ALTER TABLE t ADD COLUMN b"),
    Migration(3) { try $0.run("UPDATE t SET b = a * 2") },
  ])
  private static let now = Date(timeIntervalSince1970: 1_000)

  init() throws {
    file = StoreFile(folder: folder.url.appendingPathComponent("new/deep"), name: "a.db")
  }

  private func open() throws -> (Database, QuarantinedFile?) {
    try file.open(Self.migrator, now: Self.now)
  }

  private var path: String { file.folder.appendingPathComponent("a.db").path }

  @Test func aNewFileIsReadableByTheUserOnly() async throws {
    let (database, setAside) = try open()
    expectNil(setAside)
    try await expect(database.read { try $0.version() }, equals: 3)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    expect(mode, equals: 0o600)
    let folder = try FileManager.default.attributesOfItem(atPath: file.folder.path)
    expect(folder[.posixPermissions] as? Int, equals: 0o700)
  }

  @Test(arguments: [0, 1, 2, 3]) func everyVersionIsMigrated(version: Int) async throws {
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
    do {
      let old = try SQLConnection(path: path, isReadOnly: false)
      try Self.migrator.migrate(old, upTo: version)
      if version > 0 { try old.run("INSERT INTO t (a) VALUES (21)") }
    }
    let (database, setAside) = try open()
    expectNil(setAside)
    let rows = try await database.read { try $0.query("SELECT b FROM t") { $0.integer(0) ?? -1 } }
    // Rows written before the third migration are doubled by it.
    expect(rows, equals: (version == 0 ? [] : version == 3 ? [-1] : [42]))
  }

  @Test func aFailedMigrationChangesNothing() throws {
    let connection = try SQLConnection(path: ":memory:", isReadOnly: false)
    let bad = Migrator([
      Migration(1, "CREATE TABLE t (a)"), Migration(2, "CREATE TABLE u (a); NONSENSE"),
    ])
    #expect(throws: SQLiteError.self) { try bad.migrate(connection) }
    try expect(connection.version(), equals: 1)
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT * FROM u") }
  }

  /// A table is rebuilt by making another one, copying the rows and deleting the old one.
  @Test func rebuildingATableKeepsTheRowsThatReferToIt() throws {
    let connection = try SQLConnection(path: ":memory:", isReadOnly: false)
    try connection.execute("PRAGMA foreign_keys = ON")
    let rebuild = """
      CREATE TABLE other (number INTEGER PRIMARY KEY, a NOT NULL);
      INSERT INTO other SELECT number, a FROM t; DROP TABLE t; ALTER TABLE other RENAME TO t
      """
    let migrator = Migrator([
      Migration(
        1,
        """
        CREATE TABLE t (number INTEGER PRIMARY KEY, a);
        CREATE TABLE u (t INTEGER NOT NULL REFERENCES t (number) ON DELETE CASCADE)
        """
      ), Migration(2, rebuild),
    ])
    try migrator.migrate(connection, upTo: 1)
    try connection.execute("INSERT INTO t VALUES (1, 'a'); INSERT INTO u VALUES (1)")
    try migrator.migrate(connection)
    try expect(connection.number("SELECT count(*) FROM u"), equals: 1)
    try expect(connection.number("PRAGMA foreign_keys"), equals: 1)
  }

  @Test func aNewerFileIsQuarantined() async throws {
    do {
      let (database, _) = try open()
      try await database.write {
        try $0.execute("INSERT INTO t (a) VALUES (5); PRAGMA user_version = 9")
      }
    }
    let (database, setAside) = try open()
    expect(setAside?.reason, equals: .otherVersion(9))
    try await expect(
      database.read { try $0.query("SELECT a FROM t") { $0.integer(0) } },
      equals: []
    )
    let stored = try SQLConnection(path: require(setAside?.url.path), isReadOnly: true)
    try expect(stored.query("SELECT a FROM t") { $0.integer(0) }, equals: [5])
  }

  @Test(arguments: [
    Data("this is no database at all, not even a small one".utf8), Data(repeating: 7, count: 9_000),
  ])
  func aFileThatIsNoDatabaseIsQuarantined(content: Data) async throws {
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
    try content.write(to: URL(fileURLWithPath: path))
    let (database, setAside) = try open()
    expect(setAside?.reason, equals: .damaged)
    try expect(Data(contentsOf: require(setAside?.url)), equals: content)
    try await expect(database.read { try $0.version() }, equals: 3)
  }

  @Test func aFolderThatCannotBeCreatedIsReported() throws {
    let blocked = folder.url.appendingPathComponent("file")
    try Data().write(to: blocked)
    let file = StoreFile(folder: blocked.appendingPathComponent("x"), name: "a.db")
    do throws(StoreOpenError) {
      _ = try file.open(Self.migrator, now: Self.now)
      Issue.record("opened")
    } catch {
      expect(error.path, equals: blocked.appendingPathComponent("x").path)
      guard case .folder(let words) = error.reason else {
        Issue.record("\(error)")
        return
      }
      // It is shown to the reader.
      expect(!words.isEmpty && !words.contains("Domain") && !words.contains("Code="), "\(words)")
    }
  }
}
