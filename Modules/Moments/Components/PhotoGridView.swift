import DesignKit
public import Foundations
public import ListModel
public import MomentsContracts
public import UIKit

/// One to nine photos and films in a grid, and the number of further ones; sounds and files in rows
/// below.
///
/// A single photo keeps its aspect ratio within limits; two and four make two columns, others
/// three. The grid constrains its height to its width.
public final class PhotoGridView: BaseView {
  /// Called with the index of the tapped item among all items.
  public var onPhoto: ((Int) -> Void)?

  private let imageLoader: ImageLoader
  private var tiles: [AsyncImageView] = []
  /// The badges of the tiles, in their order.
  private var badges: [MediaBadge] = []
  private var rows: [MediaRowView] = []
  private let moreLabel = UILabel()
  private var heightConstraint: NSLayoutConstraint?
  private var grid = PhotoGrid(photos: [])
  /// The items of the tiles and the rows, with their indices among all items.
  private var tiled: [(index: Int, photo: ImageReference)] = []
  private var listed: [(index: Int, photo: ImageReference)] = []

  /// The distance between tiles and rows, and between rows, in points.
  private static let gap = Spacing.xSmall

  /// Makes a grid that loads its photos with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
    configure(moreLabel) {
      $0.font = .systemFont(ofSize: 22, weight: .semibold)
      $0.textColor = Palette.onImage
      $0.backgroundColor = Palette.scrim
      $0.textAlignment = .center
      $0.layer.cornerRadius = CornerRadius.small
      $0.clipsToBounds = true
      $0.accessibilityIdentifier = "photo.more"
      // The last photo's label contains it.
      $0.isAccessibilityElement = false
    }
  }

  /// The image requests of photos, for prefetching.
  public static func requests(
    for photos: some Collection<ImageReference>,
    traits: UITraitCollection
  ) -> [ImageRequest] {
    let tiled = photos.prefix(PhotoGrid.maximumCount).filter { !$0.isRow }
    let grid = PhotoGrid(photos: tiled)
    return tiled.filter(\.hasImage).map {
      ImageRequest(
        url: $0.previewURL,
        size: grid.nominalTileSize(in: traits),
        scale: traits.displayScale
      )
    }
  }

  /// Shows photos; hides the grid if there are none.
  ///
  /// - Parameters:
  ///   - all: The photos, in order. The first ``PhotoGrid/maximumCount`` are shown.
  ///   - moment: The moment they belong to, as in routes: it names the images for the transition to
  ///     full screen.
  ///   - unnamed: The accessibility label of a photo without a description.
  ///   - hiddenCount: The n of the "+n" on the last photo; 0 for none.
  ///   - isConcealed: Whether nothing is shown yet, because of a warning.
  ///   - identifier: The suffix of the photos' accessibility identifiers.
  public func update(
    with all: [ImageReference],
    of moment: ListItemID,
    unnamed: String = "",
    hiddenCount: Int = 0,
    isConcealed: Bool = false,
    identifier: String
  ) {
    let shown = isConcealed ? [] : Array(all.prefix(PhotoGrid.maximumCount).enumerated())
    tiled = shown.filter { !$0.element.isRow }.map { ($0.offset, $0.element) }
    listed = shown.filter { $0.element.isRow }.map { ($0.offset, $0.element) }
    grid = PhotoGrid(photos: tiled.map(\.photo))
    showTiles(of: moment, unnamed: unnamed, hiddenCount: hiddenCount, identifier: identifier)
    showRows(of: moment, identifier: identifier)
    loadPhotos()
    moreLabel.isHidden = hiddenCount == 0 || tiled.isEmpty
    moreLabel.text = "+\(hiddenCount)"
    isHidden = shown.isEmpty
    updateHeight()
    setNeedsLayout()
  }

  private func showTiles(
    of moment: ListItemID,
    unnamed: String,
    hiddenCount: Int,
    identifier: String
  ) {
    while tiles.count < tiled.count { addTile() }
    for (slot, tile) in tiles.enumerated() {
      guard slot < tiled.count else {
        tile.isHidden = true
        tile.cancel()
        continue
      }
      let (index, photo) = tiled[slot]
      tile.isHidden = false
      tile.imageName = .photo(index, of: moment)
      tile.accessibilityIdentifier = "photo.\(index).\(identifier)"
      tile.accessibilityLabel = photo.accessibilityText(unnamed: unnamed)
      // A film is not an image to accessibility.
      tile.accessibilityTraits =
        photo.media == nil ? [.image, .button] : [.button, .startsMediaSession]
      let isLast = slot == tiled.count - 1
      tile.accessibilityValue = isLast && hiddenCount > 0 ? "+\(hiddenCount)" : nil
      tile.emptySymbol = photo.media == nil ? Icon.photo.image : photo.media?.symbol
      let saysMore = isLast && hiddenCount > 0
      badges[slot].show(saysMore ? nil : photo.media, on: tile)
    }
  }

  private func showRows(of moment: ListItemID, identifier: String) {
    while rows.count < listed.count { addRow() }
    for (slot, row) in rows.enumerated() {
      row.isHidden = slot >= listed.count
      guard slot < listed.count else {
        row.cancel()
        continue
      }
      let (index, media) = listed[slot]
      row.show(
        media,
        named: .photo(index, of: moment),
        identifier: "media.\(index).\(identifier)"
      )
    }
  }

  private func loadPhotos() {
    let size = grid.nominalTileSize(in: traitCollection)
    for (tile, shown) in zip(tiles, tiled) { tile.show(shown.photo, size: size, with: imageLoader) }
  }

  /// On a wide screen, tiles are larger; rows scale with the text.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection?.horizontalSizeClass
    if traitCollection.horizontalSizeClass != before { loadPhotos() }
    let category = traitCollection.preferredContentSizeCategory
    if category != previousTraitCollection?.preferredContentSizeCategory { updateHeight() }
  }

  /// Cancels the image loads.
  public func cancel() {
    for tile in tiles { tile.cancel() }
    for row in rows { row.cancel() }
  }

  /// Places photos and rows.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in shownTiles.enumerated() {
      var frame = grid.frame(ofTile: index, in: bounds.size)
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      tile.frame = frame
      if index == shownTiles.count - 1 { moreLabel.frame = frame }
    }
    var top = tiledHeight
    for row in shownRows {
      if top > 0 { top += Self.gap }
      row.frame = CGRect(x: 0, y: top, width: bounds.width, height: rowHeight)
      top += rowHeight
    }
  }

  private var tiledHeight: CGFloat { bounds.width * grid.heightPerWidth + grid.heightConstant }

  private var rowHeight: CGFloat { MediaRowView.height(in: traitCollection) }

  /// Beside the photos, touches belong to the row, not to the grid.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shownTiles.contains { $0.frame.contains(point) }
      || shownRows.contains { $0.frame.contains(point) }
  }

  private var shownTiles: ArraySlice<AsyncImageView> { tiles.prefix { !$0.isHidden } }
  private var shownRows: ArraySlice<MediaRowView> { rows.prefix { !$0.isHidden } }

  private func addTile() {
    let tile = AsyncImageView(frame: .zero)
    tile.layer.cornerRadius = CornerRadius.small
    tile.isAccessibilityElement = true
    // Each takes taps itself, so that it can also be focused.
    let slot = tiles.count
    tile.onTap { [weak self] in
      guard let self, tiled.indices.contains(slot) else { return }
      onPhoto?(tiled[slot].index)
    }
    tiles.append(tile)
    badges.append(MediaBadge())
    insertSubview(tile, at: tiles.count - 1)
    if moreLabel.superview == nil { addSubview(moreLabel) }
    bringSubviewToFront(moreLabel)
  }

  private func addRow() {
    let row = MediaRowView(imageLoader: imageLoader)
    let slot = rows.count
    row.onOpen = { [weak self] in
      guard let self, listed.indices.contains(slot) else { return }
      onPhoto?(listed[slot].index)
    }
    rows.append(row)
    addSubview(row)
  }

  /// The height is the width times a factor plus a constant; both depend on the number of photos,
  /// and the constant on the rows.
  private func updateHeight() {
    let factor = grid.heightPerWidth
    let gaps = CGFloat(max(0, listed.count - (tiled.isEmpty ? 1 : 0))) * Self.gap
    let constant = grid.heightConstant + CGFloat(listed.count) * rowHeight + gaps
    if let heightConstraint, heightConstraint.multiplier == factor {
      heightConstraint.constant = constant
      return
    }
    heightConstraint?.isActive = false
    // A grid may also be positioned by its frame: a rule would end the translation of its mask.
    let new = heightAnchor.constraint(
      equalTo: widthAnchor,
      multiplier: factor,
      constant: constant
    )
    .yieldingToHiding()
    new.isActive = true
    heightConstraint = new
  }
}
