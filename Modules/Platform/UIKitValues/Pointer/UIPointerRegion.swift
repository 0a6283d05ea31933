public import CoreGraphics
public import Foundation

/// A part of a view with one pointer style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The frame of the region, in the coordinates of the interaction's view.
  open private(set) var rect: CGRect
  /// The identity of the region among those of the view.
  open private(set) var identifier: AnyHashable?

  /// Makes a region.
  public required init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  package final func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}
