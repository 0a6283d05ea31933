import Foundation
import QuartzCore

/// An effect that blurs the content behind a ``UIVisualEffectView`` with a material.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style of the material.
  public enum Style: Int, Sendable {
    /// Much lighter than the content behind.
    case extraLight = 0
    /// As light as the content behind, or lighter.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// ``light`` or ``dark``, depending on the traits.
    case regular = 4
    /// ``extraLight`` or ``dark``, depending on the traits.
    case prominent = 5
    /// A very thin material, light or dark depending on the traits.
    case systemUltraThinMaterial = 6
    /// A thin material, light or dark depending on the traits.
    case systemThinMaterial = 7
    /// A material of normal thickness, light or dark depending on the traits.
    case systemMaterial = 8
    /// A thick material, light or dark depending on the traits.
    case systemThickMaterial = 9
    /// The material of bars, light or dark depending on the traits.
    case systemChromeMaterial = 10
    /// A very thin material that is always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material that is always light.
    case systemThinMaterialLight = 12
    /// A material of normal thickness that is always light.
    case systemMaterialLight = 13
    /// A thick material that is always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// A very thin material that is always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material that is always dark.
    case systemThinMaterialDark = 17
    /// A material of normal thickness that is always dark.
    case systemMaterialDark = 18
    /// A thick material that is always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  private var style = Style.regular

  /// Makes the effect with a material.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  /// Whether the other effect has the same material.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return MainActor.assumeIsolated { style == other.style }
  }

  /// A hash of the material.
  open override var hash: Int { MainActor.assumeIsolated { style.rawValue } }

  package override func backdrop(_ surroundings: EffectSurroundings) -> LayerBackdrop? {
    let material = Material(style, isDark: surroundings.traits.userInterfaceStyle == .dark)
    return surroundings.reducesTransparency ? material.opaque : material.backdrop
  }

  /// Whether the material is dark for the given traits.
  func isDark(_ traits: UITraitCollection) -> Bool {
    Material(style, isDark: traits.userInterfaceStyle == .dark).isDark
  }
}
