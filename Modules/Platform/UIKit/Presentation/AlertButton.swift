import Foundation

/// A button of an alert: a title centered in a row, with a background while it is highlighted.
@MainActor final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
  }

  init(_ action: UIAlertAction, isBold: Bool, isLarge: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: isLarge ? 20 : 17, weight: isBold ? .semibold : .regular),
      // Larger text would leave no space for the message.
      maximumPointSize: 32
    )
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    isEnabled = action.isEnabled
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    accessibilityIdentifier = "alert.\(action.title ?? "")"
    action.button = self
    color()
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? ground : nil }
  }

  override var isEnabled: Bool {
    didSet { color() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func color() {
    let color = action.style == .destructive ? UIColor.systemRed : tintColor
    label.textColor = isEnabled ? .strong(color ?? .systemBlue) : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }

  /// Returns the height of the button at a width, in points; at least `least`, a comfortable touch
  /// target.
  func height(for width: CGFloat, least: CGFloat) -> CGFloat {
    let space = CGSize(width: width - 24, height: .greatestFiniteMagnitude)
    return max(least, (label.sizeThatFits(space).height + 20).rounded(.up))
  }

  /// The width of the title on one line, in points.
  var naturalWidth: CGFloat {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).width + 24
  }
}

extension UIColor {
  /// Returns the color for increased contrast: on the cards of alerts and menus, system colors are
  /// too faint for text.
  static func strong(_ color: UIColor) -> UIColor {
    UIColor { traits in
      color.resolvedColor(with: traits.modifyingTraits { $0.accessibilityContrast = .high })
    }
  }
}
