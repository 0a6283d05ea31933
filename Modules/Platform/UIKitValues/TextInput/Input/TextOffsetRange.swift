import Foundation

/// A range of the texts of this module.
package final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  package init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffsetPosition(CaretPosition(offset: range.lowerBound)) }
  override var end: UITextPosition { TextOffsetPosition(CaretPosition(offset: range.upperBound)) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  override var hash: Int { range.hashValue }

  override var description: String { "\(range)" }
}
