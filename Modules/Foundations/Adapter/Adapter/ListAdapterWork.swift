import ListModel

/// A change to the rows of one controller that was asked for.
struct ListPendingBatch {
  weak var controller: ListSectionController?
  /// Says what changed; `nil` where the controller is only to be asked again.
  var updates: ((inout ListBatch) -> Void)?
}

/// What was asked of an adapter and is not done yet: one update, however often it was asked for.
struct ListAdapterWork {
  /// Whether the objects are to be asked for.
  var needsObjects = false
  /// Whether every cell is to be made anew.
  var reloads = false
  /// Objects whose rows are to be replaced.
  var reloadedIDs: Set<ListItemID> = []
  /// Changes inside sections, in the order they were asked for.
  var batches: [ListPendingBatch] = []
  /// Whether all who asked wanted an animation.
  var isAnimated = true
  /// Called when it is done.
  var completions: [() -> Void] = []
  /// How often something was asked for.
  var requests = 0

  var isEmpty: Bool { requests == 0 }
}
