public import Foundation
import QuartzCore

/// The effect of a ``UIVisualEffectView`` on the content behind it, or on its own content.
///
/// Use ``UIBlurEffect`` or ``UIVibrancyEffect``; this class itself has no effect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect that does nothing.
  ///
  /// Archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the effect itself, because effects are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The effect on the content behind the view; nil for none.
  package func backdrop(_ surroundings: EffectSurroundings) -> LayerBackdrop? { nil }

  /// The color of the view's content; nil for its own colors.
  package func vibrancy(_ surroundings: EffectSurroundings) -> UIColor? { nil }
}

/// The environment that the appearance of an effect depends on.
package struct EffectSurroundings {
  package var traits: UITraitCollection
  package var reducesTransparency: Bool

  package init(traits: UITraitCollection, reducesTransparency: Bool) {
    self.traits = traits
    self.reducesTransparency = reducesTransparency
  }
}
