import DesignKit
import Foundations
import UIKit

final class FeedTextView: BaseListItemView<FeedTextRow, Never> {
  private let label = UILabel()

  override func makeControls() { addSubview(label) }

  override func styleControls() { label.style(Typography.body(), Palette.primaryText) }

  override func constrainControls() {
    label.constrain(.edges.inset(top: 0, sides: Spacing.large, bottom: Spacing.small))
  }

  override func update(with viewModel: FeedTextRow) {
    label.text = viewModel.text
    label.numberOfLines = viewModel.isExpanded ? 0 : 2
    label.accessibilityIdentifier = "text.\(viewModel.text.prefix(4))"
  }
}
