internal import Foundation

/// The updates of one batch, including those of nested batches.
package struct ListUpdateBatch {
  /// The updates, with the list's own numbers of their animations.
  package var updates: [(update: ListUpdate, animation: Int)] = []
  /// Items to reconfigure, in index paths before the batch.
  package var reconfigurations: [IndexPath] = []
  /// Called in this order after the batch was applied and its animation ended.
  package var completions: [(Bool) -> Void] = []
}

/// The pending updates of a table or collection view.
///
/// Only the state: `BatchUpdatedList` applies it, because that calls the list, which calls back
/// here.
package struct ListBatchQueue {
  /// The number of nested open batches.
  package private(set) var depth = 0
  /// Whether a batch that was closed during layout is waiting to be applied.
  package var isDeferred = false
  /// Whether a batch or new counts are being applied, during which no cells are laid out.
  package var isApplying = false
  package var pending = ListUpdateBatch()
  /// The completions of a batch that was applied without animation; they are called afterwards,
  /// when the list can be asked and updated again.
  package var dueCompletions: [(Bool) -> Void] = []
  /// The item counts from `reloadData`, until the list adopts them.
  package var freshCounts: [Int]?

  package init() {}

  /// Whether updates are being collected.
  package var isOpen: Bool { depth > 0 }

  package mutating func open() { depth += 1 }

  /// Closes a batch; returns whether it was the outermost one.
  package mutating func close() -> Bool {
    // Reachable for tables only, whose two calls can be unbalanced.
    precondition(depth > 0, "endUpdates called without beginUpdates")
    depth -= 1
    return depth == 0
  }

  /// Removes and returns all pending updates.
  package mutating func removeAll() -> ListUpdateBatch {
    let batch = pending
    pending = ListUpdateBatch()
    isDeferred = false
    return batch
  }
}
