import Foundation
import QuartzCore

extension UIView {
  /// Sets a flag that affects the margins.
  final func setMarginFlag(_ flag: ViewFlags, _ on: Bool) {
    guard on != flags.contains(flag) else { return }
    flags.set(flag, on)
    marginsDidChange()
  }

  /// The margins that were set, or the default, without those of safe area and superview.
  private var ownMargins: UIEdgeInsets {
    switch rare?.margins {
    case .absolute(let insets): insets
    case .directional(let insets): insets.absolute(isRightToLeft: isRightToLeft)
    case nil:
      rare?.viewController?.leastRootMargins == nil ? standardMargins : .zero
    }
  }

  /// The margins in effect.
  ///
  /// Computed for each read: all it adds up is stored, and the walk ends at the first view that
  /// does not preserve its superview's margins, which usually is this one. `layoutMargins` and the
  /// layout direction, on which it depends, can be overridden, so that a cache could not know of
  /// changes.
  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if let least = rare?.viewController?.leastRootMargins {
      margins = margins.maximum(least.absolute(isRightToLeft: isRightToLeft))
    }
    if flags.contains(.insetsMarginsFromSafeArea) { margins = margins + safeAreaInsets }
    if flags.contains(.preservesSuperviewMargins), let superview = storedSuperview {
      let outer = superview.layoutMargins
      let space = superview.backingLayer.bounds
      let frame = backingLayer.frame
      margins = margins.maximum(
        UIEdgeInsets(
          top: outer.top - (frame.minY - space.minY),
          left: outer.left - (frame.minX - space.minX),
          bottom: outer.bottom - (space.maxY - frame.maxY),
          right: outer.right - (space.maxX - frame.maxX)
        )
      )
    }
    return margins
  }

  final func setMargins(_ margins: ViewRareState.Margins) {
    rareForWriting.margins = margins
    marginsDidChange()
  }

  final func marginsDidChange() {
    layoutMarginsDidChange()
    viewControllerForRootView?.viewLayoutMarginsDidChange()
    autoLayoutMarginsDidChange()
    markNeedsLayout()
    for view in storedSubviews where view.flags.contains(.preservesSuperviewMargins) {
      view.marginsDidChange()
    }
  }

  // MARK: Direction

  /// Whether the effective layout direction is right to left.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The layout direction for the traits and ``semanticContentAttribute``.
  final var semanticLayoutDirection: UIUserInterfaceLayoutDirection {
    switch storedSemanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      storedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The layout direction of views with an attribute, in the application's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// The layout direction of views with an attribute, relative to `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != storedSemanticContentAttribute else { return }
    storedSemanticContentAttribute = attribute
    directionDidChange()
  }

  final func directionDidChange() {
    marginsDidChange()
    markNeedsUpdateConstraints()
    autoLayoutDirectionDidChange()
    if flags.contains(.hasDrawnContent) { markNeedsDisplay() }
  }
}

extension UIEdgeInsets {
  func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}
