internal import Foundation

/// A batch of updates of a collection view: those asked for so far.
struct CollectionBatch {
  /// How many `performBatchUpdates` are open, one inside the other.
  var depth = 0
  /// Whether the batch was closed while views were being placed, and waits for the end of that.
  var isDeferred = false
  var updates: [ListUpdate] = []
  var reconfigurations: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
}
