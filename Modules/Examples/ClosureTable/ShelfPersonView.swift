import DesignKit
import Foundations
import UIKit

final class ShelfPersonView: BaseListItemView<ShelfPerson, Never> {
  let followButton = UIButton(type: .system)
  private let label = UILabel()

  override func makeControls() { addConstrainedSubviews(label, followButton) }

  override func styleControls() {
    label.style(Typography.name(), Palette.primaryText)
    followButton.styleAsCapsule()
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  override func constrainControls() {
    label.constrain(.leading.inset(Spacing.large), .top.bottom.inset(Spacing.large).yielding)
    followButton.constrain(
      .leading.atLeast(label.trailingAnchor).offset(Spacing.small),
      .trailing.inset(Spacing.large),
      .centerY
    )
  }

  override func update(with viewModel: ShelfPerson) {
    label.text = viewModel.name
    followButton.configuration?.title = viewModel.isFollowed ? "Following" : "Follow"
    followButton.accessibilityIdentifier = "follow.\(viewModel.name)"
  }
}
