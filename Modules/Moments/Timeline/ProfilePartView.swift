import DesignKit
import Foundations
import MomentsContracts
import UIKit

/// The titles of a profile's parts side by side, with the current one underlined.
///
///     Moments      Photos
///     ───────
final class ProfilePartView: BaseListItemView<ProfilePartRow, ProfilePart> {
  private let buttons = ProfilePart.allCases.map { _ in UIButton(type: .system) }
  private let names = UIStackView()
  private let line = UIView()
  private let mark = UIView()
  private var markConstraints: [NSLayoutConstraint] = []

  override func makeControls() {
    addConstrainedSubviews(line, mark, names)
    for (button, part) in zip(buttons, ProfilePart.allCases) {
      names.addArrangedSubview(button)
      button.onPrimaryAction { [weak self] in self?.onAction?(part) }
    }
  }

  override func styleControls() {
    backgroundColor = Palette.background
    names.distribution = .fillEqually
    line.backgroundColor = Palette.separator
    mark.backgroundColor = Palette.accent
    mark.layer.cornerRadius = 1.5
    for (button, part) in zip(buttons, ProfilePart.allCases) {
      button.accessibilityIdentifier = "profile.part.\(part)"
    }
  }

  override func constrainControls() {
    names.constrain(
      .top,
      .sides.inset(Spacing.large),
      .height.atLeast(Metrics.tapTarget),
      .bottom.yielding
    )
    line.constrain(.sides.bottom, .height(0.5))
    mark.constrain(.bottom, .height(3))
  }

  override func update(with viewModel: ProfilePartRow) {
    let selected = ProfilePart.allCases.firstIndex(of: viewModel.selected) ?? 0
    for (index, button) in buttons.enumerated() {
      let isSelected = index == selected
      button.setTitle(viewModel.titles[index], for: .normal)
      button.titleLabel?.font = Typography.button()
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.titleLabel?.numberOfLines = 0
      button.setTitleColor(
        isSelected ? Palette.accent : Palette.secondaryText,
        for: .normal
      )
      button.accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
    NSLayoutConstraint.deactivate(markConstraints)
    markConstraints = mark.constrain(.sides.equal(to: buttons[selected]))
  }
}
