/// The texts of a list that loads page by page and has nothing to show, in the reader's language.
public struct ListTexts: Sendable {
  /// Shown when there are no rows and nothing failed.
  public var empty: ListEmptyMessage

  /// The reason why the first page failed.
  public var failure: @MainActor (any Error) -> ListFailure

  /// The reason why a further page failed.
  public var pageFailure: @MainActor (any Error) -> ListFailure

  /// The reason why a reload failed, in a sentence; the rows stay on screen.
  public var reloadFailure: @MainActor (any Error) -> String

  /// Makes texts.
  ///
  /// - Parameters:
  ///   - empty: The message of an empty list.
  ///   - failure: The reason why the first page failed.
  ///   - pageFailure: The reason why a further page failed; that of `failure` by default.
  ///   - reloadFailure: The reason why a reload failed; the title of `failure` by default.
  public init(
    empty: ListEmptyMessage,
    failure: @escaping @MainActor (any Error) -> ListFailure,
    pageFailure: (@MainActor (any Error) -> ListFailure)? = nil,
    reloadFailure: (@MainActor (any Error) -> String)? = nil
  ) {
    self.empty = empty
    self.failure = failure
    self.pageFailure = pageFailure ?? failure
    self.reloadFailure = reloadFailure ?? { failure($0).title }
  }

  /// English texts, for prototypes and tests; an app provides its own.
  public static let english = ListTexts(
    empty: ListEmptyMessage(title: "Nothing here", message: ""),
    failure: {
      ListFailure(title: "Could not load", message: "\($0)", retryTitle: "Try Again")
    }
  )
}
