import Foundation

/// A selection rectangle of the texts of this module.
package final class TextSelectionPart: UITextSelectionRect {
  private let values: (CGRect, NSWritingDirection, start: Bool, end: Bool)

  package init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    values = (rect, direction, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { values.0 }
  override var writingDirection: NSWritingDirection { values.1 }
  override var containsStart: Bool { values.start }
  override var containsEnd: Bool { values.end }
}
