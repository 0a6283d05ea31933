public import CoreGraphics
public import Foundation

/// A view with text that can be edited through an input method.
///
/// Views that draw text themselves conform to it; ``UITextView`` and ``UITextField`` conform
/// already.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text; nil if none is being composed.
  var markedTextRange: UITextRange? { get }
  /// How text that an input method composes is shown; nil for the default appearance.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Sets the marked text, which replaces the previous one or the selection.
  ///
  /// - Parameters:
  ///   - markedText: The text.
  ///   - selectedRange: The selected range in it, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text unchanged.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 units; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position after a number of steps in a direction; nil beyond the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance of two positions, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Receives changes that do not come from the input method.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the farthest position of a range in a direction.
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range of a step in a direction.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the bounding rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Rectangles that cover a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view whose coordinate space is used.
  ///
  /// Defaults to the input itself.
  var textInputView: UIView { get }
  /// Returns whether a change is allowed.
  ///
  /// Returns `true` by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The line of a caret at a line wrap.
  ///
  /// Defaults to `.forward`, the later line.
  var selectionAffinity: UITextStorageDirection { get }
  /// Returns the text of a range with its attributes.
  ///
  /// Returns the text without attributes by default.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Inserts text with its attributes at the caret, or replaces the selection.
  ///
  /// Inserts the text without attributes by default.
  func insertAttributedText(_ string: NSAttributedString)
  /// Replaces the text of a range by text with attributes.
  ///
  /// Replaces by the text without attributes by default.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Sets the marked text with attributes of its own, besides those of marked text.
  ///
  /// Sets the text without attributes by default.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Returns the edit menu of a range; nil, the default, for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before the edit menu is shown.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu is dismissed.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// Returns `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The later line.
  public var selectionAffinity: UITextStorageDirection { .forward }
  /// The text without attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Inserts the text without attributes.
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  /// Replaces by the text without attributes.
  public func replace(
    _ range: UITextRange,
    withAttributedText attributedText: NSAttributedString
  ) { replace(range, withText: attributedText.string) }
  /// Sets the text without attributes.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?,
    selectedRange: NSRange
  ) { setMarkedText(markedText?.string, selectedRange: selectedRange) }
  /// Returns nil: the suggested actions are shown.
  public func editMenu(
    for textRange: UITextRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}
