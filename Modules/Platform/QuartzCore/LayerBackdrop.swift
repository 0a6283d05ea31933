package import CoreGraphics
package import Foundation

/// What a layer shows of that which is drawn before it: blurred, more colorful, tinted.
///
/// Values of a visual effect; a layer without one shows nothing of the kind.
package struct LayerBackdrop: Equatable {
  /// How far around a point its surroundings mix with it, in points: twice the standard deviation
  /// of the blur.
  package var radius: CGFloat
  /// How colorful it is: 0 is gray, 1 leaves colors as they are.
  package var saturation: CGFloat
  /// The color over it; an opaque one hides it.
  package var tint: CGColor

  /// Makes the values; colors are left as they are by default.
  package init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }

  /// Whether all of it is as it would be without the layer.
  var isClear: Bool { radius <= 0 && saturation == 1 && tint.alpha <= 0 }

  /// The values `t` of the way from `a` to `b`; none leaves what is behind as it is.
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

/// One color for all that a layer and its sublayers show, as far as they are opaque.
package struct LayerVibrancy: Equatable {
  /// The color; its alpha makes all of it as faint.
  package var color: CGColor
  /// How much of the way from the colors of the content to this one is done, from 0 to 1.
  package var amount: CGFloat

  /// Makes the color, all the way by default.
  package init(color: CGColor, amount: CGFloat = 1) {
    self.color = color
    self.amount = amount
  }

  /// The color `t` of the way from `a` to `b`; none leaves the content as it is.
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
  /// What the layer shows of that which is drawn before it, over its own shadow and below its
  /// background color, within its bounds and rounded corners; nil for nothing.
  ///
  /// That which is drawn before it begins at the root layer, or at the nearest layer above that is
  /// laid down as one: with an opacity, a mask, a transition, a shadow of its content, a vibrancy,
  /// or as an image.
  package final var backdrop: LayerBackdrop? {
    get { rare?.backdrop }
    set {
      guard newValue != backdrop else { return }
      change(.backdrop, appearance: true) { rareForWriting.backdrop = newValue }
    }
  }

  /// The one color of all that the layer and its sublayers show; nil leaves them their own.
  package final var vibrancy: LayerVibrancy? {
    get { rare?.vibrancy }
    set {
      guard newValue != vibrancy else { return }
      change(.vibrancy, appearance: true) { rareForWriting.vibrancy = newValue }
    }
  }
}
