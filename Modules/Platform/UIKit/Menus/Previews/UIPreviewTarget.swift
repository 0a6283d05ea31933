public import CoreGraphics
public import Foundation

/// The position at which the animation of a preview starts or ends.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view that defines the coordinate space; a preview is shown only if it is in a window.
  open private(set) var container: UIView
  /// The center of the preview, in the container's coordinates.
  open private(set) var center: CGPoint
  /// The transform of the preview around its center.
  open private(set) var transform: CGAffineTransform

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - container: The view that defines the coordinate space.
  ///   - center: The center of the preview.
  ///   - transform: The transform of the preview around its center.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
