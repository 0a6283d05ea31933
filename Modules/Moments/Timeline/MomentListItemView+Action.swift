public import MomentsContracts
public import MomentsValues

extension MomentListItemView {
  /// The reader's actions in a moment.
  public enum Action: Hashable, Sendable {
    /// Perform a command.
    case command(MomentCommand)
    /// Open a link, mention or hashtag of the text.
    case open(RichText.Style)
    /// Open the photo at an index.
    case openPhoto(Int)
    /// Choose in its poll, or vote.
    case poll(PollAction)
    /// Open the author's profile.
    case openAuthor
  }
}
