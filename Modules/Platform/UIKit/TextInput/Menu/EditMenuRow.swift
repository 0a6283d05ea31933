import CoreGraphics
import Foundation

/// An action of a menu.
@MainActor final class EditMenuRow: UIControl {
  private let label = UILabel()
  private let onChoose: () -> Void
  var inset: CGFloat = 0

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  init(action: UIAction, font: UIFont, onChoose: @escaping () -> Void) {
    self.onChoose = onChoose
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textColor =
      action.attributes.contains(.destructive) ? .systemRed : .label
    label.textAlignment = .natural
    addSubview(label)
    isEnabled = !action.attributes.contains(.disabled)
    label.isEnabled = isEnabled
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    accessibilityIdentifier = "menu.\(action.identifier.rawValue)"
    addAction(UIAction { [weak self] _ in self?.onChoose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: inset, dy: 0)
  }
}
