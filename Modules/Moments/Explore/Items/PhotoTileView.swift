import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// One photo of the grid: a square, cropped around its focal point.
final class PhotoTileView: BaseListItemView<PhotoTile, Never> {
  /// What photos are asked for with: a little more than a third of a phone, in points.
  static let nominalSide: CGFloat = 128

  private let imageLoader: ImageLoader
  private let pictureView = AsyncImageView(frame: .zero)
  private var badge = MediaBadge()

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  /// What a photo is asked for with, for loading it ahead.
  static func request(for tile: PhotoTile, scale: CGFloat) -> ImageRequest {
    ImageRequest(
      url: tile.picture.previewURL,
      size: CGSize(width: nominalSide, height: nominalSide),
      scale: scale
    )
  }

  override func makeControls() {
    addSubview(pictureView)
  }

  override func styleControls() {
    pictureView.layer.cornerRadius = CornerRadius.small
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  override func constrainControls() {
    pictureView.pinEdges(to: self)
  }

  override func update(with viewModel: PhotoTile) {
    pictureView.pictureName = viewModel.pictureName
    let size = CGSize(width: Self.nominalSide, height: Self.nominalSide)
    pictureView.show(viewModel.picture, size: size, with: imageLoader)
    badge.show(viewModel.picture.media, on: pictureView)
    accessibilityLabel = viewModel.accessibilityText
    accessibilityIdentifier = "photo.\(viewModel.itemID)"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    pictureView.cancel()
  }
}
