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
    label.constrain(
      .edges.inset(top: Spacing.medium, sides: Spacing.large, bottom: Spacing.small)
    )
  }

  override func update(with viewModel: SectionTitle) {
    label.text = viewModel.text
    label.font = viewModel.isFooter ? Typography.caption() : Typography.sectionTitle()
    label.textColor = viewModel.isFooter ? Palette.secondaryText : Palette.primaryText
    label.accessibilityTraits = viewModel.isFooter ? .staticText : .header
  }
}

extension SectionTitleView: SelfContainedItemView {}
