import Foundation
import QuartzCore

/// An effect that draws the content of a ``UIVisualEffectView`` in a color blended with the blur
/// behind it.
///
/// Add the view to the ``UIVisualEffectView/contentView`` of a view with the same blur:
///
/// ```swift
/// let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
/// vibrant.contentView.addSubview(label)
/// blurred.contentView.addSubview(vibrant)
/// ```
///
/// Only the alpha of the content is used, as for a template image: text, symbols, lines. Its colors
/// are replaced with that of the style.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private var blur: UIBlurEffect?
  private var style: UIVibrancyEffectStyle?

  /// Makes the effect for content on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    blur = blurEffect
  }

  /// Makes the effect for a kind of content on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
    self.style = style
  }

  /// Whether the other effect has the same style and the same blur.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return MainActor.assumeIsolated { style == other.style && blur == other.blur }
  }

  /// A hash of style and blur.
  open override var hash: Int {
    MainActor.assumeIsolated { (blur?.hash ?? 0) << 8 ^ (style?.rawValue ?? -1) }
  }

  package override func vibrancy(_ surroundings: EffectSurroundings) -> UIColor? {
    guard let blur else { return nil }
    let style: UIUserInterfaceStyle = blur.isDark(surroundings.traits) ? .dark : .light
    return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
  }

  private var color: UIColor {
    switch style {
    case nil, .label: .vibrantLabel
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// The kind of content of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// Fills of large areas.
  case fill = 4
  /// Fills of medium areas.
  case secondaryFill = 5
  /// Fills of small areas.
  case tertiaryFill = 6
  case separator = 7
}

extension UIColor {
  /// The label color, slightly translucent.
  fileprivate static let vibrantLabel = UIColor.label.withAlphaComponent(0.85)
}
