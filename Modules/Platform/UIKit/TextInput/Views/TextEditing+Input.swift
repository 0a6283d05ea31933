import CoreGraphics
import Foundation

// The members of `UITextInput` about places in the view, implemented once for text views and text
// fields: their own members, which subclasses can override, call these. What is about the text
// alone is the editor's.
extension TextEditing {
  func inputCaretRect(_ position: UITextPosition) -> CGRect {
    layOutTextIfDue()
    return convert(canvas.caretRect(at: editor.place(position)), from: canvas)
  }

  func inputSelectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    layOutTextIfDue()
    let target = editor.offsets(range)
    let rects = editor.body.selectionRects(for: target, fillWidth: canvas.fillWidth)
    let direction = editor.writingDirection(at: range.start)
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
    layOutTextIfDue()
    return editor.firstRect(for: range).map { convert($0, from: canvas) }
      ?? inputCaretRect(range.start)
  }
}
