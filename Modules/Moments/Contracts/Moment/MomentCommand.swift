/// What the reader does with a moment or a comment by one tap, which needs no further value.
///
/// Screens have one entry point for all of them: ``MomentsViewModel/perform(_:on:)``.
public enum MomentCommand: String, Hashable, Sendable, CaseIterable {
  /// Like it, or remove the like.
  case like
  /// Boost it, or undo the boost.
  case boost
  /// Write a comment on it.
  case reply
  /// Edit the reader's own moment.
  case edit
  /// Delete the reader's own moment or comment.
  ///
  /// It is removed from the list immediately, with a message that can be undone for some seconds.
  /// The request is made only after that, or when the reader leaves the screen; if the provider
  /// rejects it, the moment is restored, with a message.
  case delete
  /// Unfold its text, or fold it.
  case fold
  /// Show the content behind its warning, or hide it.
  case warning
  /// Hide the replies to a comment, or show them.
  case collapse
  /// Show a comment that a filter or a mute hides behind a placeholder.
  case reveal
  /// Show it with its comments.
  case openMoment = "open-moment"
  /// Show who likes it, if that is known.
  case openLikers = "open-likers"
  /// Show who boosted it, if that is known.
  case openBoosters = "open-boosters"
  /// Bookmark it, or remove the bookmark.
  case bookmark
  /// Pin it to the reader's profile, or unpin it.
  case pin
  /// Show its page in a browser.
  case openPage = "open-page"
  /// Mute the author, or unmute them; the screen requires a confirmation first.
  case mutePerson = "mute-person"
  /// Block the author, or unblock them; the screen requires a confirmation first.
  case blockPerson = "block-person"
  /// Mute the conversation that it belongs to, or unmute it.
  case muteConversation = "mute-conversation"
  /// Make a filter from one of its words.
  case filterWord = "filter-word"
  /// Report the author to the server's moderators.
  case report
  /// Write a moment that quotes it.
  case quote
  /// Show the moment that it quotes.
  case openQuoted = "open-quoted"
  /// Show its edit history.
  case showEdits = "show-edits"
  /// Show its translation, or the original again.
  case translate
  /// Show its time in full, or short again.
  case toggleTime = "toggle-time"
}
