import Expectations
import Foundation
import Locking
import TestSupport
import Testing

@testable import LocalStore

@Suite struct DatabaseTests {
  private let folder = TemporaryFolder()
  private let database: Database

  private static let migrator = Migrator([
    Migration(1, "CREATE TABLE t (id INTEGER PRIMARY KEY, v)")
  ])

  init() throws { database = try Database(path: folder.path("a.db"), migrator: Self.migrator) }

  private func values() async throws -> [Int] {
    try await database.read { try $0.query("SELECT v FROM t ORDER BY id") { $0.integer(0) } }
  }

  private struct Stop: Error {}

  @Test func aReadAfterAWriteSeesItsValue() async throws {
    for value in 0..<50 {
      try await database.write { try $0.run("INSERT INTO t (v) VALUES (?)", value) }
      try await expect(values().last, equals: value)
    }
  }

  @Test func aFailedWriteIsRolledBack() async throws {
    await #expect(throws: Stop.self) {
      try await database.write {
        try $0.run("INSERT INTO t (v) VALUES (1)")
        throw Stop()
      }
    }
    try await expect(values(), satisfies: \.isEmpty)
  }

  @Test func aReadSeesOneSnapshot() async throws {
    try await database.write { try $0.run("INSERT INTO t (v) VALUES (1)") }
    let database = database
    // The write begins and ends between the two queries of one read.
    let counts = try await database.read { connection -> [Int] in
      let before = try connection.query("SELECT count(*) FROM t") { $0.integer(0) }
      let done = DispatchSemaphore(value: 0)
      Task {
        try await database.write { try $0.run("INSERT INTO t (v) VALUES (2)") }
        done.signal()
      }
      done.wait()
      return before + (try connection.query("SELECT count(*) FROM t") { $0.integer(0) })
    }
    expect(counts, equals: [1, 1])
    try await expect(values(), equals: [1, 2])
  }

  @Test func readersCannotWrite() async throws {
    await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.run("INSERT INTO t (v) VALUES (1)") }
    }
  }

  @Test func observersAreNotifiedOfChangedRowsOnly() async throws {
    let received = Mutex<[StoreChanges]>([])
    let observation = database.observe { changes, _ in received.withLock { $0.append(changes) } }
    try await database.write {
      try $0.run("INSERT INTO t (id, v) VALUES (7, 1)")
      try $0.run("INSERT INTO t (id, v) VALUES (8, 1)")
    }
    try await database.write { try $0.run("UPDATE t SET v = 2 WHERE id = 8") }
    try await database.write { try $0.run("UPDATE t SET v = 2 WHERE id = 9") }
    try? await database.write {
      try $0.run("DELETE FROM t WHERE id = 7")
      throw Stop()
    }
    expect(received.withLock { $0.map(\.rows) }, equals: [["t": [7, 8]], ["t": [8]]])
    withExtendedLifetime(observation) {}
  }

  @Test func aReleasedObservationIsNotCalledAgain() async throws {
    let count = Mutex(0)
    var observation: Database.Observation? = database.observe { _, _ in count.withLock { $0 += 1 } }
    try await database.write { try $0.run("INSERT INTO t (v) VALUES (1)") }
    withExtendedLifetime(observation) {}
    observation = nil
    try await database.write { try $0.run("INSERT INTO t (v) VALUES (2)") }
    expect(count.withLock { $0 }, equals: 1)
  }

  @Test func concurrentWritersAndReadersAreIsolated() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for value in 0..<100 {
        group.addTask { [database] in
          try await database.write {
            try $0.run("INSERT INTO t (v) VALUES (?)", value)
            try $0.run("INSERT INTO t (v) VALUES (?)", value)
          }
        }
        group.addTask { [self] in
          // Writes insert pairs, and no read sees half of one.
          let seen = try await values()
          expect(seen.count.isMultiple(of: 2))
        }
      }
      try await group.waitForAll()
    }
    try await expect(values().count, equals: 200)
  }
}
