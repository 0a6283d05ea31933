internal import DesignKit
internal import UIKit

/// Shows the text above or below a section.
final class SectionTitleView: BaseListItemView<SectionTitle, Never> {
  private let label = UILabel()

  override func makeControls() {
    addSubview(label)
  }

  override func styleControls() {
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityIdentifier = "section.title"
  }

  override func constrainControls() {
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large)
        .yieldingToHiding(),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.small)
        .yieldingToHiding(),
    ])
  }

  override func update(with viewModel: SectionTitle) {
    label.text = viewModel.text
    label.font = viewModel.isFooter ? Typography.caption() : Typography.sectionTitle()
    label.textColor = viewModel.isFooter ? Palette.secondaryText : Palette.primaryText
    label.accessibilityTraits = viewModel.isFooter ? .staticText : .header
  }
}

extension SectionTitleView: SelfContainedItemView {}
