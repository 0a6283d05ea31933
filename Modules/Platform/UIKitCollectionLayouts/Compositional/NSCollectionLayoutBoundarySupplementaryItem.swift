public import Foundation
public import UIKitCore

/// A header or a footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge where it is placed.
  open private(set) var alignment: NSRectAlignment
  /// The offset from there, in points.
  open private(set) var offset: CGPoint

  /// Whether it extends the section; otherwise it overlaps the content.
  open var extendsBoundary = true

  /// Whether it is pinned to the visible part while its section is visible.
  open var pinToVisibleBounds = false

  /// Makes a view at an edge.
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

  /// Makes a view with an offset from an edge, in points.
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
