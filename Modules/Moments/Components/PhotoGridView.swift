import DesignKit
public import Foundations
public import ListModel
public import MomentsContracts
public import UIKit

/// One to nine photos in a grid, and how many more there are.
///
/// One photo keeps its shape within limits; two and four make two columns, the rest three. The grid
/// asks for the height it needs at its width.
public final class PhotoGridView: UIView {
  /// Called with the index of a tapped photo.
  public var onPhoto: ((Int) -> Void)?

  private let imageLoader: ImageLoader
  private var tiles: [AsyncImageView] = []
  private let moreLabel = UILabel()
  private var heightConstraint: NSLayoutConstraint?
  private var grid = PhotoGrid(photos: [])
  private var photos: [ImageReference] = []

  /// Makes a grid that loads its photos with a loader.
  public init(imageLoader: ImageLoader) {
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
      // The last photo says it.
      $0.isAccessibilityElement = false
    }
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What photos are asked for with, for loading them ahead.
  public static func requests(
    for photos: some Collection<ImageReference>,
    traits: UITraitCollection
  ) -> [ImageRequest] {
    let grid = PhotoGrid(photos: photos)
    return photos.prefix(PhotoGrid.maximumCount).map {
      ImageRequest(
        url: $0.previewURL,
        size: grid.nominalTileSize(in: traits),
        scale: traits.displayScale
      )
    }
  }

  /// Shows photos; without any the grid hides itself.
  ///
  /// - Parameters:
  ///   - all: The photos, in order. The first ``PhotoGrid/maximumCount`` show.
  ///   - moment: The moment they belong to, as routes name it: from there they are followed to the
  ///     whole screen.
  ///   - unnamed: What assistive technologies call a photo that nobody described.
  ///   - hiddenCount: The n of the "+n" on the last photo; 0 for none.
  ///   - isConcealed: Whether nothing shows yet, behind a warning.
  ///   - identifier: What the names by which tests find the photos end in.
  public func update(
    with all: [ImageReference],
    of moment: ListItemID,
    unnamed: String = "",
    hiddenCount: Int = 0,
    isConcealed: Bool = false,
    identifier: String
  ) {
    grid = PhotoGrid(photos: all)
    photos = isConcealed ? [] : Array(all.prefix(PhotoGrid.maximumCount))
    while tiles.count < photos.count { addTile() }
    for (index, tile) in tiles.enumerated() {
      guard index < photos.count else {
        tile.isHidden = true
        tile.cancel()
        continue
      }
      tile.isHidden = false
      tile.pictureName = .photo(index, of: moment)
      tile.accessibilityIdentifier = "photo.\(index).\(identifier)"
      tile.accessibilityLabel = photos[index].accessibilityDescription ?? unnamed
      let isLast = index == photos.count - 1
      tile.accessibilityValue = isLast && hiddenCount > 0 ? "+\(hiddenCount)" : nil
    }
    loadPhotos()
    moreLabel.isHidden = hiddenCount == 0 || photos.isEmpty
    moreLabel.text = "+\(hiddenCount)"
    isHidden = photos.isEmpty
    updateHeight()
    setNeedsLayout()
  }

  private func loadPhotos() {
    let size = grid.nominalTileSize(in: traitCollection)
    for (tile, photo) in zip(tiles, photos) { tile.show(photo, size: size, with: imageLoader) }
  }

  /// On a wide screen, tiles are larger.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection?.horizontalSizeClass
    if traitCollection.horizontalSizeClass != before { loadPhotos() }
  }

  /// Stops loading.
  public func cancel() {
    for tile in tiles { tile.cancel() }
  }

  /// Puts the photos into their places.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in shownTiles.enumerated() {
      var frame = grid.frame(ofTile: index, in: bounds.size)
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      tile.frame = frame
      if index == shownTiles.count - 1 { moreLabel.frame = frame }
    }
  }

  /// Beside the photos the row is tapped, and not the grid.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shownTiles.contains { $0.frame.contains(point) }
  }

  private var shownTiles: ArraySlice<AsyncImageView> { tiles.prefix { !$0.isHidden } }

  private func addTile() {
    let tile = AsyncImageView(frame: .zero)
    tile.layer.cornerRadius = CornerRadius.small
    tile.isAccessibilityElement = true
    tile.accessibilityTraits = [.image, .button]
    // Each takes taps by itself, so that keys can come to it too.
    let index = tiles.count
    tile.onTap { [weak self] in self?.onPhoto?(index) }
    tiles.append(tile)
    insertSubview(tile, at: tiles.count - 1)
    if moreLabel.superview == nil { addSubview(moreLabel) }
    bringSubviewToFront(moreLabel)
  }

  /// The height is the width times a factor plus a constant; both depend on how many photos there
  /// are.
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
