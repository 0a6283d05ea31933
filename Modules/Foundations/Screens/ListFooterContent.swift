/// What comes after the last row.
nonisolated enum ListFooterContent: Hashable, Sendable {
  /// There are no rows, so nothing comes after them.
  case hidden
  /// A little room.
  case nothing
  /// More is coming.
  case spinner
  /// Why no more is coming, with a button where trying again can help.
  case message(ListMessage)
}
