/// The state of a whole list screen.
public enum ListState: Hashable, Sendable {
  /// Nothing is known yet and a load is in progress.
  case loading
  /// There are rows. They stay on screen while the list reloads.
  case content
  /// The list was loaded and has nothing to show.
  case empty(ListEmptyMessage)
  /// The first load failed and there are no rows. A failed reload of a list with rows keeps
  /// ``content`` and shows a transient message.
  case failed(ListFailure)
}

/// The message of an empty list, as texts for the reader.
public struct ListEmptyMessage: Hashable, Sendable {
  /// What is missing, in a few words.
  public var title: String

  /// How to get rows into the list, in a sentence; may be empty.
  public var message: String

  /// Makes a message from localised texts.
  public init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}

/// The state of paging, shown after the last row.
public enum PagingState: Hashable, Sendable {
  /// More rows can be requested.
  case idle
  /// The next page is being loaded.
  case loading
  /// The next page failed; the reader may retry.
  case failed(ListFailure)
  /// There are no more rows.
  case end
}
