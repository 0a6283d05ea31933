/// What a text interaction changes.
public enum UITextInteractionMode: Int, Sendable {
  /// Taps move the caret.
  case editable = 0
  /// Text is only selected.
  case nonEditable = 1
}
