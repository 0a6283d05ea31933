public import Foundation

/// Room around an item in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Room where lines of text begin.
  public let leading: NSCollectionLayoutSpacing?
  /// Room above.
  public let top: NSCollectionLayoutSpacing?
  /// Room where lines of text end.
  public let trailing: NSCollectionLayoutSpacing?
  /// Room below.
  public let bottom: NSCollectionLayoutSpacing?

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
