package import Foundation

/// The radius of each corner of a layer, in points; for layers whose corners differ.
///
/// Layers of Apple's have them, too, but only views can set them.
package struct LayerCornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(
    topLeft: CGFloat,
    topRight: CGFloat,
    bottomRight: CGFloat,
    bottomLeft: CGFloat
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Whether all corners are square.
  package var areZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The radii as numbers that can be interpolated.
  var numbers: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Makes radii of interpolated numbers; nil unless there are four.
  init?(numbers: [CGFloat]) {
    guard numbers.count == 4 else { return nil }
    self.init(
      topLeft: max(numbers[0], 0),
      topRight: max(numbers[1], 0),
      bottomRight: max(numbers[2], 0),
      bottomLeft: max(numbers[3], 0)
    )
  }
}

extension CALayer {
  /// The radii of the corners of background, border and mask, instead of `cornerRadius` and
  /// `maskedCorners`; nil for those.
  package final var cornerRadii: LayerCornerRadii? {
    get { rare?.cornerRadii }
    set {
      redraw(.cornerRadii, from: cornerRadii, to: newValue) { rareForWriting.cornerRadii = $0 }
    }
  }

  /// Whether a corner is round.
  final var hasRoundCorners: Bool {
    if let radii = rare?.cornerRadii { return !radii.areZero }
    return values.cornerRadius > 0 && !values.maskedCorners.isEmpty
  }

  /// The radii of the corners that the layer is drawn with.
  final var shownCornerRadii: LayerCornerRadii {
    if let radii = rare?.cornerRadii { return radii }
    let radius = values.cornerRadius
    let corners = values.maskedCorners
    return LayerCornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0
    )
  }
}
