internal import Foundation

/// What was requested in one batch of updates, together with what was requested in those nested in
/// it.
struct ListUpdateBatch {
  /// The updates; only tables look at the animations.
  var updates: [(update: ListUpdate, animation: UITableView.RowAnimation)] = []
  /// Items whose cells are to be filled again, in index paths before the batch.
  var reconfigurations: [IndexPath] = []
  /// Called in this order when the batch is seen.
  var completions: [(Bool) -> Void] = []
}

/// Where a table or a collection view keeps the updates that it has not shown yet.
///
/// Only the state: `BatchUpdatedList` applies it, because that calls the list, which calls back
/// here.
struct ListBatchQueue {
  /// How many batches are open, one inside the other.
  private(set) var depth = 0
  /// Whether a batch that was closed while cells were being placed waits for the end of that.
  var isDeferred = false
  /// Whether the list is changing from the old items to the new ones: nothing can be placed
  /// meanwhile.
  var isApplying = false
  var pending = ListUpdateBatch()
  /// The numbers of items as `reloadData` counted them, until the list takes them over.
  var freshCounts: [Int]?

  /// Whether updates are being collected.
  var isOpen: Bool { depth > 0 }

  mutating func open() { depth += 1 }

  /// Whether that was the outermost batch.
  mutating func close() -> Bool {
    // Only a table can get here: its two calls may be unpaired.
    precondition(depth > 0, "endUpdates called without beginUpdates")
    depth -= 1
    return depth == 0
  }

  /// Removes and returns all pending updates.
  mutating func take() -> ListUpdateBatch {
    let batch = pending
    pending = ListUpdateBatch()
    isDeferred = false
    return batch
  }
}
