import DesignKit
import Foundations
import UIKit

final class FeedAuthorView: BaseListItemView<FeedAuthorRow, FeedAuthorView.Action> {
  enum Action { case arrow }

  private let label = UILabel()
  private let arrow = UIButton(type: .system)

  convenience init(hasArrow: Bool) {
    self.init(frame: .zero)
    arrow.isHidden = !hasArrow
  }

  override func makeControls() {
    addConstrainedSubviews(label, arrow)
    arrow.onPrimaryAction { [weak self] in self?.onAction?(.arrow) }
  }

  override func styleControls() {
    label.style(Typography.name(), Palette.primaryText)
    arrow.setImage(Icon.collapse.image, for: .normal)
    arrow.tintColor = Palette.secondaryText
    arrow.accessibilityLabel = "Actions"
    arrow.isHidden = true
  }

  override func constrainControls() {
    label.constrain(.leading.top.inset(Spacing.large), .bottom.inset(Spacing.xxSmall).yielding)
    arrow.constrain(
      .leading.atLeast(label.trailingAnchor).offset(Spacing.small),
      .trailing.inset(Spacing.xSmall),
      .centerY.equal(to: label),
      .size(Metrics.tapTarget)
    )
  }

  override func update(with viewModel: FeedAuthorRow) {
    label.text = viewModel.name
    arrow.accessibilityIdentifier = "arrow.\(viewModel.name)"
  }
}
