import Foundation
import QuartzCore

extension UIView {
  /// Sets a flag that decides on the margins.
  final func setMarginFlag(_ flag: ViewFlags, _ on: Bool) {
    guard on != flags.contains(flag) else { return }
    flags.set(flag, on)
    marginsDidChange()
  }

  /// Margins as set, or the default, before safe area and superview have their say.
  private var ownMargins: UIEdgeInsets {
    switch rare?.margins {
    case .absolute(let insets): insets
    case .directional(let insets): insets.absolute(isRightToLeft: isRightToLeft)
    case nil:
      if let content = self as? TableCellContentView {
        content.standardMargins
      } else {
        rare?.viewController?.leastRootMargins == nil
          ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
      }
    }
  }

  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if let least = rare?.viewController?.leastRootMargins {
      margins = margins.maximum(least.absolute(isRightToLeft: isRightToLeft))
    }
    if flags.contains(.insetsMarginsFromSafeArea) { margins = margins + safeAreaInsets }
    if flags.contains(.preservesSuperviewMargins), let superview = storedSuperview {
      let outer = superview.layoutMargins
      let room = superview.backingLayer.bounds
      let frame = backingLayer.frame
      margins = margins.maximum(
        UIEdgeInsets(
          top: outer.top - (frame.minY - room.minY),
          left: outer.left - (frame.minX - room.minX),
          bottom: outer.bottom - (room.maxY - frame.maxY),
          right: outer.right - (room.maxX - frame.maxX)
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

  /// Whether leading is right in this view.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction that traits and ``semanticContentAttribute`` give.
  final var semanticLayoutDirection: UIUserInterfaceLayoutDirection {
    switch storedSemanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      storedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction of views with this attribute, in the language of the application.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// The direction of views with this attribute where the interface flows in `layoutDirection`.
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
