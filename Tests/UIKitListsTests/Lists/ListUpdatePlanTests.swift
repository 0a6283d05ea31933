import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@_spi(UIKit) @testable import UIKitCore

@Suite nonisolated struct ListUpdatePlanTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func failure(
    _ old: [Int],
    _ new: [Int],
    _ updates: [ListUpdate]
  ) -> String? {
    do {
      _ = try ListUpdatePlan(oldCounts: old, newCounts: new, updates: updates)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func deletionsUseOldAndInsertionsNewIndexPaths() throws {
    let plan = try ListUpdatePlan(
      oldCounts: [4],
      newCounts: [4],
      updates: [
        .insertRow(path(0, 0)), .deleteRow(path(0, 1)), .insertRow(path(0, 3)),
        .deleteRow(path(0, 3)),
      ]
    )
    expect(plan.newIndexPath(forOld: path(0, 0)), equals: path(0, 1))
    expectNil(plan.newIndexPath(forOld: path(0, 1)))
    expect(plan.newIndexPath(forOld: path(0, 2)), equals: path(0, 2))
    expectNil(plan.oldIndexPath(forNew: path(0, 3)))
  }

  @Test func invalidRowCountsTrapWithUIKitsMessage() {
    expect(
      failure([9], [9], [.deleteRow(path(0, 2))]),
      equals:
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an"
        + " existing section after the update (9) must be equal to the number of rows contained in"
        + " that section before the update (9), plus or minus the number of rows inserted or"
        + " deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows"
        + " moved into or out of that section (0 moved in, 0 moved out)."
    )
    expect(
      failure([3], [3, 1], []),
      equals: "Invalid update: invalid number of sections. The number of sections contained in the"
        + " table view after the update (2) must be equal to the number of sections contained in"
        + " the table view before the update (1), plus or minus the number of sections inserted or"
        + " deleted (0 inserted, 0 deleted)."
    )
  }

  @Test(arguments: [
    (
      ListUpdate.deleteRow(IndexPath(row: 3, section: 0)), [3], [2],
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    (
      .deleteRow(IndexPath(row: 0, section: 2)), [3], [2],
      "attempt to delete row 0 from section 2, but there are only 1 sections before the update"
    ),
    (
      .insertRow(IndexPath(row: 8, section: 0)), [7], [8],
      "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the"
        + " update"
    ),
    (
      .insertSection(1), [1], [1],
      "attempt to insert section 1 but there are only 1 sections after the update"
    ),
    (
      .deleteSection(1), [1], [],
      "attempt to delete section 1, but there are only 1 sections before the update"
    ),
    (
      .moveRow(IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)), [2], [2],
      "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path"
        + " (<NSIndexPath> {length = 2, path = 0 - 2}) that does not exist - there are only 2 rows"
        + " in section 0 after the update"
    ),
  ])
  func updateOutOfBoundsFails(update: ListUpdate, old: [Int], new: [Int], message: String) {
    expect(failure(old, new, [update]), equals: message)
  }

  @Test func forbiddenPairsFail() {
    let place = "(<NSIndexPath> {length = 2, path = 0 - 1})"
    expect(
      failure([3], [2], [.deleteRow(path(0, 1)), .reloadRow(path(0, 1))]),
      equals: "attempt to delete and reload the same index path \(place)"
    )
    expect(
      failure([3], [3], [.moveRow(path(0, 1), path(0, 0)), .reloadRow(path(0, 1))]),
      equals: "attempt to perform a delete and a move from the same index path \(place)"
    )
    expect(
      failure([3], [4], [.moveRow(path(0, 0), path(0, 1)), .insertRow(path(0, 1))]),
      equals: "attempt to perform an insert and a move to the same index path \(place)"
    )
    expect(
      failure([1, 1], [1], [.deleteSection(1), .moveRow(path(1, 0), path(0, 1))]),
      equals: "cannot move a row from a deleted section (1)"
    )
    expect(
      failure([2], [1, 1], [.insertSection(1), .moveRow(path(0, 0), path(1, 0))]),
      equals: "cannot move a row into a newly inserted section (1)"
    )
  }

  @Test func reloadedRowsAndSectionsDoNotRemain() throws {
    let plan = try ListUpdatePlan(
      oldCounts: [3, 1, 1],
      newCounts: [1, 3, 2],
      updates: [
        .deleteSection(2), .insertSection(0), .reloadSection(1), .reloadRow(path(0, 1)),
      ]
    )
    expect((0..<4).map(plan.newSection(ofRemaining:)), equals: [1, nil, nil, nil])
    expect((0..<4).map(plan.oldSection(ofRemaining:)), equals: [nil, 0, nil, nil])
    let paths = [path(0, 0), path(0, 1), path(0, 2), path(1, 0), path(2, 0)]
    expect(
      paths.map(plan.newIndexPath(ofRemaining:)),
      equals: [path(1, 0), nil, path(1, 2), nil, nil]
    )
    expect(plan.newIndexPath(forOld: path(0, 1)), equals: path(1, 1))
  }

  /// Random legal batches against an array of arrays of identities.
  @Test(arguments: Seeds.first(300))
  func mapsEveryRowLikeTheModel(seed: UInt64) throws {
    var batch = RandomListBatch(seed: seed)
    for _ in 0..<10 {
      let old = batch.sections
      let updates = batch.mutate()
      let new = batch.sections
      let plan = try ListUpdatePlan(
        oldCounts: old.map(\.rows.count),
        newCounts: new.map(\.rows.count),
        updates: updates
      )
      var places: [Int: IndexPath] = [:]
      for (section, content) in new.enumerated() {
        for (row, identity) in content.rows.enumerated() { places[identity] = path(section, row) }
      }
      for (section, content) in old.enumerated() {
        let isReloaded = plan.reloadedSections.contains(section)
        for (row, identity) in content.rows.enumerated() {
          let target = plan.newIndexPath(forOld: path(section, row))
          expect(target, equals: (isReloaded ? nil : places[identity]), "seed \(seed)")
          if let target {
            expect(plan.oldIndexPath(forNew: target), equals: path(section, row), "seed \(seed)")
          }
        }
      }
    }
  }
}
