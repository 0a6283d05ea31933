import Foundation

/// A position in the texts of this module: an offset in UTF-16 units.
package final class TextOffsetPosition: UITextPosition {
  package let place: CaretPosition

  package init(_ place: CaretPosition) {
    self.place = place
    super.init()
  }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetPosition)?.place.offset == place.offset
  }

  package override var hash: Int { place.offset }

  package override var description: String { "offset \(place.offset)" }
}
