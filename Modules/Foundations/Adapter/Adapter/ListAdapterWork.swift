import ListModel

/// A requested change to the rows of one controller.
struct ListPendingBatch {
  weak var controller: ListSectionController?
  /// Describes the changes; `nil` if the controller's rows are only requested again.
  var updates: ((inout ListBatch) -> Void)?
}

/// The pending work of an adapter: one update, however often it was requested.
struct ListAdapterWork {
  /// Whether the objects must be requested.
  var needsObjects = false
  /// Whether every cell must be recreated.
  var reloads = false
  /// Objects whose rows must be replaced.
  var reloadedIDs: Set<ListItemID> = []
  /// Changes inside sections, in the order of the requests.
  var batches: [ListPendingBatch] = []
  /// Whether all requests were animated.
  var isAnimated = true
  /// Called when the work is done.
  var completions: [() -> Void] = []
  /// The number of requests.
  var requests = 0

  var isEmpty: Bool { requests == 0 }
}
