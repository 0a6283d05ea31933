public import ListModel
public import MomentsValues

/// The content and the operations of the timeline screen.
///
/// The sections contain ``UserProfileRow`` (at most one, in the first section), then ``MomentRow``
/// and ``TimelineGapRow``; a profile has a ``ProfilePartRow`` below its header, and may show lines
/// of photos, ``ProfilePhotosRow``. Methods take the identity of a moment; one that is no longer in
/// the list is ignored, because a tap may arrive after the row was removed.
@MainActor
public protocol TimelineViewModel: ListScreenViewModel {
  // MARK: The reading position

  /// Moments that arrived above the reader and were not seen yet; `nil` if there are none.
  ///
  /// Set before the ``snapshot`` with their rows is published.
  var newMoments: Observable<NewItems?> { get }

  /// The reading position at which the list opens; `nil` for its top. Read it when the first rows
  /// arrive.
  var openingPosition: TimelinePosition? { get }

  /// Called with the topmost moment on screen while the reader scrolls and there are
  /// ``newMoments``, which it counts down.
  func readerReached(_ moment: ListItemID)

  /// Called when a scroll comes to rest, and when the screen disappears.
  ///
  /// - Parameter position: The reading position; `nil` at the very top of the list.
  func readerStopped(at position: TimelinePosition?)

  /// Loads the moments missing in a gap.
  ///
  /// - Parameters:
  ///   - gap: `TimelineGapRow.id`.
  ///   - edge: The edge that is closer to the reader.
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func fillGap(_ gap: ListItemID, from edge: GapEdge) -> Task<Void, Never>

  // MARK: Moments

  /// Likes a moment or removes the like.
  ///
  /// The row shows it as soon as the provider has accepted it. If the provider rejects it, the row
  /// is reverted and a ``message`` is shown. A toggle while another is in progress is performed
  /// after it, in the opposite direction.
  ///
  /// - Returns: The work, done when the provider has responded. Releasing it does not cancel it.
  @discardableResult
  func toggleLike(_ moment: ListItemID) -> Task<Void, Never>

  /// Boosts a moment or undoes the boost, as ``toggleLike(_:)`` does with likes.
  @discardableResult
  func toggleBoost(_ moment: ListItemID) -> Task<Void, Never>

  /// Performs a command of the menu of a moment, as ``toggleLike(_:)`` does with likes.
  ///
  /// - Returns: The work, done when the provider has responded.
  @discardableResult
  func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never>

  /// Chooses options of a moment's poll, votes for them, or shows the results.
  ///
  /// A vote is shown immediately. If the provider rejects it, the row is reverted and a ``message``
  /// is shown.
  ///
  /// - Returns: The work of a vote, done when the provider has responded.
  @discardableResult
  func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never>

  /// Deletes one of the reader's own moments.
  ///
  /// It is removed from the list immediately, with a message that can be undone for some seconds.
  /// The request is made only after that, or when the reader leaves the screen; if the provider
  /// rejects it, the moment is restored, with a message.
  ///
  /// - Returns: The work, done when it is undone or the provider has responded. Releasing it does
  ///   not cancel it.
  @discardableResult
  func delete(_ moment: ListItemID) -> Task<Void, Never>

  /// Undoes the action that a message is about, while it is possible.
  func undo(_ message: UserMessage.ID)

  /// Opens the composer to edit one of the reader's own moments.
  func edit(_ moment: ListItemID)

  /// Opens the composer for a comment on a moment.
  func reply(to moment: ListItemID)

  /// Unfolds or folds a text.
  func toggleFold(_ moment: ListItemID)

  /// Shows or hides the content behind a content warning.
  func toggleWarning(_ moment: ListItemID)

  /// Opens a link, a mention or a hashtag of a text; other kinds of mark are ignored.
  func open(_ target: RichText.Style, in moment: ListItemID)

  /// Opens the photo viewer with the photos of a moment, at one of them.
  func openPhoto(at index: Int, of moment: ListItemID)

  /// Opens the profile of a person: an author, or one of those who like a moment.
  func openProfile(_ person: PersonReference)

  /// Opens a moment with its comments.
  func openMoment(_ moment: ListItemID)

  // MARK: The person

  /// Follows or unfollows the person of the profile, as ``toggleLike(_:)`` does with likes.
  ///
  /// - Returns: The work, done when the provider has responded. Releasing it does not cancel it.
  @discardableResult
  func toggleFollow() -> Task<Void, Never>

  /// Opens a link, a mention or a hashtag of the profile.
  ///
  /// Other kinds of mark are ignored.
  func openFromProfile(_ target: RichText.Style)

  /// Opens the sheet for a note about the person of the profile.
  func editNote()

  /// Opens the sheet in which the reader edits their own profile.
  func editProfile()

  /// Shows the people counted by a number of the profile.
  func openPeople(_ list: FriendsListRoute)

  /// Shows another part of the person's posts, if there are parts.
  func show(_ part: ProfilePart)

  // MARK: The screen

  /// Called each time the screen has disappeared: deletions that could still be undone are
  /// performed now.
  func screenDidDisappear()
}
extension TimelineViewModel {
  /// Does nothing: there are no parts.
  public func show(_ part: ProfilePart) {}
}
