import Foundation

/// A position in the texts of this module: an offset in UTF-16 units.
final class TextOffsetPosition: UITextPosition {
  let place: CaretPosition

  init(_ place: CaretPosition) {
    self.place = place
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetPosition)?.place.offset == place.offset
  }

  override var hash: Int { place.offset }

  override var description: String { "offset \(place.offset)" }
}
