import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// A line of the grid of a person's photos: squares, cropped around their focal points.
final class ProfilePhotosView: ImageListItemView<ProfilePhotosRow, ProfilePhotosRow.Tile> {
  private static let gap = Spacing.xxSmall
  /// The sizes of the image requests: a third of a phone, or of a readable column.
  private static let sides: (narrow: CGFloat, wide: CGFloat) = (128, 208)

  private let tiles = (0..<ProfilePhotosRow.columns).map { _ in AsyncImageView(frame: .zero) }
  private lazy var badges = tiles.map { _ in MediaBadge() }
  private let line = UIStackView()

  /// The image requests of photos, for prefetching.
  static func requests(for row: ProfilePhotosRow, traits: UITraitCollection) -> [ImageRequest] {
    let side = side(in: traits)
    return row.tiles.map {
      ImageRequest(
        url: $0.photo.previewURL,
        size: CGSize(width: side, height: side),
        scale: traits.displayScale
      )
    }
  }

  private static func side(in traits: UITraitCollection) -> CGFloat {
    traits.horizontalSizeClass == .regular ? sides.wide : sides.narrow
  }

  override func makeControls() {
    addConstrainedSubviews(line)
    for (index, tile) in tiles.enumerated() {
      line.addArrangedSubview(tile)
      tile.onTap { [weak self] in
        guard let row = self?.viewModel, row.tiles.indices.contains(index) else { return }
        self?.onAction?(row.tiles[index])
      }
    }
  }

  private var viewModel: ProfilePhotosRow?

  override func styleControls() {
    backgroundColor = Palette.background
    line.spacing = Self.gap
    line.distribution = .fillEqually
    for tile in tiles {
      tile.isAccessibilityElement = true
      tile.accessibilityTraits = [.image, .button]
    }
  }

  override func constrainControls() {
    line.constrain(
      .top.inset(Self.gap),
      .sides,
      .bottom.yielding,
      .height.equal(to: line.widthAnchor).multiplied(by: 1 / CGFloat(ProfilePhotosRow.columns))
        .offset(
          -Self.gap * CGFloat(ProfilePhotosRow.columns - 1) / CGFloat(ProfilePhotosRow.columns)
        ).yielding
    )
  }

  override func update(with viewModel: ProfilePhotosRow) {
    self.viewModel = viewModel
    for (index, tile) in tiles.enumerated() {
      guard viewModel.tiles.indices.contains(index) else {
        // The tile stays empty, so that all tiles have one size.
        tile.cancel()
        badges[index].show(nil, on: tile)
        tile.backgroundColor = .clear
        tile.isAccessibilityElement = false
        tile.accessibilityIdentifier = nil
        tile.isUserInteractionEnabled = false
        continue
      }
      let photo = viewModel.tiles[index]
      tile.imageName = photo.imageName
      tile.isAccessibilityElement = true
      tile.isUserInteractionEnabled = true
      tile.accessibilityLabel = photo.accessibilityText
      tile.accessibilityIdentifier = "profile.photo.\(photo.index).\(photo.moment)"
      badges[index].show(photo.photo.media, on: tile)
      tile.show(photo.photo, side: Self.side(in: traitCollection), with: imageLoader)
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    for tile in tiles { tile.cancel() }
  }
}
