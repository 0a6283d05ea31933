/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection view.
  case paging = 3
  /// By one group, which comes to rest where content begins.
  case groupPaging = 4
  /// By one group, which comes to rest in the middle.
  case groupPagingCentered = 5
}
