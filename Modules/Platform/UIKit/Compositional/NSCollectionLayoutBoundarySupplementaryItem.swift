public import Foundation

/// A header or a footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge it is at.
  open private(set) var alignment: NSRectAlignment
  /// How far it is moved away from there, in points.
  open private(set) var offset: CGPoint

  /// Whether the section becomes larger by it; otherwise it is over the content.
  open var extendsBoundary = true

  /// Whether it stays on screen while any of its section is there.
  open var pinToVisibleBounds = false

  /// A view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// A view some points away from an edge.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize,
      elementKind,
      NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset),
      nil
    )
  }
}
