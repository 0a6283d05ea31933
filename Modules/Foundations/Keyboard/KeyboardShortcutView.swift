import DesignKit
import UIKit

/// Shows an action, and its keys at the end of the line.
final class KeyboardShortcutView: BaseListItemView<KeyboardShortcutRow, Never> {
  private let titleLabel = UILabel()
  private let keyStack = UIStackView()
  private let row = UIStackView()

  override func makeControls() {
    addSubview(row)
    row.addArrangedSubview(titleLabel)
    row.addArrangedSubview(keyStack)
  }

  override func styleControls() {
    titleLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    row.spacing = Spacing.medium
    row.alignment = .center
    keyStack.spacing = Spacing.xSmall
    keyStack.setContentHuggingPriority(.required, for: .horizontal)
    keyStack.setContentCompressionResistancePriority(.required, for: .horizontal)
    isAccessibilityElement = true
  }

  override func constrainControls() {
    row.constrain(.edges.inset(dx: Spacing.large, dy: Spacing.small))
  }

  override func update(with viewModel: KeyboardShortcutRow) {
    titleLabel.text = viewModel.title
    for cap in keyStack.arrangedSubviews { cap.removeFromSuperview() }
    for (index, keys) in viewModel.keys.enumerated() {
      if index > 0 { keyStack.addArrangedSubview(Self.makeSlash()) }
      for key in keys { keyStack.addArrangedSubview(Self.makeCap(key)) }
    }
    // Keys read from left to right in every language.
    keyStack.semanticContentAttribute = .forceLeftToRight
    row.axis =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? .vertical : .horizontal
    row.alignment = row.axis == .vertical ? .leading : .center
    accessibilityLabel = viewModel.title
    accessibilityValue = viewModel.keys.map { $0.joined(separator: " ") }.joined(separator: ", ")
  }

  /// The separator between two shortcuts.
  private static func makeSlash() -> UIView {
    let label = UILabel()
    label.style(Typography.caption(), Palette.secondaryText)
    label.text = "/"
    return label
  }

  private static func makeCap(_ key: String) -> UIView {
    let label = UILabel()
    label.style(Typography.captionStrong(), Palette.primaryText)
    label.text = key
    label.textAlignment = .center
    let cap = UIView()
    cap.backgroundColor = Palette.pressedSurface
    cap.layer.cornerRadius = CornerRadius.small + 2
    cap.addSubview(label)
    label.constrain(.edges.inset(dx: Spacing.small, dy: Spacing.xSmall))
    cap.constrain(.width.atLeast(cap.heightAnchor))
    return cap
  }
}
