import ListModel

/// The content after the last row; in a collection, which has no footer of its own, a row.
nonisolated enum ListFooterContent: ListItemViewModel, Hashable {
  static let id: ListItemID = "foundations.list.footer"

  /// Hidden, because there are no rows.
  case hidden
  /// Some space.
  case nothing
  /// A spinner: more is loading.
  case spinner
  /// The reason why no more is loaded, with a button if retrying can help.
  case message(ListMessage)

  var itemID: ListItemID { Self.id }

  /// What is below the rows of a list in a state: that of its paging.
  init(_ paging: PagingState, in state: ListState, atEnd end: ListFooterContent) {
    switch (state, paging) {
    case (.loading, _), (_, .loading): self = .spinner
    case (_, .failed(let failure)): self = .message(ListMessage(failure, icon: nil))
    // The space of the next page's spinner.
    case (_, .idle): self = .nothing
    case (_, .end): self = end
    }
  }
}
