/// The content after the last row.
nonisolated enum ListFooterContent: Hashable, Sendable {
  /// Hidden, because there are no rows.
  case hidden
  /// Some space.
  case nothing
  /// A spinner: more is loading.
  case spinner
  /// The reason why no more is loaded, with a button if retrying can help.
  case message(ListMessage)
}
