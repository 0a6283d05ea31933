import DesignKit
import Foundations
import UIKit

final class FeedCommentView: BaseListItemView<FeedComment, FeedCommentView.Action> {
  enum Action { case delete }

  private let nameLabel = UILabel()
  private let textLabel = UILabel()
  private let deleteButton = UIButton(type: .system)

  override func makeControls() {
    addConstrainedSubviews(nameLabel, textLabel, deleteButton)
    deleteButton.onPrimaryAction { [weak self] in self?.onAction?(.delete) }
  }

  override func styleControls() {
    nameLabel.style(Typography.captionStrong(), Palette.primaryText)
    textLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    deleteButton.setImage(Icon.delete.image, for: .normal)
    deleteButton.tintColor = Palette.error
    deleteButton.accessibilityLabel = "Delete"
  }

  override func constrainControls() {
    nameLabel.constrain(
      .top.inset(Spacing.small),
      .leading.inset(Spacing.xLarge),
      .trailing.equal(to: deleteButton.leadingAnchor).offset(-Spacing.small)
    )
    textLabel.constrain(
      .top.equal(to: nameLabel.bottomAnchor),
      .sides.equal(to: nameLabel),
      .bottom.inset(Spacing.small).yielding
    )
    deleteButton.constrain(.trailing.inset(Spacing.xSmall), .centerY, .size(Metrics.tapTarget))
  }

  override func update(with viewModel: FeedComment) {
    nameLabel.text = viewModel.author
    textLabel.text = viewModel.text
    deleteButton.isHidden = !viewModel.isMine
    deleteButton.accessibilityIdentifier = "delete.\(viewModel.id)"
  }
}
