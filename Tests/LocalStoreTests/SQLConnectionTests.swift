import Expectations
import Foundation
import TestSupport
import Testing

@testable import LocalStore

@Suite struct SQLConnectionTests {
  private func connection() throws -> SQLConnection {
    try SQLConnection(path: ":memory:", isReadOnly: false)
  }

  @Test func valuesSurviveStorage() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE t (a, b, c, d, e, f, g, h)")
    let text = "e\u{301}\u{0}👩‍👩‍👧 \u{FFFF} ü"
    try connection.run(
      "INSERT INTO t VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      Int64.min,
      -0.5,
      text,
      Data([0, 255]),
      "",
      Data(),
      String?.none,
      true
    )
    var count = 0
    try connection.statement("SELECT * FROM t").rows([]) { row throws(SQLiteError) in
      count += 1
      expect(row.integer(0), equals: .min)
      expect(row.real(1), equals: -0.5)
      expect(row.text(2), equals: text)
      expect(row.data(3), equals: Data([0, 255]))
      expect(row.text(4), equals: "")
      expect(row.data(5), equals: Data())
      expect(
        row.text(6) == nil && row.integer(6) == nil && row.data(6) == nil && row.date(6) == nil
      )
      expect(row.boolean(7), equals: true)
    }
    expect(count, equals: 1)
  }

  @Test func anUnusedConnectionIsClosed() throws {
    weak var used: SQLConnection?
    do {
      let connection = try connection()
      try connection.execute("CREATE TABLE t (a)")
      try connection.run("INSERT INTO t VALUES (?)", 1)
      try expect(connection.number("SELECT a FROM t"), equals: 1)
      used = connection
    }
    expectNil(used)
  }

  @Test func statementsArePreparedOnce() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE t (a)")
    let first = try connection.statement("INSERT INTO t VALUES (?)")
    try first.run([1])
    try expect(connection.statement("INSERT INTO t VALUES (?)"), isSameAs: first)
    try first.run([2])
    try expect(connection.query("SELECT a FROM t ORDER BY a") { $0.integer(0) }, equals: [1, 2])
  }

  @Test func errorsContainTheStatementWithoutValues() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE t (a UNIQUE)")
    try connection.run("INSERT INTO t VALUES (?)", "my secret")
    do {
      try connection.run("INSERT INTO t VALUES (?)", "my secret")
      Issue.record("no error")
    } catch {
      expect(error.sql, equals: "INSERT INTO t VALUES (?)")
      expect(error.description.contains("UNIQUE"))
      expect(!error.description.contains("secret"))
    }
  }

  private struct Stop: Error {}

  @Test func onlyTheFailedTransactionIsRolledBack() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE t (a)")
    try connection.transaction {
      try connection.run("INSERT INTO t VALUES (1)")
      #expect(throws: Stop.self) {
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          throw Stop()
        }
      }
      try connection.transaction { try connection.run("INSERT INTO t VALUES (3)") }
    }
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.run("INSERT INTO t VALUES (4)")
        throw Stop()
      }
    }
    try expect(connection.query("SELECT a FROM t ORDER BY a") { $0.integer(0) }, equals: [1, 3])
  }

  @Test(arguments: Seeds.first(1)) func randomValuesSurviveStorage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let connection = try connection()
    try connection.execute("CREATE TABLE t (k INTEGER PRIMARY KEY, v)")
    var model: [Int: SQLValue] = [:]
    for _ in 0..<2_000 {
      let key = Int.random(in: 0..<200, using: &random)
      let value = random.value()
      model[key] = value
      try connection.run(
        "INSERT INTO t VALUES (?, ?) ON CONFLICT (k) DO UPDATE SET v = excluded.v",
        key,
        value
      )
    }
    for (key, value) in model {
      let found = try connection.query("SELECT v FROM t WHERE k = ?", key) { row -> SQLValue? in
        switch value {
        case .null: row.isNull(0) ? .null : nil
        case .integer: row.integer(0).map { .integer(Int64($0)) }
        case .real: row.real(0).map(SQLValue.real)
        case .text: row.text(0).map(SQLValue.text)
        case .blob: row.data(0).map(SQLValue.blob)
        }
      }
      expect(found, equals: [value], "seed \(seed)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func value() -> SQLValue {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return .null
    case 1: return .integer(Int64(bitPattern: next()))
    case 2: return .real(Double.random(in: -1e9...1e9, using: &self))
    case 3:
      let letters = ["a", "é", "中", "👩‍👩‍👧", "\u{0}", "'", "%"]
      let count = Int.random(in: 0..<9, using: &self)
      return .text((0..<count).map { _ in letters[Int(next() % 7)] }.joined())
    default:
      let count = Int.random(in: 0..<9, using: &self)
      return .blob(Data((0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }))
    }
  }
}
