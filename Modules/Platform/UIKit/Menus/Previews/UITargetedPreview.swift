public import CoreGraphics
public import Foundation

/// A view that is shown by itself, lifted from what is around it, and where it comes from or goes
/// to.
///
/// A preview shows an image of the view as it is when the preview appears.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// Where the preview starts from, or goes to.
  open private(set) var target: UIPreviewTarget
  /// The view.
  open private(set) var view: UIView
  /// What the preview looks like.
  @NSCopying open private(set) var parameters: UIPreviewParameters

  /// Makes a preview of a view, which may not be in a window, at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.duplicate()
    self.target = target
    super.init()
  }

  /// Makes a preview of a view where it is; it is shown while the view is in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(
      container: view.superview ?? view,
      center: view.center,
      transform: view.transform
    )
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of all of a view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// A preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself, which does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Geometry

  /// The part of the view that is seen, in its coordinates.
  final var visibleRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  /// The window that the target is in.
  final var targetWindow: UIWindow? { target.container.containingWindow }

  /// The middle of the part that is seen, in the coordinates of the target's window.
  final func visibleCenter(in window: UIWindow) -> CGPoint {
    let rect = visibleRect
    let offset = CGPoint(x: rect.midX - view.bounds.midX, y: rect.midY - view.bounds.midY)
      .applying(target.transform)
    let center = CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y)
    return target.container.convert(center, to: window)
  }
}
