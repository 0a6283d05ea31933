public import CoreGraphics
public import Foundation

/// A view that shows text and lets it be edited through an input method.
///
/// A program that draws text itself adopts it to be typed into; ``UITextView`` and ``UITextField``
/// do already.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; a range without length is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is still being composed; nil while none is.
  var markedTextRange: UITextRange? { get }
  /// How text being composed looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows text that is being composed, in place of that before or of the selection.
  ///
  /// - Parameters:
  ///   - markedText: The text.
  ///   - selectedRange: What is selected within it, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps text being composed as it is.
  func unmarkText()
  /// Where the text starts.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some UTF-16 units from another; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place some steps from another; nil beyond the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Is notified of changes that do not come from the input method.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
  /// The place in a range that is furthest in a direction.
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// What a step in a direction goes over.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Which way the text at a place runs.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Makes the paragraphs of a range run one way.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// A rectangle around the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret stands.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Rectangles that cover a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The letter at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose coordinates points and rectangles are.
  ///
  /// The input itself unless provided.
  var textInputView: UIView { get }
  /// Whether a change may happen.
  ///
  /// `true` unless provided.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// On which of two lines a caret stands that lies where a line was broken.
  ///
  /// `.forward`, the later one, unless provided.
  var selectionAffinity: UITextStorageDirection { get }
}

extension UITextInput {
  /// `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The later line.
  public var selectionAffinity: UITextStorageDirection { .forward }
}

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}
