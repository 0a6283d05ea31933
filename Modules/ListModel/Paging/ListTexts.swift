/// What a list that loads page by page says when there is nothing to show: in the reader's
/// language.
public struct ListTexts: Sendable {
  /// What an empty list says.
  public var empty: ListEmptyMessage

  /// Why the first page did not come.
  public var failure: @Sendable (any Error) -> ListFailure

  /// Why a further page did not come.
  public var pageFailure: @Sendable (any Error) -> ListFailure

  /// Why a reload failed, in a sentence; the rows stay on screen.
  public var reloadFailure: @Sendable (any Error) -> String

  /// Makes texts.
  ///
  /// - Parameters:
  ///   - empty: What an empty list says.
  ///   - failure: Why the first page did not come.
  ///   - pageFailure: Why a further page did not come; as `failure` unless given.
  ///   - reloadFailure: Why a reload failed; the title of `failure` unless given.
  public init(
    empty: ListEmptyMessage,
    failure: @escaping @Sendable (any Error) -> ListFailure,
    pageFailure: (@Sendable (any Error) -> ListFailure)? = nil,
    reloadFailure: (@Sendable (any Error) -> String)? = nil
  ) {
    self.empty = empty
    self.failure = failure
    self.pageFailure = pageFailure ?? failure
    self.reloadFailure = reloadFailure ?? { failure($0).title }
  }

  /// Plain English texts, for prototypes and tests; an app brings its own.
  public static let english = ListTexts(
    empty: ListEmptyMessage(title: "Nothing here", message: ""),
    failure: {
      ListFailure(title: "Could not load", message: "\($0)", retryTitle: "Try Again")
    }
  )
}
