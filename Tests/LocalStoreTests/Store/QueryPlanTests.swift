import Expectations
import Foundation
import SocialModel
import Testing

@testable import LocalStore

/// Opening a timeline must cost the same with a hundred thousand moments as with a hundred.
@Suite struct QueryPlanTests {
  private let connection: SQLConnection

  init() throws {
    connection = try SQLConnection(path: ":memory:", isReadOnly: false)
    try Schema.migrator.migrate(connection)
  }

  private func plan(_ sql: String) throws -> [String] {
    // A plan needs no values: unbound ones are null.
    let values = Array(repeating: SQLValue.null, count: sql.contains("?3") ? 3 : 2)
    var lines: [String] = []
    try connection.statement("EXPLAIN QUERY PLAN \(sql)").rows(values) { row in
      lines.append(row.text(3) ?? "")
    }
    return lines
  }

  @Test func theFirstRowsUseIndexes() throws {
    let plan = try plan(TimelineRows.pageQuery)
    expect(plan.first?.contains("SEARCH e USING INDEX entry_place"), equals: true, "\(plan)")
    expect(!plan.contains { $0.contains("SCAN") || $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  @Test func threadsUseIndexes() throws {
    let plan = try plan(ThreadTable.commentQuery)
    expect(
      plan.contains {
        $0.contains("SEARCH p USING COVERING INDEX post_reply")
          || $0.contains("SEARCH p USING INDEX post_reply")
      },
      "\(plan)"
    )
    expect(!plan.contains { $0.hasPrefix("SCAN p") || $0.hasPrefix("SCAN post") }, "\(plan)")
  }

  @Test(arguments: [
    "SELECT number FROM post WHERE id = ?1 AND ?2 IS NULL",
    "SELECT number, place FROM entry WHERE timeline = ?1 AND id = ?2",
    "SELECT max(place) FROM entry WHERE timeline = ?1 AND place < ?2",
    """
    SELECT number FROM entry WHERE timeline = ?1 AND is_unordered = ?2 ORDER BY place DESC LIMIT 1
    """,
    "SELECT max(floor) FROM run WHERE timeline = ?1 AND floor < ?2",
    "DELETE FROM entry WHERE post = ?1 AND ?2 IS NULL",
    "DELETE FROM comment WHERE post = ?1 AND ?2 IS NULL",
  ])
  func noQueryScansATable(sql: String) throws {
    let plan = try plan(sql)
    expect(plan.contains { $0.hasPrefix("SEARCH") }, "\(plan)")
    expect(!plan.contains { $0.hasPrefix("SCAN") || $0.contains("TEMP B-TREE") }, "\(plan)")
  }
}
