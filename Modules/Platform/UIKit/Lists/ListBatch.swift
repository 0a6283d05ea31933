internal import Foundation

/// What was asked for in one batch of updates, together with what was asked for in those nested in it.
struct ListBatch<Update> {
  var updates: [Update] = []
  /// Items whose cells are to be filled anew, in index paths before the batch.
  var reconfigurations: [IndexPath] = []
  /// Called in this order when the batch is seen.
  var completions: [(Bool) -> Void] = []
}
