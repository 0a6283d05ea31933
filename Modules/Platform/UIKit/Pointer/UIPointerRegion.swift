public import CoreGraphics
public import Foundation

/// A part of a view where the pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// Where it is, in the coordinates of the interaction's view.
  open private(set) var rect: CGRect
  /// Distinguishes it from others.
  open private(set) var identifier: AnyHashable?

  /// Makes a region.
  public required init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The region itself, which does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  final func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}
