import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// One photo of the grid: a square, cropped around its focal point.
final class PhotoTileView: ImageListItemView<PhotoTile, Never> {
  /// The size of the image requests: a little more than a third of a phone, in points.
  static let nominalSide: CGFloat = 128

  private let imageView = AsyncImageView(frame: .zero)
  private var badge = MediaBadge()

  /// The image request of a photo, for prefetching.
  static func request(for tile: PhotoTile, scale: CGFloat) -> ImageRequest {
    ImageRequest(
      url: tile.image.previewURL,
      size: CGSize(width: nominalSide, height: nominalSide),
      scale: scale
    )
  }

  override func makeControls() {
    addSubview(imageView)
  }

  override func styleControls() {
    imageView.layer.cornerRadius = CornerRadius.small
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  override func constrainControls() {
    imageView.constrain(.edges)
  }

  override func update(with viewModel: PhotoTile) {
    imageView.imageName = viewModel.imageName
    let size = CGSize(width: Self.nominalSide, height: Self.nominalSide)
    imageView.show(viewModel.image, size: size, with: imageLoader)
    badge.show(viewModel.image.media, on: imageView)
    accessibilityLabel = viewModel.accessibilityText
    accessibilityIdentifier = "photo.\(viewModel.itemID)"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.cancel()
  }
}
