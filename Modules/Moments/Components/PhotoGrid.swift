import DesignKit
public import MomentsContracts
import MomentsValues
public import UIKit

/// The geometry of a photo grid, without views.
public struct PhotoGrid {
  /// The maximum number of photos in a grid.
  public static let maximumCount = MomentRow.maximumShownPhotos

  private static let gap = Spacing.xSmall
  /// The aspect ratios at which a single photo is shown, width to height.
  private static let singleAspects: ClosedRange<CGFloat> = 0.75...1.9
  /// The share of the width of a single upright photo, so that it does not fill the screen.
  private static let uprightShare: CGFloat = 0.66

  private let count: Int
  private let columns: Int
  private let rows: Int
  /// The aspect ratio of a tile, width to height.
  private let aspect: CGFloat
  /// The share of the grid's width that the tiles take.
  private let share: CGFloat

  /// A grid of photos, of which it shows the first ``maximumCount``.
  public init(photos: some Collection<ImageReference>) {
    count = min(photos.count, Self.maximumCount)
    switch count {
    case 0, 1: columns = 1
    case 2, 4: columns = 2
    default: columns = 3
    }
    rows = (count + columns - 1) / columns
    guard count == 1, let size = photos.first?.pixelSize else {
      aspect = count == 1 ? 4.0 / 3.0 : 1
      share = 1
      return
    }
    let natural = CGFloat(size.aspectRatio)
    aspect = min(max(natural, Self.singleAspects.lowerBound), Self.singleAspects.upperBound)
    share = natural < 1 ? Self.uprightShare : 1
  }

  /// The height of the grid is its width times this, plus ``heightConstant``.
  public var heightPerWidth: CGFloat {
    count == 0 ? 0 : share * CGFloat(rows) / CGFloat(columns) / aspect
  }

  /// In points.
  public var heightConstant: CGFloat {
    guard count > 0 else { return 0 }
    let lost = CGFloat(rows) * CGFloat(columns - 1) * Self.gap / CGFloat(columns) / aspect
    return CGFloat(rows - 1) * Self.gap - lost
  }

  /// A size near that of a tile, in points: what photos are decoded for.
  ///
  /// Only one size for narrow screens and one for wide ones, so that resizing a window does not
  /// load photos again at every width.
  public func nominalTileSize(in traits: UITraitCollection) -> CGSize {
    let side: CGFloat = count == 1 ? 320 : columns == 2 ? 192 : 128
    // In a column of readable width, 608 points, tiles are 1.7 times those of a phone.
    let factor: CGFloat = traits.horizontalSizeClass == .regular ? 1.75 : 1
    return CGSize(width: side * factor, height: side * factor)
  }

  /// The frame of a tile in a grid of a size, from left to right.
  public func frame(ofTile index: Int, in size: CGSize) -> CGRect {
    let width = (size.width * share - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
    let height = width / aspect
    let column = CGFloat(index % columns)
    let row = CGFloat(index / columns)
    return CGRect(
      x: column * (width + Self.gap),
      y: row * (height + Self.gap),
      width: width,
      height: height
    )
  }
}
