package import Foundation

/// A shadow: a blurred, offset copy of a shape.
package struct ShadowStyle: Hashable, Sendable {
  /// The color of the shadow.
  package var color: CGColor
  /// The offset of the shadow, in points; positive is right and down.
  package var offset: CGSize
  /// The standard deviation of the blur, in points: a layer's `shadowRadius`, half of a context's
  /// `blur`.
  package var sigma: CGFloat

  /// Makes a shadow.
  package init(color: CGColor, offset: CGSize, sigma: CGFloat) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }

  /// The extent of the shadow beyond its shape on each side, without the offset.
  package var reach: CGFloat { (sigma * 3).rounded(.up) }
}
