import DesignKit
import Foundations
import UIKit

final class FeedLikesView: BaseListItemView<FeedLikesRow, FeedLikesView.Action> {
  enum Action { case toggle }

  private let button = UIButton(type: .system)

  override func makeControls() {
    addSubview(button)
    button.onPrimaryAction { [weak self] in self?.onAction?(.toggle) }
  }

  override func styleControls() { button.styleAsFavorite() }

  override func constrainControls() {
    button.constrain(
      .top,
      .leading.inset(Spacing.large),
      .bottom.yielding,
      .height.atLeast(Metrics.tapTarget)
    )
  }

  override func update(with viewModel: FeedLikesRow) {
    button.configuration?.title = "\(viewModel.count)"
    button.isSelected = viewModel.isLiked
    button.accessibilityLabel = "Like, \(viewModel.count)"
    button.accessibilityIdentifier = "like.\(viewModel.count)"
  }
}
