import Foundation

/// The view whose text an editor edits.
@MainActor protocol TextEditorClient: UIView {
  /// Whether a change by the user may happen.
  func editorShouldReplace(_ range: NSRange, with text: String) -> Bool
  /// Text as it may be put in, such as without line breaks.
  func editorText(from text: String) -> String
  /// The text is to be redrawn between two heights, in the text's coordinates.
  func editorDidLayOut(_ heights: ClosedRange<CGFloat>)
  /// The user changed the text.
  func editorDidChangeText()
  /// The selection changed, by the user or by the program.
  func editorDidChangeSelection()
  /// Whether the caret and the selection are shown changed.
  func editorDidChangeSelectionLook()
}
