public import ListModel
public import MomentsLanguage

/// The content and the operations of the outbox screen.
///
/// One section, `outbox`, of one ``OutboxRow`` for each item, the oldest first. There are no pages.
/// Actions on a row that was removed are ignored.
@MainActor
public protocol OutboxViewModel: ListScreenViewModel {
  /// The titles of the actions on several rows; `nil`, the default, if they are not offered.
  var selectionTitles: OutboxSelectionTitles? { get }

  /// Removes a rejected post from the outbox, and opens it in the composer; posting it there tries
  /// it again.
  ///
  /// - Returns: The work, done when the row is removed. Releasing it does not cancel it.
  @discardableResult
  func edit(_ row: ListItemID) -> Task<Void, Never>

  /// Retries a row immediately.
  ///
  /// - Returns: The work, done when it is in progress. Releasing it does not cancel it.
  @discardableResult
  func retry(_ row: ListItemID) -> Task<Void, Never>

  /// Discards a row and undoes its action; a written text becomes a draft.
  ///
  /// - Returns: The work, done when the row is removed. Releasing it does not cancel it.
  @discardableResult
  func discard(_ row: ListItemID) -> Task<Void, Never>
}

extension OutboxViewModel {
  /// The title of the screen.
  public var title: String { strings.outboxTitle }

  /// Returns `nil`: one row at a time.
  public var selectionTitles: OutboxSelectionTitles? { nil }
}

/// The titles of the actions on several rows of the outbox.
public struct OutboxSelectionTitles: Hashable, Sendable {
  /// Starts selecting.
  public var select: String
  /// Ends selecting.
  public var done: String
  /// Retries the selected rows.
  public var retry: String
  /// Discards the selected rows.
  public var discard: String

  /// The titles in the reader's language.
  public init(strings: Strings) {
    select = strings.outboxSelect
    done = strings.outboxSelectDone
    retry = strings.retry
    discard = strings.outboxDiscard
  }
}
