import Foundation

extension UITabBarController {
  /// The tabs, in their order, that are not hidden.
  var visibleTabs: [UITab] { storedTabs.filter { !$0.isHidden } }

  /// The tab of the selected controller.
  var selectedRootTab: UITab? {
    guard let selected else { return nil }
    return storedTabs.first { $0.shownTab.viewController === selected }
  }

  /// Those of the visible tabs, or of the controllers if no tabs were set.
  var barItems: [UITabBarItem] {
    storedTabs.isEmpty ? controllers.map(\.tabBarItem) : visibleTabs.map(\.item)
  }

  /// The item of the selected controller.
  var selectedBarItem: UITabBarItem? {
    storedTabs.isEmpty ? selected?.tabBarItem : selectedRootTab?.item
  }

  func replaceTabs(with new: [UITab]) {
    precondition(
      Set(new.map(\.identifier)).count == new.count,
      "All tabs in a tab bar controller must have unique identifiers"
    )
    let index = selectedIndex
    let selection = selectedRootTab
    for tab in storedTabs where tab.owner === self { tab.owner = nil }
    storedTabs = new
    for tab in new { tab.owner = self }
    let visible = visibleTabs
    let next =
      visible.first { $0 === selection }
      ?? (visible.indices.contains(index) ? visible[index] : visible.first)
    show(next)
  }

  /// Shows the view controller of a tab, made on first use.
  func show(_ tab: UITab?) {
    let controller = tab?.shownTab.loadedController()
    if let controller, controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selectInTabs(controller)
    dropControllersWithoutTab()
  }

  /// Called when tabs were hidden or shown, or their children changed.
  func tabsDidChange() {
    let visible = visibleTabs
    let current = storedTabs.first { tab in
      tab.viewController === selected || contains(selected, in: tab)
    }
    show(visible.first { $0 === current } ?? visible.first)
  }

  private func contains(_ controller: UIViewController?, in tab: UITab) -> Bool {
    guard let controller, let group = tab as? UITabGroup else { return false }
    return group.children.contains {
      $0.viewController === controller || contains(controller, in: $0)
    }
  }

  private func dropControllersWithoutTab() {
    for child in children
    where !storedTabs.contains(where: { $0.viewController === child || contains(child, in: $0) }) {
      child.containerSafeAreaInsets = .zero
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  /// Selects a tab or a child tab programmatically.
  func select(_ tab: UITab?) {
    guard let tab else { return }
    precondition(
      storedTabs.contains { $0 === tab.root },
      "Only a tab in the tab bar controller's list of tabs can be selected."
    )
    var inner = tab
    while let group = inner.parent {
      group.selectedChild = inner
      inner = group
    }
    if selectedRootTab !== inner { show(inner) }
  }

  /// Called when the reader tapped a tab.
  func tapTab(at index: Int) {
    let tab = visibleTabs[index]
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    let previous = selectedTab
    if selectedRootTab === tab {
      (selected as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(tab)
    }
    delegate?.tabBarController(self, didSelectTab: tab.deepestSelection, previousTab: previous)
  }
}
