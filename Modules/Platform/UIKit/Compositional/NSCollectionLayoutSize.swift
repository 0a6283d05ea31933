public import Foundation

/// The size of something in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// How wide: fixed, estimated, or a part of the container.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// How high: fixed, estimated, or a part of the container.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// A size of a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The points in a container.
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
