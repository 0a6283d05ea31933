public import UIKitCore

/// Whether a section scrolls across the layout's direction, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No orthogonal scrolling.
  case none = 0
  /// Continuous scrolling.
  case continuous = 1
  /// Continuous scrolling that stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Paging by the width of the collection view.
  case paging = 3
  /// Paging by groups, aligned at the leading edge.
  case groupPaging = 4
  /// Paging by groups, centered.
  case groupPagingCentered = 5
}
