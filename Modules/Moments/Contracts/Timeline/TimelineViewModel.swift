public import ListModel

/// What the timeline screen shows and can be asked to do.
///
/// The sections hold ``UserProfileRow`` (at most one, in the first section), then ``MomentRow`` and
/// ``TimelineGapRow``; a profile has a ``ProfilePartRow`` below its head, and may show lines of
/// photos, ``ProfilePhotosRow``. Intents name a moment by its identity; an identity that is not in
/// the list any more is ignored, because a tap may arrive after the row has left.
@MainActor
public protocol TimelineViewModel: ListViewModel {
  /// The language of what the screen says by itself.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  ///
  /// A message with an action can be undone: ``undo(_:)``.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  // MARK: The reader's place

  /// Moments that came above the reader and were not seen yet; `nil` where there are none.
  var newMoments: Observable<TimelineNewMoments?> { get }

  /// Where the list opens; `nil` for its top. To be asked when the first rows come.
  var openingPlace: TimelinePosition? { get }

  /// Called with the topmost moment on screen while the reader scrolls and ``newMoments`` are
  /// there: they are counted down.
  func readerReached(_ moment: ListItemID)

  /// Called when a scroll comes to rest, and when the screen goes.
  ///
  /// - Parameter place: Where the reader is; `nil` at the very top of the list.
  func readerStopped(at place: TimelinePosition?)

  /// Brings what is missing in a gap.
  ///
  /// - Parameters:
  ///   - gap: `TimelineGapRow.id`.
  ///   - edge: The edge that is nearer to the reader.
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never>

  // MARK: Moments

  /// Likes a moment or takes the like back.
  ///
  /// The row shows it as soon as the provider has taken it. If the provider refuses, the row is as
  /// it was and ``message`` says so. A toggle while another is under way is done after it, and
  /// wants the opposite.
  ///
  /// - Returns: The work, done when the provider has answered. Letting go of it does not cancel it.
  @discardableResult
  func toggleLike(_ moment: ListItemID) -> Task<Void, Never>

  /// Shares a moment or takes that back, as ``toggleLike(_:)`` does with likes.
  @discardableResult
  func toggleBoost(_ moment: ListItemID) -> Task<Void, Never>

  /// Does what the reader chose in the menu of a moment, as ``toggleLike(_:)`` does with likes.
  ///
  /// - Returns: The work, done when the provider has answered.
  @discardableResult
  func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never>

  /// Chooses answers of a moment's poll, votes for them, or shows the results.
  ///
  /// A vote shows at once. If the provider refuses it, the row is as it was and ``message`` says
  /// so.
  ///
  /// - Returns: The work of a vote, done when the provider has answered.
  @discardableResult
  func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never>

  /// Deletes one of the reader's own moments.
  ///
  /// It leaves the list at once, with a message that can be undone for some seconds. The provider
  /// is asked only after that, or when the reader leaves the screen; if it refuses, the moment is
  /// back, with a message.
  ///
  /// - Returns: The work, done when it is undone or the provider has answered. Letting go of it
  ///   does not cancel it.
  @discardableResult
  func delete(_ moment: ListItemID) -> Task<Void, Never>

  /// Takes back what a message told of, while it can be.
  func undo(_ message: UserMessage.ID)

  /// Leads to where one of the reader's own moments is changed.
  func edit(_ moment: ListItemID)

  /// Leads to where a comment on a moment is written.
  func reply(to moment: ListItemID)

  /// Opens a folded text or folds it again.
  func toggleFold(_ moment: ListItemID)

  /// Opens what is behind a content warning or closes it again.
  func toggleWarning(_ moment: ListItemID)

  /// Follows a link, a mention or a hashtag of a text. Other kinds of mark lead nowhere.
  func open(_ target: RichText.Kind, in moment: ListItemID)

  /// Opens the photos of a moment at one of them.
  func openPhoto(at index: Int, of moment: ListItemID)

  /// Opens the profile of a person: an author, or one of those who liked.
  func openProfile(_ person: PersonReference)

  /// Opens a moment with its comments.
  func openMoment(_ moment: ListItemID)

  // MARK: The person

  /// Follows the person at the head or ends that, as ``toggleLike(_:)`` does with likes.
  ///
  /// - Returns: The work, done when the provider has answered. Letting go of it does not cancel it.
  @discardableResult
  func toggleFollow() -> Task<Void, Never>

  /// Follows a link, a mention or a hashtag of what the person at the head says of themselves.
  ///
  /// Other kinds of mark lead nowhere.
  func openFromProfile(_ target: RichText.Kind)

  /// Leads to where something is written down about the person at the head.
  func editNote()

  /// Leads to where the reader changes their own profile.
  func editProfile()

  /// Shows the people that a number of the person at the head counts.
  func openPeople(_ list: FriendsListKind)

  /// Shows another part of what the person at the head posted, where there are parts.
  func show(_ part: ProfilePart)

  // MARK: The screen

  /// Called each time the screen has gone: what could still be undone is done now.
  func screenDidDisappear()
}
extension TimelineViewModel {
  /// There are no parts.
  public func show(_ part: ProfilePart) {}
}
