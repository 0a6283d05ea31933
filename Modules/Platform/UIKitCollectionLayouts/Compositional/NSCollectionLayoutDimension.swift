public import Foundation
public import UIKitCore

/// A width or height in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// The unit of the dimension.
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind

  /// The fraction or the number of points.
  open private(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Makes a fraction of the width of the container, from 0 to 1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Makes a fraction of the height of the container, from 0 to 1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Makes a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Makes a dimension in points that is used until the cell is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Makes an estimated dimension that is then the largest of the items in the same group.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is measured by the cell.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether it is measured by the largest cell of a group.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether it is only known once the cell is measured.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// Returns the points in a container.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(container.width * dimension, 0)
    case .fractionalHeight: max(container.height * dimension, 0)
    case .absolute, .estimated, .uniform: max(dimension, 0)
    }
  }
}
