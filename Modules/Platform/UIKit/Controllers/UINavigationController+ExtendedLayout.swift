import Foundation

// Screens that do not reach below the bars.

extension UIViewController {
  /// Whether the view reaches below a bar of its container at an edge.
  final func reachesBelowBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension UINavigationController {
  /// The rows of the bar that never give way to content, in points.
  ///
  /// Those that do lie over the screen, so that it does not move as they come and go.
  private var steadyBarHeight: CGFloat {
    barShape.full.height - (observedScrollView == nil ? 0 : barShape.way)
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

  /// By how much the view of a screen stays away from the edges because of bars.
  func obstruction(for child: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if isBelowBar(child) { insets.top = view.safeAreaInsets.top + steadyBarHeight }
    if isAboveToolbar(child) {
      insets.bottom = view.safeAreaInsets.bottom + UIToolbar.contentHeight
    } else if isAboveTabBar(child) {
      insets.bottom = view.safeAreaInsets.bottom
    }
    return insets
  }

  /// What bars still take from a screen that stays away from some of them, of what they take from
  /// the whole content area.
  func insets(_ insets: UIEdgeInsets, within child: UIViewController) -> UIEdgeInsets {
    var insets = insets
    if isBelowBar(child) { insets.top -= steadyBarHeight }
    if isAboveToolbar(child) { insets.bottom = 0 }
    return insets
  }

  /// Places the view of the screen shown anew where bars take another part of it.
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
