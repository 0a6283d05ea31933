public import ListModel
public import MomentsValues

/// A list of moments or comments, and what the reader does with them.
///
/// Methods take the identity of a moment; one that is no longer in the list is ignored, because a
/// tap may arrive after the row was removed.
@MainActor
public protocol MomentsViewModel: ListScreenViewModel {
  /// Performs a command on a moment.
  ///
  /// The row shows it as soon as the provider has accepted it. If the provider rejects it, the row
  /// is reverted and a ``message`` is shown. A toggle while another is in progress is performed
  /// after it, in the opposite direction.
  ///
  /// - Returns: The work, done when the provider has responded, and of a deletion also when it is
  ///   undone. Releasing it does not cancel it.
  @discardableResult
  func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never>

  /// Chooses options of a moment's poll, votes for them, or shows the results.
  ///
  /// A vote is shown immediately, and reverted with a ``message`` if the provider rejects it.
  ///
  /// - Returns: The work of a vote, done when the provider has responded.
  @discardableResult
  func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never>

  /// Opens a link, a mention or a hashtag of a text; other kinds of mark are ignored.
  func open(_ target: RichText.Style, in moment: ListItemID)

  /// Opens the photo viewer with the photos of a moment, at one of them.
  func openPhoto(at index: Int, of moment: ListItemID)

  /// Opens the profile of a person: an author, or one of those who like a moment.
  func openProfile(_ person: PersonReference)

  /// Called each time the screen has disappeared: deletions that could still be undone are
  /// performed now.
  func screenDidDisappear()
}
