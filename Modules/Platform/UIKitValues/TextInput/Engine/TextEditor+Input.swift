import CoreGraphics
import Foundation

// The members of `UITextInput` that are about the text alone. Those of text views and text fields,
// which subclasses can override, call these.
extension TextEditor {
  package func place(_ position: UITextPosition) -> CaretPosition {
    var place = (position as? TextOffsetPosition)?.place ?? CaretPosition(offset: 0)
    place.offset = min(max(place.offset, 0), body.length)
    return place
  }

  package func offsets(_ range: UITextRange) -> Range<Int> {
    let start = place(range.start).offset
    return start..<max(start, place(range.end).offset)
  }

  package func position(at offset: Int) -> UITextPosition {
    TextOffsetPosition(CaretPosition(offset: offset))
  }

  /// Returns the range between two positions, in either order.
  package func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange {
    let (start, end) = (place(first).offset, place(second).offset)
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  // MARK: - Selection

  package var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection) }
    set {
      guard let newValue else {
        select(head.offset..<head.offset)
        return
      }
      commitMark()
      select(offsets(newValue))
    }
  }

  package var markedTextRange: UITextRange? {
    markedRange.map { TextOffsetRange($0.location..<$0.upperBound) }
  }

  /// The line of a caret at a line wrap.
  package var affinity: UITextStorageDirection {
    get { head.isUpstream ? .backward : .forward }
    set {
      let place = CaretPosition(offset: head.offset, isUpstream: newValue == .backward)
      select(anchor: anchor, head: place)
    }
  }

  // MARK: - Text

  package func text(in range: UITextRange) -> String { body.string(in: offsets(range)) }

  package func attributedText(in range: UITextRange) -> NSAttributedString {
    storage.attributedSubstring(from: NSRange(offsets(range)))
  }

  package func replace(_ range: UITextRange, with text: String) {
    let asks = prepare(toReplace: range)
    replace(asks.range, with: text, kind: .other, asks: asks.isTyping)
  }

  package func replace(_ range: UITextRange, with text: NSAttributedString) {
    let asks = prepare(toReplace: range)
    replace(asks.range, with: text, kind: .other, asks: asks.isTyping)
  }

  private func prepare(toReplace range: UITextRange) -> (range: NSRange, isTyping: Bool) {
    let prepared = (NSRange(offsets(range)), takeTyping())
    commitMark()
    return prepared
  }

  // MARK: - Positions

  package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = place(position).offset + offset
    return (0...body.length).contains(target) ? self.position(at: target) : nil
  }

  package func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    var place = place(position)
    guard offset != 0 else { return position }
    switch direction {
    case .up, .down:
      let x = body.caretRect(at: place).minX
      let count = direction == .down ? offset : -offset
      return body.place(count, linesFrom: place, atX: x).map(TextOffsetPosition.init)
    case .left, .right:
      let isRight = (direction == .right) == (offset > 0)
      for _ in 0..<abs(offset) {
        let next = self.place(after: isRight ? .right : .left, from: place)
        if next.offset == place.offset { return nil }
        place = next
      }
      return TextOffsetPosition(place)
    }
  }

  package func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    let isRightToLeft = body.isRightToLeft(at: place(range.start).offset)
    switch direction {
    case .up: return range.start
    case .down: return range.end
    case .left: return isRightToLeft ? range.end : range.start
    case .right: return isRightToLeft ? range.start : range.end
    }
  }

  package func range(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).map { range(from: position, to: $0) }
  }

  package func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let distance = offset(from: first, to: second)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  package func offset(from first: UITextPosition, to second: UITextPosition) -> Int {
    place(second).offset - place(first).offset
  }

  // MARK: - Writing direction

  package func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    body.isRightToLeft(at: place(position).offset) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of the paragraphs in a range.
  package func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    let target = offsets(range)
    let first = body.paragraph(at: target.lowerBound).lowerBound
    let last = body.paragraph(at: target.upperBound).upperBound
    guard first < last else { return }
    let place = NSRange(first..<last)
    let old = storage.attribute(.paragraphStyle, at: first, effectiveRange: nil)
    let style = NSMutableParagraphStyle()
    if let old = old as? NSParagraphStyle { style.setParagraphStyle(old) }
    style.baseWritingDirection = direction
    storage.addAttribute(.paragraphStyle, value: style, range: place)
  }

  // MARK: - Geometry, in the coordinates of the text

  /// Returns the bounding rectangle of the first line of a range; nil for an empty one.
  package func firstRect(for range: UITextRange) -> CGRect? {
    let target = offsets(range)
    guard !target.isEmpty else { return nil }
    let line = body.lineRange(of: CaretPosition(offset: target.lowerBound))
    let rects = body.selectionRects(for: target.clamped(to: line), fillWidth: nil)
    return rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Returns the position of a range, or of the whole text, nearest to a point.
  package func closestPosition(
    to point: CGPoint,
    within range: UITextRange? = nil
  ) -> UITextPosition {
    var place = body.place(at: point)
    if let range {
      let limits = offsets(range)
      place.offset = min(max(place.offset, limits.lowerBound), limits.upperBound)
    }
    return TextOffsetPosition(place)
  }

  /// Returns the character at a point; nil if there is none.
  package func characterRange(at point: CGPoint) -> UITextRange? {
    let place = body.place(at: point)
    for start in [place.offset, body.offset(beforeLetterAt: place.offset)] {
      let letter = start..<body.offset(afterLetterAt: start)
      let rects = body.selectionRects(for: letter, fillWidth: nil)
      if rects.contains(where: { $0.contains(point) }) { return TextOffsetRange(letter) }
    }
    return nil
  }
}
