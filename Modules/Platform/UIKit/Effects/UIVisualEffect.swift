public import Foundation
import QuartzCore

/// What a ``UIVisualEffectView`` does with what is behind it, or with its own content.
///
/// Use ``UIBlurEffect`` or ``UIVibrancyEffect``; this class itself does nothing.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect from an archive.
  ///
  /// Archives carry no properties here: the effect does nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// This effect: effects do not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a view shows of that which is behind it.
  func backdrop(_ surroundings: EffectSurroundings) -> LayerBackdrop? { nil }

  /// The color of what a view contains.
  func vibrancy(_ surroundings: EffectSurroundings) -> UIColor? { nil }
}

/// What the look of an effect depends on, besides the effect.
struct EffectSurroundings {
  var traits: UITraitCollection
  var reducesTransparency: Bool
}
