import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  final func setFrame(_ frame: CGRect) {
    precondition(
      !(frame.minX + frame.minY + frame.width + frame.height).isNaN,
      "CALayerInvalidGeometry: frame contains NaN: \(frame)"
    )
    let oldBounds = backingLayer.bounds
    let oldPosition = backingLayer.position
    backingLayer.frame = frame
    geometryDidChange(from: oldBounds, position: oldPosition)
  }

  final func setBounds(_ bounds: CGRect) {
    let oldBounds = backingLayer.bounds
    guard bounds != oldBounds else { return }
    backingLayer.bounds = bounds
    geometryDidChange(from: oldBounds, position: backingLayer.position)
  }

  final func setCenter(_ center: CGPoint) {
    let oldPosition = backingLayer.position
    guard center != oldPosition else { return }
    backingLayer.position = center
    geometryDidChange(from: backingLayer.bounds, position: oldPosition)
  }

  /// Handles a change of position or size; does nothing if there was none.
  private func geometryDidChange(from oldBounds: CGRect, position oldPosition: CGPoint) {
    let bounds = backingLayer.bounds
    let isResized = bounds.size != oldBounds.size
    let isScrolled = bounds.origin != oldBounds.origin
    let isMoved = backingLayer.position != oldPosition
    guard isResized || isScrolled || isMoved else { return }
    updateCornerRadii()
    if isResized || isMoved { updateSafeArea() }
    if isResized || isScrolled {
      markNeedsLayout()
      if !safeAreaInsetsForSubviews.isZero {
        for view in storedSubviews { view.updateSafeArea() }
      }
    }
    if isResized {
      if let superview = storedSuperview, !superview.flags.contains(.isLayingOut) {
        superview.markNeedsLayout()
      }
      if !storedSubviews.isEmpty { autoresizeSubviews(from: oldBounds.size) }
      if storedContentMode == .redraw || flags.contains(.hasDrawnContent)
        || oldBounds.width <= 0 || oldBounds.height <= 0
      {
        markNeedsDisplay()
      }
    }
    if isResized || isMoved {
      autoLayoutBoundsDidChange()
      if flags.contains(.preservesSuperviewMargins) { marginsDidChange() }
    }
  }

  final func applyFittingSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The origin of the frame is unchanged, as in Apple's UIKit.
    let origin = frame.origin
    guard !CATransform3DIsIdentity(transform3D) else {
      frame = CGRect(origin: origin, size: size)
      return
    }
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  final func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard mask != storedAutoresizingMask else { return }
    storedAutoresizingMask = mask
    autoLayoutBoundsDidChange()
  }

  // MARK: Coordinates

  final func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    if view === self { return point }
    let inRoot = applyingLadder(to: point)
    guard let view = view ?? storedWindow else { return inRoot }
    let (root, other) = (rootOfLadder, view.rootOfLadder)
    return view.removingLadder(from: Self.convert(inRoot, from: root, to: other))
  }

  final func point(_ point: CGPoint, of view: UIView?) -> CGPoint {
    if view === self { return point }
    guard let view = view ?? storedWindow else { return removingLadder(from: point) }
    let inRoot = view.applyingLadder(to: point)
    return removingLadder(from: Self.convert(inRoot, from: view.rootOfLadder, to: rootOfLadder))
  }

  final func rect(_ rect: CGRect, in view: UIView?) -> CGRect {
    if view === self { return rect }
    return Self.mapping(rect) { point($0, in: view) }
  }

  final func rect(_ rect: CGRect, of view: UIView?) -> CGRect {
    if view === self { return rect }
    return Self.mapping(rect) { point($0, of: view) }
  }

  final func point(_ point: CGPoint, inSpace space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else {
      return space.convert(applyingLadder(to: point), from: rootOfLadder)
    }
    return self.point(point, in: view)
  }

  final func point(_ point: CGPoint, ofSpace space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else {
      return removingLadder(from: space.convert(point, to: rootOfLadder))
    }
    return self.point(point, of: view)
  }

  /// Converts a point between topmost views, which have their positions in a common space.
  private static func convert(_ point: CGPoint, from root: UIView, to other: UIView) -> CGPoint {
    root === other ? point : other.pointFromSuperview(root.pointInSuperview(point))
  }

  /// The topmost view, in whose space conversions between views meet.
  final var rootOfLadder: UIView {
    var view = self
    while let superview = view.storedSuperview { view = superview }
    return view
  }

  /// Converts from this view's coordinates to those of the topmost view.
  private func applyingLadder(to point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.storedSuperview {
      point = view.pointInSuperview(point)
      view = superview
    }
    return point
  }

  /// Converts from the coordinates of the topmost view to this view's.
  private func removingLadder(from point: CGPoint) -> CGPoint {
    guard let superview = storedSuperview else { return point }
    return pointFromSuperview(superview.removingLadder(from: point))
  }

  /// Converts a point to the superview's coordinates.
  final func pointInSuperview(_ point: CGPoint) -> CGPoint {
    if let map = backingLayer.mapToSuperlayer { return map.map(point) }
    let bounds = backingLayer.bounds
    let anchor = backingLayer.anchorPoint
    let position = backingLayer.position
    var offset = CGPoint(
      x: point.x - bounds.minX - bounds.width * anchor.x,
      y: point.y - bounds.minY - bounds.height * anchor.y
    )
    let transform = backingLayer.planeTransform
    if !transform.isIdentity { offset = offset.applying(transform) }
    return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// Converts a point from the superview's coordinates.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if let map = backingLayer.mapToSuperlayer { return map.inverted()?.map(point) ?? point }
    let bounds = backingLayer.bounds
    let anchor = backingLayer.anchorPoint
    let position = backingLayer.position
    var offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let transform = backingLayer.planeTransform
    if !transform.isIdentity { offset = offset.applying(transform.inverted()) }
    return CGPoint(
      x: bounds.minX + bounds.width * anchor.x + offset.x,
      y: bounds.minY + bounds.height * anchor.y + offset.y
    )
  }

  /// The bounding box of the four mapped corners.
  static func mapping(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let a = map(rect.origin)
    let d = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let b = map(CGPoint(x: rect.maxX, y: rect.minY))
    let c = map(CGPoint(x: rect.minX, y: rect.maxY))
    let minX = min(a.x, b.x, c.x, d.x)
    let minY = min(a.y, b.y, c.y, d.y)
    // A translation preserves the size exactly.
    if b.y == a.y, c.x == a.x, abs(b.x - a.x - rect.width) < 1e-9,
      abs(c.y - a.y - rect.height) < 1e-9
    {
      return CGRect(x: minX, y: minY, width: rect.width, height: rect.height)
    }
    return CGRect(
      x: minX,
      y: minY,
      width: max(a.x, b.x, c.x, d.x) - minX,
      height: max(a.y, b.y, c.y, d.y) - minY
    )
  }
}
