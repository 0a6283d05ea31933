public import CoreGraphics
public import Foundation

/// A view to show as a preview, lifted from its surroundings, and the position that it starts from
/// or returns to.
///
/// The preview shows an image of the view at the time when it appears.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// The position that the preview starts from or returns to.
  open private(set) var target: UIPreviewTarget
  /// What is lifted or moved while the preview is shown.
  open private(set) var view: UIView
  /// The visible part and the background of the preview.
  @NSCopying open private(set) var parameters: UIPreviewParameters

  /// Makes a preview of a view at a target; the view need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.duplicate()
    self.target = target
    super.init()
  }

  /// Makes a preview of a view at its current position; it is shown only if the view is in a
  /// window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(
      container: view.superview ?? view,
      center: view.center,
      transform: view.transform
    )
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of the whole view at its current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Geometry

  /// The bounding box of the visible part, in the view's coordinates.
  final var visibleRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  final var targetWindow: UIWindow? { target.container.containingWindow }

  /// Returns the center of the visible part, in the coordinates of the target's window.
  final func visibleCenter(in window: UIWindow) -> CGPoint {
    let rect = visibleRect
    let offset = CGPoint(x: rect.midX - view.bounds.midX, y: rect.midY - view.bounds.midY)
      .applying(target.transform)
    let center = CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y)
    return target.container.convert(center, to: window)
  }
}
