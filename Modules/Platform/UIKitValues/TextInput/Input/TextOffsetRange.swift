import Foundation

/// A range of the texts of this module.
package final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  package init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  package override var isEmpty: Bool { range.isEmpty }
  package override var start: UITextPosition {
    TextOffsetPosition(CaretPosition(offset: range.lowerBound))
  }
  package override var end: UITextPosition {
    TextOffsetPosition(CaretPosition(offset: range.upperBound))
  }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  package override var hash: Int { range.hashValue }

  package override var description: String { "\(range)" }
}
