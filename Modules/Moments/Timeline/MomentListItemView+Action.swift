public import MomentsContracts
public import MomentsValues

extension MomentListItemView {
  /// The reader's actions in a moment.
  public enum Action: Hashable, Sendable {
    /// Like it, or remove the like.
    case toggleLike
    /// Boost it, or undo the boost.
    case toggleBoost
    /// Show the time in full, or short again.
    case toggleTime
    /// Unfold or fold the text.
    case toggleFold
    /// Show what the content warning hides, or hide it again.
    case toggleWarning
    /// Show the original text.
    case showOriginal
    /// Open a link, mention or hashtag of the text.
    case open(RichText.Style)
    /// Open the photo at an index.
    case openPhoto(Int)
    /// Choose in its poll, or vote.
    case poll(PollAction)
    /// Show the moment that it quotes.
    case openQuoted
    /// Open the author's profile.
    case openAuthor
    case openComments
  }
}
