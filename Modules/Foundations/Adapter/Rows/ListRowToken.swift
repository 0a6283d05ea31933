import ListModel

/// A row of a section controller as the diff sees it: an identity, and how often its content was
/// told to have changed.
///
/// Controllers speak of their rows by index. The token of a row goes with it wherever it moves, so
/// that one ``ListDiff`` over tokens finds insertions, deletions and moves of any controller, in
/// stacks of any depth, and the updater needs no index arithmetic of its own.
nonisolated struct ListRowToken: ListItemViewModel, Hashable {
  let number: Int
  /// Grows when the row is to be filled anew.
  var revision = 0
  /// Grows when the row is to get another cell.
  var generation = 0

  var itemID: ListItemID { ListItemID(number) }
  var reuseIdentifier: String { "generation \(generation)" }

  @MainActor private static var lastNumber = 0

  /// A token that no other row has.
  @MainActor static func next() -> ListRowToken {
    lastNumber += 1
    return ListRowToken(number: lastNumber)
  }
}
