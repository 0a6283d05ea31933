public import ListModel

/// What the outbox screen shows and can be asked to do.
///
/// One section, `outbox`, of one ``OutboxRow`` for each thing that has not reached the server, the
/// oldest first. There are no pages. An intent for a row that is gone is ignored.
@MainActor
public protocol OutboxViewModel: ListViewModel {
  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// The words for doing something to several rows; `nil` where that is not offered, as it is
  /// unless said.
  var selectionTitles: OutboxSelectionTitles? { get }

  /// Called with each place the reader wants to go to.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Takes what the reader wrote in a refused row out of the outbox, and leads to the sheet to go
  /// on with it; posting it there tries it again.
  ///
  /// - Returns: The work, done when the row is gone. Letting go of it does not cancel it.
  @discardableResult
  func edit(_ row: ListItemID) -> Task<Void, Never>

  /// Tries a row again, at once.
  ///
  /// - Returns: The work, done when it is under way. Letting go of it does not cancel it.
  @discardableResult
  func retry(_ row: ListItemID) -> Task<Void, Never>

  /// Gives a row up and undoes what it stands for; what the reader wrote becomes a draft.
  ///
  /// - Returns: The work, done when the row is gone. Letting go of it does not cancel it.
  @discardableResult
  func discard(_ row: ListItemID) -> Task<Void, Never>

  /// Follows what waits to be sent, until the calling task is cancelled.
  ///
  /// The screen runs it while it is on screen.
  func watch() async
}

extension OutboxViewModel {
  /// One thing at a time.
  public var selectionTitles: OutboxSelectionTitles? { nil }
}

/// The words for doing something to several rows of the outbox.
public struct OutboxSelectionTitles: Hashable, Sendable {
  /// Begins to select.
  public var select: String
  /// Ends it.
  public var done: String
  /// Tries the selected rows again.
  public var retry: String
  /// Gives the selected rows up.
  public var discard: String

  /// The words in the reader's language.
  public init(strings: Strings) {
    select = strings.outboxSelect
    done = strings.outboxSelectDone
    retry = strings.retry
    discard = strings.outboxDiscard
  }
}
