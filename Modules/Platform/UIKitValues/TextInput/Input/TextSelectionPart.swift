import Foundation

/// A selection rectangle of the texts of this module.
package final class TextSelectionPart: UITextSelectionRect {
  private let values: (CGRect, NSWritingDirection, start: Bool, end: Bool)

  package init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    values = (rect, direction, isFirst, isLast)
    super.init()
  }

  package override var rect: CGRect { values.0 }
  package override var writingDirection: NSWritingDirection { values.1 }
  package override var containsStart: Bool { values.start }
  package override var containsEnd: Bool { values.end }
}
