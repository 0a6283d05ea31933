import ListModel

/// A row of a section controller as the diff sees it: an identity, and the number of its changes.
///
/// Controllers identify their rows by index. A token moves with its row, so one ``ListDiff`` over
/// tokens finds the insertions, deletions and moves of any controller, in stacks of any depth, and
/// the updater needs no index arithmetic of its own.
nonisolated struct ListRowToken: ListItemViewModel, Hashable {
  let number: Int
  /// Increases when the row's cell must be configured again.
  var revision = 0
  /// Increases when the row needs a new cell.
  var generation = 0

  var itemID: ListItemID { ListItemID(number) }
  var reuseIdentifier: String { "generation \(generation)" }

  @MainActor private static var lastNumber = 0

  /// Returns a unique token.
  @MainActor static func next() -> ListRowToken {
    lastNumber += 1
    return ListRowToken(number: lastNumber)
  }
}
