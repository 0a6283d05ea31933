/// What the reader chooses in the menu of a moment or a comment, besides what has an intent of its
/// own.
public enum MomentCommand: String, Hashable, Sendable, CaseIterable {
  /// Bookmark it, or take the bookmark away.
  case bookmark
  /// Show it first on the reader's profile, or not any more.
  case pin
  /// Show its page in a browser.
  case openPage = "open-page"
  /// Mute who wrote it, or take that back; the screen asks before.
  case mutePerson = "mute-person"
  /// Block who wrote it, or take that back; the screen asks before.
  case blockPerson = "block-person"
  /// Mute the conversation that it belongs to, or take that back.
  case muteConversation = "mute-conversation"
  /// Make a filter of a word that it has.
  case filterWord = "filter-word"
  /// Report who wrote it to those who run the server.
  case report
  /// Write a moment that quotes it.
  case quote
  /// Show the moment that it quotes.
  case openQuoted = "open-quoted"
  /// Show what it said before its author changed it.
  case showEdits = "show-edits"
  /// Show it in the language of the app, or as it was written again.
  case translate
  /// Say when it was written in full, or in few words again.
  case toggleTime = "toggle-time"
}
