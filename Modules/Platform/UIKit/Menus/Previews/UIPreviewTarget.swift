public import CoreGraphics
public import Foundation

/// Where a preview starts from, or goes back to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view whose coordinates are meant, which has to be in a window for a preview to be shown.
  open private(set) var container: UIView
  /// The center of the preview, in the container's coordinates.
  open private(set) var center: CGPoint
  /// What is done to the preview about its center.
  open private(set) var transform: CGAffineTransform

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - container: The view whose coordinates are meant.
  ///   - center: The center of the preview.
  ///   - transform: What is done to the preview about its center.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a target where the preview has its own size.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The target itself, which does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
