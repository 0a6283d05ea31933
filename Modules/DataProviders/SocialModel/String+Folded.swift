import Foundation

extension String {
  /// The text without case, diacritics and differences of width.
  var folded: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
    var scalars = UnicodeScalarView()
    for scalar in decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
