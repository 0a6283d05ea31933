import CoreGraphics
package import Foundation

/// A command of a key or a menu.
package enum TextCommand: Equatable {
  case move(TextStep, extends: Bool)
  case delete(TextStep)
  case selectAll
  case cut, copy, paste
  case undo, redo
  case newLine
  case insertTab
}

/// A movement of the caret.
package enum TextStep: Equatable {
  case left, right, up, down
  case wordLeft, wordRight
  case forward, backward
  case wordForward, wordBackward
  case lineStart, lineEnd
  case paragraphStart, paragraphEnd
  case pageUp, pageDown
  case documentStart, documentEnd
}

extension TextEditor {
  /// Moves the caret; `page` is the visible height, in points.
  package func move(_ step: TextStep, extends: Bool, page: CGFloat = 0) {
    commitMark()
    if !extends, hasSelection, let edge = collapsedPosition(for: step) {
      moveCaret(to: edge, extends: false)
      return
    }
    switch step {
    case .up: moveLines(-1, extends: extends)
    case .down: moveLines(1, extends: extends)
    case .pageUp: moveLines(-pageLines(page), extends: extends)
    case .pageDown: moveLines(pageLines(page), extends: extends)
    default: moveCaret(to: place(after: step, from: head), extends: extends)
    }
  }

  /// Returns the position of the caret when a selection is collapsed by a step.
  private func collapsedPosition(for step: TextStep) -> CaretPosition? {
    switch step {
    case .left, .right:
      let isForward = body.isRightToLeft(at: head.offset) == (step == .left)
      return CaretPosition(offset: isForward ? selection.upperBound : selection.lowerBound)
    case .forward: return CaretPosition(offset: selection.upperBound)
    case .backward: return CaretPosition(offset: selection.lowerBound)
    default: return nil
    }
  }

  /// Returns the position after a step that does not change the line.
  package func place(after step: TextStep, from place: CaretPosition) -> CaretPosition {
    let offset = place.offset
    let isRightToLeft = body.isRightToLeft(at: offset)
    switch step {
    case .left: return self.place(after: isRightToLeft ? .forward : .backward, from: place)
    case .right: return self.place(after: isRightToLeft ? .backward : .forward, from: place)
    case .wordLeft:
      return self.place(after: isRightToLeft ? .wordForward : .wordBackward, from: place)
    case .wordRight:
      return self.place(after: isRightToLeft ? .wordBackward : .wordForward, from: place)
    case .forward: return CaretPosition(offset: body.offset(afterLetterAt: offset))
    case .backward: return CaretPosition(offset: body.offset(beforeLetterAt: offset))
    case .wordForward: return CaretPosition(offset: body.wordEnd(after: offset))
    case .wordBackward: return CaretPosition(offset: body.wordStart(before: offset))
    case .lineStart: return CaretPosition(offset: body.lineRange(of: place).lowerBound)
    case .lineEnd: return body.lineEnd(of: place)
    case .paragraphStart:
      let start = body.paragraph(at: offset).lowerBound
      guard start == offset, offset > 0 else { return CaretPosition(offset: start) }
      return CaretPosition(
        offset: body.paragraph(at: body.offset(beforeLetterAt: offset)).lowerBound
      )
    case .paragraphEnd:
      let end = body.paragraph(at: offset).upperBound
      guard end == offset else { return CaretPosition(offset: end) }
      return CaretPosition(
        offset: body.paragraph(at: body.offset(afterLetterAt: offset)).upperBound
      )
    case .documentStart: return CaretPosition(offset: 0)
    case .documentEnd: return CaretPosition(offset: body.length)
    case .up, .down, .pageUp, .pageDown: return place
    }
  }

  private func moveLines(_ count: Int, extends: Bool) {
    let x = column ?? body.caretRect(at: head).minX
    if let place = body.place(count, linesFrom: head, atX: x) {
      moveCaret(to: place, extends: extends, keepsColumn: true)
    } else {
      let end = count < 0 ? CaretPosition(offset: 0) : CaretPosition(offset: body.length)
      moveCaret(to: end, extends: extends, keepsColumn: true)
    }
    column = x
  }

  private func pageLines(_ page: CGFloat) -> Int {
    let line = body.caretRect(at: head).height
    return max(Int(page / max(line, 1)) - 1, 1)
  }

  // MARK: - Deleting

  /// Deletes the selection, or what a step goes over.
  package func delete(_ step: TextStep, asks: Bool = true) {
    if markedRange != nil {
      if cancelMark() {
        client?.editorDidChangeSelection()
        client?.editorDidChangeText()
      }
      return
    }
    var range = selection
    if range.isEmpty {
      let other = place(after: step, from: head).offset
      range = min(other, head.offset)..<max(other, head.offset)
    }
    guard !range.isEmpty else { return }
    replace(NSRange(range), with: "", kind: .deleting, asks: asks)
  }

  // MARK: - Units

  /// Selects the word at an offset, after ending a composition of the input method.
  package func selectWord(at offset: Int) {
    commitMark()
    select(body.word(at: offset))
  }

  /// Selects the paragraph at an offset, including its line break.
  package func selectParagraph(at offset: Int) {
    commitMark()
    let block = body.blocks[body.blockIndex(at: offset)]
    select(block.start..<block.start + block.length)
  }

  /// Selects everything.
  package func selectAll() {
    commitMark()
    select(0..<body.length)
  }

  /// Extends a selection of whole words or paragraphs to an offset, for a drag that began with a
  /// double or triple tap.
  package func extend(_ unit: Range<Int>, to offset: Int, by granularity: UITextGranularity) {
    let other: Range<Int>
    switch granularity {
    case .word: other = body.word(at: offset)
    case .paragraph:
      let block = body.blocks[body.blockIndex(at: offset)]
      other = block.start..<block.start + block.length
    default: other = offset..<offset
    }
    if other.lowerBound < unit.lowerBound {
      select(anchor: unit.upperBound, head: CaretPosition(offset: other.lowerBound))
    } else {
      select(
        anchor: unit.lowerBound,
        head: CaretPosition(offset: max(other.upperBound, unit.upperBound))
      )
    }
  }
}
