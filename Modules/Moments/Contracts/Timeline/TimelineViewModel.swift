public import ListModel
public import MomentsValues

/// The content and the operations of the timeline screen.
///
/// The sections contain ``UserProfileRow`` (at most one, in the first section), then ``MomentRow``
/// and ``TimelineGapRow``; a profile has a ``ProfilePartRow`` below its header, and may show lines
/// of photos, ``ProfilePhotosRow``.
@MainActor
public protocol TimelineViewModel: MomentsViewModel {
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

  // MARK: The person

  /// Follows or unfollows the person of the profile, as ``perform(_:on:)`` does with likes.
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
}

extension TimelineViewModel {
  /// Does nothing: there are no parts.
  public func show(_ part: ProfilePart) {}
}
