import CoreGraphics
import Foundation
import QuartzCore

/// A shape that replaces the desktop's cursor while it is active.
@MainActor final class PointerShapeRun {
  private weak var view: UIView?
  private let axes: UIAxis
  private let layer = CAShapeLayer()
  private weak var window: UIWindow?

  init(_ shape: UIPointerShape, _ axes: UIAxis, in view: UIView, _ window: UIWindow) {
    self.view = view
    self.axes = axes
    self.window = window
    guard let outline = shape.outline else { return }
    let box = outline.boundingBox
    // Centered on the pointer, offset by the rectangle's origin.
    let offset: CGPoint =
      if case .roundedRect(let rect, _) = shape { rect.origin } else { .zero }
    let path = CGMutablePath()
    path.addPath(
      outline,
      transform: CGAffineTransform(
        translationX: offset.x - box.midX,
        y: offset.y - box.midY
      )
    )
    layer.path = path
    let color = UIColor.systemGray.withAlphaComponent(0.6)
    layer.fillColor = color.resolvedColor(with: view.traitCollection).cgColor
    layer.zPosition = 10_000
    window.layer.addSublayer(layer)
  }

  /// Follows the pointer, except along constrained axes, on which it stays centered in the region.
  func follow(_ point: CGPoint, in region: UIPointerRegion) {
    guard let view, let window else { return }
    let middle = view.convert(CGPoint(x: region.rect.midX, y: region.rect.midY), to: window)
    let isDisabled = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(
      x: axes.contains(.horizontal) ? middle.x : point.x,
      y: axes.contains(.vertical) ? middle.y : point.y
    )
    CATransaction.setDisableActions(isDisabled)
  }

  func end() { layer.removeFromSuperlayer() }
}
