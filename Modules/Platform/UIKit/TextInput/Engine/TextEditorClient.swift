import Foundation

/// The view of an editor.
@MainActor protocol TextEditorClient: UIView {
  /// Returns whether a change by the user is allowed.
  func editorShouldReplace(_ range: NSRange, with text: String) -> Bool
  /// Returns the text in the form to insert, for example without line breaks.
  func editorText(from text: String) -> String
  /// Called to redraw a vertical range, in the text's coordinates.
  func editorDidLayOut(_ heights: ClosedRange<CGFloat>)
  /// Called after the user changed the text.
  func editorDidChangeText()
  /// Called after the selection changed, by the user or by the program.
  func editorDidChangeSelection()
  /// Called when the visibility of the caret or the selection changed.
  func editorDidChangeSelectionLook()
}
