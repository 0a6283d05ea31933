import Foundation

// Screens that do not extend below the bars.

extension UIViewController {
  /// Whether the view extends below a bar of its container at an edge.
  final func reachesBelowBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension UINavigationController {
  /// The height of the rows that stay visible while content scrolls, in points.
  ///
  /// Rows that collapse overlap the screen, so its frame does not change when they do.
  private var steadyBarHeight: CGFloat {
    barShape.full.height - (observedScrollView == nil ? 0 : barShape.collapseDistance)
  }

  private func isBelowBar(_ child: UIViewController) -> Bool {
    !navigationBar.isHidden
      && !child.reachesBelowBar(at: .top, isTranslucent: navigationBar.isTranslucent)
  }

  private func isAboveToolbar(_ child: UIViewController) -> Bool {
    guard showsToolbar, let storedToolbar else { return false }
    return !child.reachesBelowBar(at: .bottom, isTranslucent: storedToolbar.isTranslucent)
  }

  private func isAboveTabBar(_ child: UIViewController) -> Bool {
    guard let tabs = parent as? UITabBarController, tabs.barHeight > 0, !hidesBottomBar else {
      return false
    }
    return !child.reachesBelowBar(at: .bottom, isTranslucent: tabs.tabBar.isTranslucent)
  }

  /// The insets of a screen's view from the content area, for bars that it does not extend below.
  func obstruction(for child: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if isBelowBar(child) { insets.top = view.safeAreaInsets.top + steadyBarHeight }
    if isAboveToolbar(child) {
      insets.bottom = view.safeAreaInsets.bottom + traitCollection.barHeight
    } else if isAboveTabBar(child) {
      insets.bottom = view.safeAreaInsets.bottom
    }
    return insets
  }

  /// The remaining safe area insets of a screen that is inset for some bars, given those of the
  /// whole content area.
  func insets(_ insets: UIEdgeInsets, within child: UIViewController) -> UIEdgeInsets {
    var insets = insets
    if isBelowBar(child) { insets.top -= steadyBarHeight }
    if isAboveToolbar(child) { insets.bottom = 0 }
    return insets
  }

  /// Updates the frame of the current screen when its insets for bars changed.
  func placeShown() {
    guard let shown else { return }
    let new = obstruction(for: shown)
    guard new != obstruction else { return }
    obstruction = new
    guard transitionsInFlight == 0, let view = shown.viewIfLoaded, view.superview === contentView
    else { return }
    view.frame = frame(of: shown, in: contentView)
  }
}
