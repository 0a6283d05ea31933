/// What a list screen as a whole shows.
public enum ListState: Hashable, Sendable {
  /// Nothing is known yet and a load is under way.
  case loading
  /// There are rows. They stay on screen while the list reloads.
  case content
  /// The list was loaded and has nothing to show.
  case empty(ListEmptyMessage)
  /// The first load failed and there are no rows. A failed reload of a list with rows keeps
  /// ``content`` and is told in a transient message.
  case failed(ListFailure)
}

/// What an empty list says, in words for the reader.
public struct ListEmptyMessage: Hashable, Sendable {
  /// What is missing, in a few words.
  public var title: String

  /// How rows would come to be here, in a sentence; may be empty.
  public var message: String

  /// Makes a message from localised texts.
  public init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}

/// What stands at the end of the rows.
public enum PagingState: Hashable, Sendable {
  /// More rows can be asked for.
  case idle
  /// The next page is under way.
  case loading
  /// The next page did not come; the reader may ask again.
  case failed(ListFailure)
  /// There are no more rows.
  case end
}
