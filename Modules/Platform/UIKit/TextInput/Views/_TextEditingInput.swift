public import CoreGraphics
public import Foundation

/// What text fields and text views have of ``UITextInput``, written once; not for programs.
///
/// Swift lets a public class take the members of a public protocol from nothing but a public
/// protocol. The text itself is that of `TextEditing`, which both adopt.
@MainActor public protocol _TextEditingInput: UITextInput {}

extension _TextEditingInput {
  private var own: any TextEditing {
    guard let editing = self as? any TextEditing else {
      fatalError("\(self) takes its text input from UIKit without being one of its text views")
    }
    return editing
  }

  /// What is selected, or where the caret is.
  public var selectedTextRange: UITextRange? {
    get { own.inputSelection }
    set { own.inputSelection = newValue }
  }

  /// Text that is still being composed.
  public var markedTextRange: UITextRange? {
    own.editor.markedRange.map { TextOffsetRange($0.location..<$0.upperBound) }
  }

  /// Keeps text being composed as it is.
  public func unmarkText() { own.editor.commitMark() }

  /// The text of a range.
  public func text(in range: UITextRange) -> String? {
    own.editor.body.string(in: own.offsets(range))
  }

  /// Puts text in the place of a range, as the user does.
  public func replace(_ range: UITextRange, withText text: String) { own.inputReplace(range, text) }

  /// Where the text starts.
  public var beginningOfDocument: UITextPosition { TextOffsetPosition(TextPlace(offset: 0)) }

  /// Where the text ends.
  public var endOfDocument: UITextPosition {
    TextOffsetPosition(TextPlace(offset: own.editor.body.length))
  }

  /// The range between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (own.place(fromPosition).offset, own.place(toPosition).offset)
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  /// The place some UTF-16 units from another; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    own.inputPosition(from: position, offset: offset)
  }

  /// The place some letters or lines from another; nil beyond the text.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    own.inputPosition(from: position, in: direction, offset: offset)
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    own.inputCompare(position, other)
  }

  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    own.place(toPosition).offset - own.place(from).offset
  }

  /// The end of a range that is furthest in a direction.
  public func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    own.inputPosition(within: range, farthestIn: direction)
  }

  /// The letter, or the line's length, in a direction.
  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    own.inputRange(byExtending: position, in: direction)
  }

  /// Which way the paragraph at a place runs.
  public func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    own.inputDirection(at: position)
  }

  /// Makes the paragraphs of a range run one way.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {
    own.inputSetDirection(writingDirection, for: range)
  }

  /// The place of a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    own.inputClosest(point, within: range)
  }

  /// The letter at a point; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    own.inputCharacterRange(at: point)
  }

  /// Hears of changes that do not come from the input method.
  ///
  /// Not retained.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { own.editor.inputDelegate }
    set { own.editor.inputDelegate = newValue }
  }

  /// On which of two lines the caret stands where a line was broken.
  public var selectionAffinity: UITextStorageDirection {
    get { own.editor.head.isUpstream ? .backward : .forward }
    set {
      let place = TextPlace(offset: own.editor.head.offset, isUpstream: newValue == .backward)
      own.editor.select(anchor: own.editor.anchor, head: place)
    }
  }

  // MARK: - Standard edit actions

  /// Moves the selection to the pasteboard.
  public func cut(_ sender: Any?) { own.perform(.cut) }

  /// Copies the selection to the pasteboard.
  public func copy(_ sender: Any?) { own.perform(.copy) }

  /// Puts the pasteboard's text in the place of the selection.
  public func paste(_ sender: Any?) { own.perform(.paste) }

  /// Selects everything.
  public func selectAll(_ sender: Any?) { own.perform(.selectAll) }

  /// Selects the word at the caret.
  public func select(_ sender: Any?) { own.editor.selectWord(at: own.editor.head.offset) }

  /// Deletes the selection.
  public func delete(_ sender: Any?) {
    if own.editor.hasSelection { own.perform(.delete(.backward)) }
  }
}
