public import Foundation
public import UIKitCore

/// Returns the items of a custom group, with their frames.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group, with its frame.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame inside the group, in points.
  open private(set) var frame: CGRect
  /// Items with greater values cover those with smaller ones; 0 by default.
  open private(set) var zIndex: Int

  /// Makes an item with a frame and a z-index of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
