/// Where a table or a collection view keeps the updates that it has not shown yet.
///
/// Only the state: what becomes of it is said in `BatchUpdatedList`, for that calls the list, which comes back here.
struct ListBatchQueue<Update> {
  /// How many batches are open, one inside the other.
  private(set) var depth = 0
  /// Whether a batch that was closed while cells were being placed waits for the end of that.
  var isDeferred = false
  var pending = ListBatch<Update>()

  /// Whether updates are being collected.
  var isOpen: Bool { depth > 0 }

  mutating func open() { depth += 1 }

  /// Whether that was the outermost batch.
  mutating func close() -> Bool {
    // Only a table can be told so: its two calls may be unpaired.
    precondition(depth > 0, "endUpdates called without beginUpdates")
    depth -= 1
    return depth == 0
  }

  /// Takes everything out: none of it is left to wait.
  mutating func take() -> ListBatch<Update> {
    let batch = pending
    pending = ListBatch()
    isDeferred = false
    return batch
  }
}
