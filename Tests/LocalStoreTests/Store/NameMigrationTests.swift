import Expectations
import Foundation
import Testing

@testable import LocalStore

/// Rows and values that were stored under other names.
@Suite struct NameMigrationTests {
  private let connection: SQLConnection

  /// A database of version 16.
  init() throws {
    connection = try SQLConnection(path: ":memory:", isReadOnly: false)
    try Schema.migrator.migrate(connection, upTo: 16)
  }

  @Test func storedValuesAreFoundUnderTheirNewNames() throws {
    func store(_ json: String, as name: String) throws {
      try connection.run(
        "INSERT INTO kept_list (name, data) VALUES (?, ?)",
        name,
        Data(json.utf8)
      )
    }
    try store(#"{"row":"9","movedAt":1,"told":"3"}"#, as: "marker")
    try store(#"{"position":"5","told":"4","count":2}"#, as: "notification-position")
    try store(#"{"heardAt":8,"json":"e30="}"#, as: "instance")
    try store(#"{"all":[{"shortcode":"\"heardAt\":"}],"heardAt":5}"#, as: "emoji")
    try store(#"{"told":"a list of the reader's"}"#, as: "other")
    try Schema.migrator.migrate(connection)
    func stored(_ name: String) throws -> String? {
      try SocialStore.storedList(name, in: connection).map { String(decoding: $0, as: UTF8.self) }
    }
    try expect(stored("marker"), equals: #"{"row":"9","movedAt":1,"confirmed":"3"}"#)
    try expect(
      stored("notification-position"),
      equals: #"{"position":"5","confirmed":"4","count":2}"#
    )
    try expect(stored("instance"), equals: #"{"fetchedAt":8,"json":"e30="}"#)
    try expect(
      stored("emoji"),
      equals: #"{"all":[{"shortcode":"\"heardAt\":"}],"fetchedAt":5}"#
    )
    try expect(stored("other"), equals: #"{"told":"a list of the reader's"}"#)
  }

  @Test func unorderedRowsStayUnordered() throws {
    try connection.execute(
      """
      INSERT INTO timeline (name) VALUES ('home');
      INSERT INTO entry (timeline, id, place, post, is_loose) VALUES (1, 'a', 2, 1, 1),
        (1, 'b', 1, 2, 0)
      """
    )
    try Schema.migrator.migrate(connection)
    let rows = try connection.query("SELECT id FROM entry WHERE is_unordered = 1") { $0.text(0) }
    expect(rows, equals: ["a"])
  }
}
