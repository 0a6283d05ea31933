import Foundation
import QuartzCore

extension UIView {
  /// Updates this view's safe area from its superview's and its frame, and propagates a change.
  ///
  /// The safe area is zero outside of a window.
  final func updateSafeArea() {
    let insets = containingWindow == nil ? .zero : currentSafeArea
    guard insets != rare?.safeAreaInsets ?? .zero else { return }
    rareForWriting.safeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewControllerForRootView?.viewSafeAreaInsetsDidChange()
    for view in storedSubviews { view.updateSafeArea() }
    if flags.contains(.insetsMarginsFromSafeArea) { marginsDidChange() }
    autoLayoutMarginsDidChange()
  }

  private var currentSafeArea: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview = storedSuperview {
      let outer = superview.safeAreaInsetsForSubviews
      if !outer.isZero { insets = insetsReachingInside(outer, of: superview) }
    } else if flags.contains(.isWindow), let window = containingWindow {
      insets = window.ownSafeAreaInsets
    }
    if let controller = viewControllerForRootView {
      insets = insets + controller.totalAdditionalSafeAreaInsets
    }
    return insets
  }

  /// Called after entering or leaving a window: updates the safe area of the subtree, for views
  /// with a safe area or a controller that adds to it.
  final func updateSafeAreaInside() {
    for view in storedSubviews {
      if view.rare != nil { view.updateSafeArea() }
      view.updateSafeAreaInside()
    }
  }

  /// The parts of the superview's insets that extend into this view, edge by edge.
  private func insetsReachingInside(_ outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let space = superview.backingLayer.bounds
    let frame = backingLayer.frame
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset <= 0 ? 0 : min(max(inset - distance, 0), inset)
    }
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY - space.minY),
      left: reach(outer.left, frame.minX - space.minX),
      bottom: reach(outer.bottom, space.maxY - frame.maxY),
      right: reach(outer.right, space.maxX - frame.maxX)
    )
  }
}
