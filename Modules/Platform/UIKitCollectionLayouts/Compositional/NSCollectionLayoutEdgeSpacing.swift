public import Foundation
public import UIKitCore

/// The space around an item in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space at the leading edge.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The space at the top.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The space at the trailing edge.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The space at the bottom.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Makes spacing for some edges; nil for none.
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

  /// The space before an item along an axis.
  func before(along axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  /// The space after an item along an axis.
  func after(along axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
}
