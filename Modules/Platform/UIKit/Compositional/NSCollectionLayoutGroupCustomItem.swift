public import Foundation

/// Gives the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame inside the group, in points.
  public let frame: CGRect
  /// In front of what it is.
  public let zIndex: Int

  /// An item at a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item at a place, in front of others or behind them.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
