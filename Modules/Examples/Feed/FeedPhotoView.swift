import DesignKit
import Foundations
import UIKit

final class FeedPhotoView: BaseListItemView<FeedPhoto, Never> {
  private let image = AsyncImageView(frame: .zero)

  override func makeControls() { addSubview(image) }

  override func styleControls() {
    image.clipsToBounds = true
    image.layer.cornerRadius = CornerRadius.small
  }

  override func constrainControls() { image.constrain(.edges) }

  override func update(with viewModel: FeedPhoto) { image.show(viewModel.subject, side: 120) }
}
