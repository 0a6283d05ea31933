import CoreGraphics
import Foundation

// The methods of `UITextInput`, implemented once for text views and text fields: their own members,
// which subclasses can override, call these.
extension TextEditing {
  func place(_ position: UITextPosition) -> CaretPosition {
    var place = (position as? TextOffsetPosition)?.place ?? CaretPosition(offset: 0)
    place.offset = min(max(place.offset, 0), editor.body.length)
    return place
  }

  func offsets(_ range: UITextRange) -> Range<Int> {
    let start = place(range.start).offset
    return start..<max(start, place(range.end).offset)
  }

  var inputSelection: UITextRange { TextOffsetRange(editor.selection) }

  func setInputSelection(_ range: UITextRange?) {
    guard let range else {
      editor.select(editor.head.offset..<editor.head.offset)
      return
    }
    editor.commitMark()
    editor.select(offsets(range))
  }

  var inputMarkedRange: UITextRange? {
    editor.markedRange.map { TextOffsetRange($0.location..<$0.upperBound) }
  }

  func inputPosition(at offset: Int) -> UITextPosition {
    TextOffsetPosition(CaretPosition(offset: offset))
  }

  func inputRange(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange {
    let (start, end) = (place(first).offset, place(second).offset)
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  var inputAffinity: UITextStorageDirection { editor.head.isUpstream ? .backward : .forward }

  func setInputAffinity(_ direction: UITextStorageDirection) {
    let place = CaretPosition(offset: editor.head.offset, isUpstream: direction == .backward)
    editor.select(anchor: editor.anchor, head: place)
  }

  func inputReplace(_ range: UITextRange, _ text: String) {
    let target = offsets(range)
    let asks = editor.takeTyping()
    editor.commitMark()
    editor.replace(NSRange(target), with: text, kind: .other, asks: asks)
  }

  func inputReplace(_ range: UITextRange, _ text: NSAttributedString) {
    let target = offsets(range)
    let asks = editor.takeTyping()
    editor.commitMark()
    editor.replace(NSRange(target), with: text, kind: .other, asks: asks)
  }

  func inputAttributedText(in range: UITextRange) -> NSAttributedString {
    editor.storage.attributedSubstring(from: NSRange(offsets(range)))
  }

  func inputPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = place(position).offset + offset
    guard (0...editor.body.length).contains(target) else { return nil }
    return TextOffsetPosition(CaretPosition(offset: target))
  }

  func inputPosition(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    var place = place(position)
    guard offset != 0 else { return position }
    switch direction {
    case .up, .down:
      let x = editor.body.caretRect(at: place).minX
      let count = direction == .down ? offset : -offset
      return editor.body.place(count, linesFrom: place, atX: x).map(TextOffsetPosition.init)
    case .left, .right:
      let isRight = (direction == .right) == (offset > 0)
      for _ in 0..<abs(offset) {
        let next = editor.place(after: isRight ? .right : .left, from: place)
        if next.offset == place.offset { return nil }
        place = next
      }
      return TextOffsetPosition(place)
    }
  }

  func inputPosition(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    let isRightToLeft = editor.body.isRightToLeft(at: place(range.start).offset)
    switch direction {
    case .up: return range.start
    case .down: return range.end
    case .left: return isRightToLeft ? range.end : range.start
    case .right: return isRightToLeft ? range.start : range.end
    }
  }

  func inputRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let start = place(position).offset
    guard let other = inputPosition(from: position, in: direction, offset: 1) else { return nil }
    let end = place(other).offset
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func inputCompare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (a, b) = (place(position).offset, place(other).offset)
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  func inputDirection(at position: UITextPosition) -> NSWritingDirection {
    editor.body.isRightToLeft(at: place(position).offset) ? .rightToLeft : .leftToRight
  }

  func inputSetDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    let target = offsets(range)
    let first = editor.body.paragraph(at: target.lowerBound).lowerBound
    let last = editor.body.paragraph(at: target.upperBound).upperBound
    guard first < last else { return }
    let place = NSRange(first..<last)
    let old = editor.storage.attribute(.paragraphStyle, at: first, effectiveRange: nil)
    let style = NSMutableParagraphStyle()
    if let old = old as? NSParagraphStyle { style.setParagraphStyle(old) }
    style.baseWritingDirection = direction
    editor.storage.addAttribute(.paragraphStyle, value: style, range: place)
  }

  // MARK: - Geometry

  func inputCaretRect(_ position: UITextPosition) -> CGRect {
    convert(canvas.caretRect(at: place(position)), from: canvas)
  }

  func inputSelectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    let target = offsets(range)
    let rects = editor.body.selectionRects(for: target, fillWidth: canvas.fillWidth)
    let direction = inputDirection(at: range.start)
    return rects.enumerated().map { index, rect in
      TextSelectionPart(
        convert(rect, from: canvas),
        direction,
        isFirst: index == 0,
        isLast: index == rects.count - 1
      )
    }
  }

  func inputFirstRect(_ range: UITextRange) -> CGRect {
    let target = offsets(range)
    guard !target.isEmpty else { return inputCaretRect(range.start) }
    let line = editor.body.lineRange(of: CaretPosition(offset: target.lowerBound))
    let shown = target.clamped(to: line)
    let rects = editor.body.selectionRects(for: shown, fillWidth: nil)
    guard let first = rects.first else { return inputCaretRect(range.start) }
    return convert(rects.dropFirst().reduce(first) { $0.union($1) }, from: canvas)
  }

  func inputClosest(_ point: CGPoint, within range: UITextRange? = nil) -> UITextPosition {
    var place = editor.body.place(at: textPoint(point))
    if let range {
      let limits = offsets(range)
      place.offset = min(max(place.offset, limits.lowerBound), limits.upperBound)
    }
    return TextOffsetPosition(place)
  }

  func inputCharacterRange(at point: CGPoint) -> UITextRange? {
    let local = textPoint(point)
    let body = editor.body
    let place = body.place(at: local)
    for start in [place.offset, body.offset(beforeLetterAt: place.offset)] {
      let letter = start..<body.offset(afterLetterAt: start)
      let rects = body.selectionRects(for: letter, fillWidth: nil)
      if rects.contains(where: { $0.contains(local) }) { return TextOffsetRange(letter) }
    }
    return nil
  }
}
