package import CoreGraphics
package import Foundation

/// The effect of a layer on the content behind it: blur, saturation and tint.
///
/// Used by visual effect views; nil for other layers.
package struct LayerBackdrop: Equatable {
  /// The blur radius, in points: twice the standard deviation.
  package var radius: CGFloat
  /// The saturation factor: 0 is gray, 1 leaves colors unchanged.
  package var saturation: CGFloat
  /// The color drawn over the backdrop; an opaque one hides it.
  package var tint: CGColor

  /// Makes the values; saturation is unchanged by default.
  package init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }

  /// Whether the effect changes nothing.
  var isClear: Bool { radius <= 0 && saturation == 1 && tint.alpha <= 0 }

  /// Interpolates between two backdrops; nil leaves the content behind unchanged.
  static func mix(_ a: LayerBackdrop?, _ b: LayerBackdrop?, _ t: CGFloat) -> LayerBackdrop? {
    if t == 0 { return a }
    if t == 1 { return b }
    guard let from = a ?? b.map(\.faded), let to = b ?? a.map(\.faded) else { return nil }
    return LayerBackdrop(
      radius: max(0, from.radius + (to.radius - from.radius) * t),
      saturation: max(0, from.saturation + (to.saturation - from.saturation) * t),
      tint: CGColor.mix(from.tint, to.tint, t) ?? to.tint
    )
  }

  private var faded: LayerBackdrop { LayerBackdrop(radius: 0, tint: tint.faded(by: 0)) }
}

/// A single color for the content of a layer and its sublayers, whose alpha is kept.
package struct LayerVibrancy: Equatable {
  /// The color; its alpha multiplies that of the content.
  package var color: CGColor
  /// The mix between the colors of the content (0) and this color (1).
  package var amount: CGFloat

  /// Makes a vibrancy, with full effect by default.
  package init(color: CGColor, amount: CGFloat = 1) {
    self.color = color
    self.amount = amount
  }

  /// Interpolates between two vibrancies; nil leaves the content unchanged.
  static func mix(_ a: LayerVibrancy?, _ b: LayerVibrancy?, _ t: CGFloat) -> LayerVibrancy? {
    if t == 0 { return a }
    if t == 1 { return b }
    guard let from = a ?? b.map({ LayerVibrancy(color: $0.color, amount: 0) }),
      let to = b ?? a.map({ LayerVibrancy(color: $0.color, amount: 0) })
    else { return nil }
    return LayerVibrancy(
      color: CGColor.mix(from.color, to.color, t) ?? to.color,
      amount: min(max(from.amount + (to.amount - from.amount) * t, 0), 1)
    )
  }
}

extension CALayer {
  /// The effect on the content behind the layer, drawn over its own shadow and below its background
  /// color, clipped to its bounds and rounded corners; nil for none.
  ///
  /// The content behind the layer begins at the root layer, or at the nearest ancestor that is
  /// composited as a whole: with an opacity, a mask, a transition, a shadow of its content, a
  /// vibrancy, or rasterized.
  package final var backdrop: LayerBackdrop? {
    get { rare?.backdrop }
    set { redraw(.backdrop, from: backdrop, to: newValue) { rareForWriting.backdrop = $0 } }
  }

  /// The single color of the content of the layer and its sublayers; nil leaves it unchanged.
  package final var vibrancy: LayerVibrancy? {
    get { rare?.vibrancy }
    set { redraw(.vibrancy, from: vibrancy, to: newValue) { rareForWriting.vibrancy = $0 } }
  }
}
