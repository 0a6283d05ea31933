public import Foundation
public import UIKitCore

/// A size in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width: fixed, estimated, or a fraction of the container.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height: fixed, estimated, or a fraction of the container.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Makes a size from a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the size in points in a container.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container),
      height: heightDimension.points(in: container)
    )
  }

  func dimension(along axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}
