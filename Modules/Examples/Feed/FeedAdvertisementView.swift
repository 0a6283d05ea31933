import DesignKit
import Foundations
import UIKit

final class FeedAdvertisementView: BaseListItemView<FeedAdvertisement, Never> {
  private let markLabel = UILabel()
  private let textLabel = UILabel()

  override func makeControls() { addConstrainedSubviews(markLabel, textLabel) }

  override func styleControls() {
    backgroundColor = Palette.surface
    markLabel.style(Typography.captionStrong(), Palette.secondaryText)
    markLabel.text = "Advertisement"
    textLabel.style(Typography.body(), Palette.primaryText, lines: 0)
  }

  override func constrainControls() {
    markLabel.constrain(.top.sides.inset(Spacing.large))
    textLabel.constrain(
      .top.equal(to: markLabel.bottomAnchor).offset(Spacing.xSmall),
      .sides.bottom.inset(Spacing.large).yielding
    )
  }

  override func update(with viewModel: FeedAdvertisement) { textLabel.text = viewModel.text }
}
