import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Unchanged people are not written again, and the cache never assumes people that are not in the
/// file.
@Suite final class WrittenPeopleTests {
  private let folder = TemporaryFolder()
  private let connection: SQLConnection
  private let ana: Account

  init() throws {
    connection = try Self.open(folder.url)
    try connection.execute("PRAGMA journal_mode = WAL")
    try Schema.migrator.migrate(connection)
    connection.startNotingChanges()
    var samples = MomentSamples(random: SeededGenerator(seed: Seeds.first(1)[0]))
    ana = samples.account("ana")
  }

  private static func open(_ folder: URL) throws -> SQLConnection {
    try SQLConnection(path: folder.appendingPathComponent("people.sqlite").path, isReadOnly: false)
  }

  private struct Undone: Error {}

  @discardableResult
  private func save(_ account: Account, in connection: SQLConnection) throws -> Int64 {
    try connection.transaction { try AccountWriter(connection).save(account, from: .list) }
  }

  private func stored() throws -> Account? { try AccountTable.account(id: "ana", in: connection) }

  private func named(_ name: String) -> Account {
    var account = ana
    account.displayName = name
    return account
  }

  @Test func unchangedPeopleKeepTheirRows() throws {
    let number = try save(ana, in: connection)
    try expect(save(ana, in: connection), equals: number)
    try expect(save(named("Anna"), in: connection), equals: number)
    try expect(stored(), equals: named("Anna"))
    try expect(save(ana, in: connection), equals: number)
    try expect(stored(), equals: ana)
  }

  @Test func aRolledBackPersonIsWrittenAgain() throws {
    #expect(throws: Undone.self) {
      try connection.transaction {
        _ = try AccountWriter(connection).save(ana, from: .list)
        throw Undone()
      }
    }
    try save(ana, in: connection)
    try expect(stored(), equals: ana)
  }

  @Test func aPersonRolledBackByAnInnerTransactionIsWrittenAgain() throws {
    try connection.transaction {
      #expect(throws: Undone.self) {
        try connection.transaction {
          _ = try AccountWriter(connection).save(ana, from: .list)
          throw Undone()
        }
      }
      _ = try AccountWriter(connection).save(ana, from: .list)
    }
    try expect(stored(), equals: ana)
  }

  @Test func writesOfAnotherProcessAreNotTreatedAsOurs() throws {
    try save(ana, in: connection)
    try save(named("Anna"), in: try Self.open(folder.url))
    try expect(stored(), equals: named("Anna"))
    try save(ana, in: connection)
    try expect(stored(), equals: ana)
  }

  @Test func aDeletedPersonIsWrittenAgain() throws {
    try save(ana, in: connection)
    try connection.transaction { try connection.run("DELETE FROM account WHERE id = ?", "ana") }
    try expectNil(stored())
    try save(ana, in: connection)
    try expect(stored(), equals: ana)
  }

  @Test func morePeopleThanTheCacheHoldsAreStored() throws {
    for round in 0..<2 {
      try connection.transaction {
        let writer = try AccountWriter(connection)
        for number in 0..<2_500 {
          var account = ana
          account.id = "person\(number)"
          account.displayName = "round \(round)"
          try expect(writer.save(account, from: .list), equals: Int64(number + 1))
        }
      }
    }
    try expect(
      AccountTable.account(id: "person3", in: connection)?.displayName,
      equals: "round 1"
    )
  }
}
