public import MomentsContracts

extension MomentListItemView {
  /// What the reader can do in a moment.
  public enum Action: Hashable, Sendable {
    /// Like it, or take the like back.
    case toggleLike
    /// Share it, or take that back.
    case toggleBoost
    /// Say when it was written in full, or in few words again.
    case toggleTime
    /// Show the whole text, or fold it again.
    case toggleFold
    /// Show what the content warning hides, or hide it again.
    case toggleWarning
    /// Show the text as it was written.
    case showOriginal
    /// Follow a link, mention or hashtag of the text.
    case open(RichText.Kind)
    /// Look at a photo.
    case openPhoto(Int)
    /// Choose in its poll, or vote.
    case poll(PollAction)
    /// Show the moment that it quotes.
    case openQuoted
    /// Go to whoever wrote it.
    case openAuthor
    /// Read the comments.
    case openComments
  }
}
