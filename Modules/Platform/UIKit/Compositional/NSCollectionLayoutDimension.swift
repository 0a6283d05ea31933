public import Foundation

/// The width or the height of something in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
  /// What the number means.
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind

  /// The fraction, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the width of the container: 1 is all of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of the container: 1 is all of it.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Points that stand in until the cell has said its size.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// As `estimated`, and as large as the largest of the items in the same group.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a share of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the cell decides.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the largest of the cells of a group decides.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

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
