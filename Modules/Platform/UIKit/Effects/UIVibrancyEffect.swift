import Foundation
import QuartzCore

/// Has the content of a ``UIVisualEffectView`` in a color that the blur behind it shines through.
///
/// Put the view into the ``UIVisualEffectView/contentView`` of one with the same blur:
///
///     let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
///     vibrant.contentView.addSubview(label)
///     blurred.contentView.addSubview(vibrant)
///
/// Only how opaque the content is counts, as of a template image: text, symbols, lines. Its colors
/// are replaced by that of the style.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private var blur: UIBlurEffect?
  private var style: UIVibrancyEffectStyle?

  /// Makes the effect for content over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    blur = blurEffect
  }

  /// Makes the effect for content of some kind over a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
    self.style = style
  }

  /// Whether the other is an effect of the same style, over the same blur.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return MainActor.assumeIsolated { style == other.style && blur == other.blur }
  }

  /// The same for effects of the same style, over the same blur.
  open override var hash: Int {
    MainActor.assumeIsolated { (blur?.hash ?? 0) << 8 ^ (style?.rawValue ?? -1) }
  }

  override func vibrancy(_ surroundings: EffectSurroundings) -> UIColor? {
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

/// What kind of content a vibrancy is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first importance.
  case label = 0
  /// Text of the second importance.
  case secondaryLabel = 1
  /// Text of the third importance.
  case tertiaryLabel = 2
  /// Text of the least importance.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas of medium size.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Lines between content.
  case separator = 7
}

extension UIColor {
  /// The color of labels, with a little of what is behind.
  fileprivate static let vibrantLabel = UIColor.label.withAlphaComponent(0.85)
}
