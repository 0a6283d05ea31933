public import Foundation

/// Room around an item in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Room where lines of text begin.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// Room above.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// Room where lines of text end.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// Room below.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Room at some of the edges.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The room before an item along an axis.
  func before(along axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  /// The room after an item along an axis.
  func after(along axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
}
