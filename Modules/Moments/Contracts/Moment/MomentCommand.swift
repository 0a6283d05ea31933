/// A command in the menu of a moment or a comment that has no method of its own.
public enum MomentCommand: String, Hashable, Sendable, CaseIterable {
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
