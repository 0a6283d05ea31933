import CoreGraphics
import Foundation

extension UIButton.Configuration {
  /// The color of title and image in a state.
  func foregroundColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let base = baseForegroundColor ?? (style == .filled ? .white : tint)
    return state.contains(.highlighted) ? base.faded(by: 0.75) : base
  }

  /// The color of the background in a state, before its transformer is applied.
  func backgroundColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    if let color = background.backgroundColor { return color }
    if state.contains(.disabled) {
      return style == .plain && baseBackgroundColor == nil ? .clear : .tertiarySystemFill
    }
    let isPressed = state.contains(.highlighted)
    switch style {
    case .plain:
      if let base = baseBackgroundColor { return isPressed ? base.faded(by: 0.75) : base }
      return state.contains(.selected) && automaticallyUpdateForSelection
        ? tint.faded(by: isPressed ? 0.12 : 0.18) : .clear
    case .gray:
      let base = baseBackgroundColor ?? .secondarySystemFill
      return isPressed ? base.faded(by: 0.6) : base
    case .tinted:
      return (baseBackgroundColor ?? tint).faded(by: isPressed ? 0.11 : 0.18)
    case .filled:
      let base = baseBackgroundColor ?? tint
      return isPressed ? base.pressed() : base
    }
  }

  /// The corner radius of a background of a given size.
  func cornerRadius(of size: CGSize, traits: UITraitCollection) -> CGFloat {
    let limit = min(size.width, size.height) / 2
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic:
        UIFontMetrics(forTextStyle: buttonSize.titleStyle).scaledValue(
          for: background.cornerRadius,
          compatibleWith: traits
        )
      case .small: 4.25
      case .medium: 5.95
      case .large: 8.75
      case .capsule: limit
      }
    return min(radius, limit)
  }
}

extension UIColor {
  /// The color with its opacity multiplied.
  func faded(by factor: CGFloat) -> UIColor {
    switch storage {
    case .fixed(_, let components): withAlphaComponent(components.alpha * factor)
    case .dynamic: UIColor { self.resolvedColor(with: $0).faded(by: factor) }
    }
  }

  /// The background color of a pressed button: darker in light mode, lighter in dark mode.
  func pressed() -> UIColor {
    UIColor { traits in
      let components = self.components(with: traits)
      let other: CGFloat = traits.userInterfaceStyle == .dark ? 1 : 0
      let goal = ColorComponents(red: other, green: other, blue: other, alpha: components.alpha)
      return UIColor(components: components.mixed(with: goal, fraction: 0.18))
    }
  }
}
