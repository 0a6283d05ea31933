public import Foundation
import QuartzCore
public import UIKitValues

extension UIView {
  /// The radii of the corners of background, border and clipped content.
  ///
  /// It takes the place of `layer.cornerRadius`, which it leaves as it is. Radii that depend on the
  /// size or the container follow them. Subviews are clipped if `clipsToBounds` is set.
  public var cornerConfiguration: UICornerConfiguration {
    get { rare?.corners?.configuration ?? .unspecified }
    set {
      guard newValue != cornerConfiguration else { return }
      if newValue == .unspecified {
        if rare?.corners?.isReadInLayout == true { markNeedsLayout() }
        rare?.corners = nil
        flags.remove(.hasCorners)
        backingLayer.cornerRadii = nil
      } else {
        rareForWriting.corners = ViewCorners(
          configuration: newValue,
          isReadInLayout: rare?.corners?.isReadInLayout ?? false
        )
        flags.insert(.hasCorners)
        if newValue.isConcentric { markContainersOfCorners() }
      }
      updateCornerRadii()
    }
  }

  /// The radius of a corner by the configuration, in points; of several corners, the largest.
  ///
  /// A view whose layout reads it is laid out again when its radii change.
  final func defaultEffectiveRadius(of corners: UIRectCorner) -> CGFloat {
    guard flags.contains(.hasCorners) else { return 0 }
    updateOwnCornerRadii()
    if flags.contains(.isLayingOut) { rare?.corners?.isReadInLayout = true }
    guard let radii = backingLayer.cornerRadii else { return 0 }
    var most: CGFloat = 0
    if corners.contains(.topLeft) { most = max(most, radii.topLeft) }
    if corners.contains(.topRight) { most = max(most, radii.topRight) }
    if corners.contains(.bottomLeft) { most = max(most, radii.bottomLeft) }
    if corners.contains(.bottomRight) { most = max(most, radii.bottomRight) }
    return most
  }

  /// The radius of an outline around the view: that of its corners, by its configuration or its
  /// layer.
  final var outlineRadius: CGFloat {
    flags.contains(.hasCorners)
      ? defaultEffectiveRadius(of: .allCorners) : backingLayer.cornerRadius
  }

  // MARK: Following the geometry

  /// Computes the radii of this view, and of those below that follow it, after a change of the size
  /// or the place of this view.
  ///
  /// It costs one test for views without corners.
  @inline(__always)
  final func updateCornerRadii() {
    if !flags.isDisjoint(with: [.hasCorners, .containsConcentricCorners]) {
      updateCornerRadiiInside()
    }
  }

  private func updateCornerRadiiInside() {
    updateOwnCornerRadii()
    guard flags.contains(.containsConcentricCorners) else { return }
    for view in storedSubviews { view.updateCornerRadii() }
  }

  private func updateOwnCornerRadii() {
    guard let corners = rare?.corners else { return }
    let none = LayerCornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let radii = corners.configuration.radii(
      of: backingLayer.bounds.size,
      concentric: corners.configuration.isConcentric ? concentricRadii ?? none : none
    )
    guard radii != backingLayer.cornerRadii else { return }
    backingLayer.cornerRadii = radii
    if corners.isReadInLayout, !flags.contains(.isLayingOut) { markNeedsLayout() }
  }

  /// The radii that have the centers of the container's corners; nil without a container.
  private var concentricRadii: LayerCornerRadii? {
    var ancestor = storedSuperview
    while let view = ancestor, !view.flags.contains(.hasCorners) { ancestor = view.storedSuperview }
    guard let container = ancestor, let radii = container.backingLayer.cornerRadii else {
      return nil
    }
    let area = container.bounds
    let place = rect(bounds, in: container)
    let left = place.minX - area.minX
    let right = area.maxX - place.maxX
    let top = place.minY - area.minY
    let bottom = area.maxY - place.maxY
    func part(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      radius > 0 ? max(radius - max(x, y), 0) : 0
    }
    return LayerCornerRadii(
      topLeft: part(radii.topLeft, left, top),
      topRight: part(radii.topRight, right, top),
      bottomRight: part(radii.bottomRight, right, bottom),
      bottomLeft: part(radii.bottomLeft, left, bottom)
    )
  }

  /// Called when the view got another superview, or lost it.
  final func cornerContainersDidChange() {
    guard !flags.isDisjoint(with: [.hasCorners, .containsConcentricCorners]) else { return }
    if flags.contains(.containsConcentricCorners) || cornerConfiguration.isConcentric {
      markContainersOfCorners()
    }
    updateCornerRadii()
  }

  /// Lets the superviews know that there is a view whose corners depend on them.
  private func markContainersOfCorners() {
    storedSuperview?.markAncestors(.containsConcentricCorners)
  }
}

/// The configuration of the corners of a view.
struct ViewCorners {
  var configuration: UICornerConfiguration
  /// Whether the view's layout read its radii, and is to run again when they change.
  var isReadInLayout: Bool
}
