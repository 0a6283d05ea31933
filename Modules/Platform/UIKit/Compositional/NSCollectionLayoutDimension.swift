public import Foundation

/// The width or the height of something in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// The meaning of the number.
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind

  /// The fraction, or the points.
  open private(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the width of the container: 1 is all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of the container: 1 is all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Points that are used until the cell has reported its size.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// As `estimated`, and as large as the largest of the items in the same group.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the cell decides.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the largest of the cells of a group decides.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether what it measures to is only known once the cell is there.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// The points in a container.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(container.width * dimension, 0)
    case .fractionalHeight: max(container.height * dimension, 0)
    case .absolute, .estimated, .uniform: max(dimension, 0)
    }
  }
}
