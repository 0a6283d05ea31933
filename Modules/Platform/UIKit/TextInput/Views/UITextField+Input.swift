public import CoreGraphics
public import Foundation

extension UITextField {
  /// What is selected, or where the caret is.
  public var selectedTextRange: UITextRange? {
    get { inputSelection }
    set { inputSelection = newValue }
  }

  /// Text that is still being composed.
  public var markedTextRange: UITextRange? {
    editor.markedRange.map { TextOffsetRange($0.location..<$0.upperBound) }
  }

  /// Keeps text being composed as it is.
  public func unmarkText() { editor.commitMark() }

  /// The text of a range.
  public func text(in range: UITextRange) -> String? { editor.body.string(in: offsets(range)) }

  /// Puts text in the place of a range, as the user does.
  public func replace(_ range: UITextRange, withText text: String) { inputReplace(range, text) }

  /// Where the text starts.
  public var beginningOfDocument: UITextPosition { TextOffsetPosition(TextPlace(offset: 0)) }

  /// Where the text ends.
  public var endOfDocument: UITextPosition {
    TextOffsetPosition(TextPlace(offset: editor.body.length))
  }

  /// The range between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (place(fromPosition).offset, place(toPosition).offset)
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  /// The place some UTF-16 units from another; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    inputPosition(from: position, offset: offset)
  }

  /// The place some letters or lines from another; nil beyond the text.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    inputPosition(from: position, in: direction, offset: offset)
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    inputCompare(position, other)
  }

  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    place(toPosition).offset - place(from).offset
  }

  /// The end of a range that is furthest in a direction.
  public func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    inputPosition(within: range, farthestIn: direction)
  }

  /// The letter, or the line's length, in a direction.
  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    inputRange(byExtending: position, in: direction)
  }

  /// Which way the paragraph at a place runs.
  public func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    inputDirection(at: position)
  }

  /// Makes the paragraphs of a range run one way.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {
    inputSetDirection(writingDirection, for: range)
  }

  /// The place of a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    inputClosest(point, within: range)
  }

  /// The letter at a point; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? { inputCharacterRange(at: point) }

  /// Hears of changes that do not come from the input method.
  ///
  /// Not retained.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// On which of two lines the caret stands where a line was broken.
  public var selectionAffinity: UITextStorageDirection {
    get { editor.head.isUpstream ? .backward : .forward }
    set {
      let place = TextPlace(offset: editor.head.offset, isUpstream: newValue == .backward)
      editor.select(anchor: editor.anchor, head: place)
    }
  }

  // MARK: - Standard edit actions

  /// Moves the selection to the pasteboard.
  public func cut(_ sender: Any?) { perform(.cut) }

  /// Copies the selection to the pasteboard.
  public func copy(_ sender: Any?) { perform(.copy) }

  /// Puts the pasteboard's text in the place of the selection.
  public func paste(_ sender: Any?) { perform(.paste) }

  /// Selects everything.
  public func selectAll(_ sender: Any?) { perform(.selectAll) }

  /// Selects the word at the caret.
  public func select(_ sender: Any?) { editor.selectWord(at: editor.head.offset) }

  /// Deletes the selection.
  public func delete(_ sender: Any?) {
    if editor.hasSelection { perform(.delete(.backward)) }
  }
}
