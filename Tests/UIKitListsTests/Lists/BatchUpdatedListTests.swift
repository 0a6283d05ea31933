import Expectations
import Foundation
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore

/// When batches are applied, deferred and dropped, for a list that only records its calls.
@MainActor @Suite struct BatchUpdatedListTests {
  private let first = IndexPath(row: 0, section: 0)

  /// A list whose model has one section; it stores the last row count.
  private final class ListInBatches: UIView, BatchUpdatedList {
    var batches = ListBatchQueue()
    var isTiling = false
    var needsReload = false
    var rows = 3
    var knownCounts = [3]
    var log: [String] = []

    var words: ListErrorTerms { .table }
    func countSections() -> Int { 1 }
    func countItems(inSection section: Int) -> Int { rows }

    func markNeedsReload(keepsSelection: Bool) {
      needsReload = true
      log.append("mark")
    }

    func layOutIfReloaded() {
      guard needsReload, !isTiling else { return }
      needsReload = false
      knownCounts = countItems()
      log.append("reload")
    }

    func cancelDragForUpdate() { log.append("cancel drag") }

    func apply(_ batch: ListUpdateBatch, by plan: ListUpdatePlan) {
      knownCounts = plan.newCounts
      log.append("apply \(batch.updates.count), refill \(batch.reconfigurations.count)")
      for completion in batch.completions { completion(true) }
    }

    func insertFirst() {
      rows += 1
      update([.insertRow(IndexPath(row: 0, section: 0))])
    }
  }

  @Test func singleUpdatesAreBatches() {
    let list = ListInBatches()
    list.insertFirst()
    list.reconfigure([first])
    expect(list.log, equals: ["cancel drag", "apply 1, refill 0", "apply 0, refill 1"])
    expect(list.knownCounts, equals: [4])
  }

  @Test func nestedBatchesAreAppliedWithTheOutermost() {
    let list = ListInBatches()
    list.runBatch(
      {
        list.insertFirst()
        list.runBatch({ list.reconfigure([first]) }, { _ in list.log.append("inner") })
        list.openBatch()
        list.closeBatch()
        expect(list.batches.isOpen)
        expect(list.log, equals: ["cancel drag"])
      },
      { _ in list.log.append("outer") }
    )
    expect(list.log, equals: ["cancel drag", "apply 1, refill 1", "inner", "outer"])
    expect(!list.batches.isOpen)
  }

  @Test func batchesDuringCellLayoutAreDeferred() {
    let list = ListInBatches()
    list.isTiling = true
    list.insertFirst()
    list.applyDeferredBatch()
    expect(list.batches.isDeferred)
    expect(list.log, equals: ["cancel drag"])
    list.isTiling = false
    list.openBatch()
    list.applyDeferredBatch()
    expect(list.log, equals: ["cancel drag", "cancel drag", "apply 1, refill 0"])
    list.closeBatch()
    list.applyDeferredBatch()
    expect(list.log.suffix(1) == ["apply 0, refill 0"] && list.log.count == 4)
    expect(!list.batches.isDeferred)
  }

  @Test func twoBatchesDuringCellLayoutBecomeAReload() {
    let list = ListInBatches()
    list.isTiling = true
    list.runBatch({ list.insertFirst() }, { _ in list.log.append("first") })
    list.runBatch({ list.insertFirst() }, { _ in list.log.append("second") })
    list.isTiling = false
    list.applyDeferredBatch()
    expect(list.log, equals: ["cancel drag", "cancel drag", "mark", "reload", "first", "second"])
    expect(list.knownCounts, equals: [5])
    expect(!list.batches.isDeferred)
  }

  @Test func uncountedListsReloadInsteadOfUpdating() {
    let list = ListInBatches()
    list.needsReload = true
    list.insertFirst()
    list.reconfigure([first])
    expect(list.log, equals: ["cancel drag", "mark"])
    list.runBatch({ list.insertFirst() }, nil)
    expect(
      list.log,
      equals: ["cancel drag", "mark", "cancel drag", "reload", "apply 1, refill 0"]
    )
  }

  @Test func aReloadInABatchReplacesTheBatch() {
    let list = ListInBatches()
    list.runBatch(
      {
        list.insertFirst()
        list.markNeedsReload(keepsSelection: false)
        list.update([.deleteRow(IndexPath(row: 70, section: 0))])
      },
      { list.log.append("done \($0)") }
    )
    expect(list.log, equals: ["cancel drag", "mark", "reload", "done true"])
  }
}
