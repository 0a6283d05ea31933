import DesignKit
import Foundations
import ListModel
import UIKit

final class WallPhotoView: BaseListItemView<WallPhoto, Never> {
  private let image = AsyncImageView(frame: .zero)
  private let label = UILabel()

  override func makeControls() { addConstrainedSubviews(image, label) }

  override func styleControls() {
    image.clipsToBounds = true
    image.layer.cornerRadius = CornerRadius.medium
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
  }

  override func constrainControls() {
    image.constrain(.top.sides.inset(Spacing.large), .ratio(1.6).yielding)
    label.constrain(
      .top.equal(to: image.bottomAnchor).offset(Spacing.small),
      .sides.equal(to: image),
      .bottom.inset(Spacing.large).yielding
    )
  }

  override func update(with viewModel: WallPhoto) {
    let side = Metrics.readableWidth
    image.show(viewModel.image, size: CGSize(width: side, height: side)).disposed(by: bindings)
    label.text = viewModel.caption
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    image.cancel()
  }
}
