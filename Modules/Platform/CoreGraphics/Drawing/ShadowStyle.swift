package import Foundation

/// A shadow: a blurred copy of a shape, moved aside.
package struct ShadowStyle: Hashable, Sendable {
  /// The color of the shadow.
  package var color: CGColor
  /// How far the shadow is moved, in points; positive is right and down.
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

  /// How far the shadow reaches beyond its shape on each side, the move not counted.
  package var reach: CGFloat { (sigma * 3).rounded(.up) }
}
