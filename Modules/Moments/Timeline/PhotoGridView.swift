import Contracts
import DesignKit
import Foundations
import UIKit

/// One to nine photos in a grid, and how many more there are.
///
/// One photo keeps its shape within limits; two and four make two columns, the rest three.
final class PhotoGridView: UIView {
  /// Called with the index of a tapped photo.
  var onPhoto: ((Int) -> Void)?

  private let imageLoader: ImageLoader
  private var tiles: [AsyncImageView] = []
  private let moreLabel = UILabel()
  private var heightConstraint: NSLayoutConstraint?
  private var grid = PhotoGrid(photos: [])

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
    configure(moreLabel) {
      $0.font = .systemFont(ofSize: 22, weight: .semibold)
      $0.textColor = Palette.onPicture
      $0.backgroundColor = Palette.scrim
      $0.textAlignment = .center
      $0.layer.cornerRadius = CornerRadius.small
      $0.clipsToBounds = true
      $0.accessibilityIdentifier = "photo.more"
    }
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] recognizer in
      guard let self else { return }
      let point = recognizer.location(in: self)
      if let index = shownTiles.firstIndex(where: { $0.frame.contains(point) }) { onPhoto?(index) }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// What the photos of a row are asked for with, for loading them ahead.
  static func requests(for row: MomentRow, width: CGFloat, scale: CGFloat) -> [ImageRequest] {
    let grid = PhotoGrid(photos: row.photos)
    return row.shownPhotos.map {
      ImageRequest(url: $0.previewURL, size: grid.nominalTileSize, scale: scale)
    }
  }

  func update(with row: MomentRow) {
    grid = PhotoGrid(photos: row.photos)
    let photos = row.isConcealed ? [] : Array(row.shownPhotos)
    while tiles.count < photos.count { addTile() }
    for (index, tile) in tiles.enumerated() {
      guard index < photos.count else {
        tile.isHidden = true
        tile.cancel()
        continue
      }
      tile.isHidden = false
      tile.show(photos[index], size: grid.nominalTileSize, with: imageLoader)
      tile.accessibilityIdentifier = "photo.\(index).\(row.id)"
      tile.accessibilityLabel = photos[index].accessibilityDescription
    }
    moreLabel.isHidden = row.hiddenPhotoCount == 0 || photos.isEmpty
    moreLabel.text = "+\(row.hiddenPhotoCount)"
    isHidden = photos.isEmpty
    updateHeight()
    setNeedsLayout()
  }

  func cancel() {
    for tile in tiles { tile.cancel() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in shownTiles.enumerated() {
      var frame = grid.frame(ofTile: index, in: bounds.size)
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      tile.frame = frame
      if index == MomentRow.maximumShownPhotos - 1 { moreLabel.frame = frame }
    }
  }

  /// Beside the photos the row is tapped, and not the grid.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shownTiles.contains { $0.frame.contains(point) }
  }

  private var shownTiles: ArraySlice<AsyncImageView> { tiles.prefix { !$0.isHidden } }

  private func addTile() {
    let tile = AsyncImageView()
    tile.layer.cornerRadius = CornerRadius.small
    tile.isAccessibilityElement = true
    tile.accessibilityTraits = .image
    tiles.append(tile)
    insertSubview(tile, at: tiles.count - 1)
    if moreLabel.superview == nil { addSubview(moreLabel) }
    bringSubviewToFront(moreLabel)
  }

  /// The height is the width times a factor plus a constant; both depend on how many photos there are.
  private func updateHeight() {
    let (factor, constant) = (grid.heightPerWidth, grid.heightConstant)
    if let heightConstraint, heightConstraint.multiplier == factor {
      heightConstraint.constant = constant
      return
    }
    heightConstraint?.isActive = false
    let new = heightAnchor.constraint(
      equalTo: widthAnchor,
      multiplier: factor,
      constant: constant
    )
    new.priority = .required - 1
    new.isActive = true
    heightConstraint = new
  }
}
