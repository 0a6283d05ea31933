import CoreGraphics
package import Foundation

/// The view of an editor.
@MainActor package protocol TextEditorClient: AnyObject {
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
  /// Called to notify the host's input method.
  func editorNotifies(_ event: TextInputEvent)
}

/// What the input method of the host is notified of.
package enum TextInputEvent {
  case textWillChange, textDidChange, selectionWillChange, selectionDidChange
}
