public import ListModel

/// What the screen of notifications shows and can be asked to do.
///
/// One section, `notifications`, of one ``NotificationRow`` for each thing that happened, the
/// newest first. Above it, where people ask to follow the reader, a section `follow-requests` of a
/// ``FollowRequestSummaryRow``. An intent for a row that is gone is ignored.
@MainActor
public protocol NotificationsViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Opens what a row is about: the moment, or else who did it.
  func open(_ row: ListItemID)

  /// The reader sees a row, and so all below it: these are read from now on.
  ///
  /// Their marks stay for as long as the reader stays, see ``watch()``.
  func see(_ row: ListItemID)

  /// Lets the person of a row who asks to follow the reader do so, or not.
  func answer(_ row: ListItemID, accepted: Bool)

  /// Opens the list of those who ask to follow the reader.
  func openFollowRequests()

  /// Takes a row away for good; it is back where the server refuses that.
  func dismiss(_ row: ListItemID)

  /// Takes everything away for good; the screen asks before. Done with the server at hand or not at
  /// all, which is told.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func clear() -> Task<Void, Never>

  /// Opens the sheet that chooses which kinds show.
  func openKinds()

  /// Shows newer ones as they come, until the calling task is cancelled.
  ///
  /// The screen runs it while it is on screen. When it ends, what the reader saw is not marked any
  /// more.
  func watch() async
}
