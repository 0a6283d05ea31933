import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The frame of the app: tabs below the screens, or, in a wide window, a sidebar beside two
/// columns.
///
/// A tab has one stack of screens in either case. In a narrow window all of it is in the tab's
/// navigation controller; in a wide one that has the first screen, and the second column has the
/// others. So nothing is lost when the window is resized.
final class ShellViewController: BaseViewController {
  /// The width in points from which a window is wide.
  static let wideWidth: CGFloat = 900
  static let sidebarWidth: CGFloat = 220

  /// A tab and its screens.
  private struct Page {
    let tab: AppTab
    let navigation: UINavigationController
    /// The screens of the second column while the window is wide and another tab is selected.
    var aside: [UIViewController] = []
  }

  /// Called when another tab is selected, and when a screen was opened or closed.
  var onChange: () -> Void = {}

  /// Finds what is known of a screen; MUST NOT keep the shell alive.
  var openScreen: (UIViewController) -> OpenScreen? = { _ in nil }

  /// Whether the sidebar and the second column are shown.
  private(set) var isWide = false

  private let strings: Strings
  private let tabs = UITabBarController()
  private let detail = UINavigationController()
  private let placeholder: UIViewController
  private let sidebar: SidebarView
  private let divider = UIView()
  private var pages: [Page] = []
  /// The controller over the second column, such as a photo, until it is closed or another screen
  /// is opened.
  private(set) var overlay: BaseViewController?
  /// The tab whose screens are in the second column.
  private var shownTab: AppTab?

  init(strings: Strings) {
    self.strings = strings
    sidebar = SidebarView(title: strings.timelineTitle)
    placeholder = PlaceholderViewController(strings: strings)
    super.init()
    tabs.delegate = self
    style(detail)
    sidebar.onSelect = { [weak self] in self?.tap($0) }
  }

  private func style(_ navigation: UINavigationController) {
    navigation.navigationBar.barTintColor = Palette.background
    navigation.navigationBar.tintColor = Palette.accent
    navigation.delegate = self
  }

  // MARK: Tabs

  /// Adds a tab at the end.
  func add(_ tab: AppTab, showing root: UIViewController) {
    let navigation = UINavigationController(rootViewController: root)
    style(navigation)
    let item = UITabBarItem(title: tab.title(strings), image: tab.icon.image, selectedImage: nil)
    item.accessibilityIdentifier = "tab.\(tab.rawValue)"
    navigation.tabBarItem = item
    pages.append(Page(tab: tab, navigation: navigation))
    tabs.viewControllers = pages.map(\.navigation)
    sidebar.show(pages.map(\.tab), strings: strings)
    selectionDidChange()
  }

  /// Sets the badge of a tab.
  ///
  /// - Parameters:
  ///   - badge: The text of the badge; nil for none.
  ///   - words: The detail, shown where it fits.
  ///   - tab: The tab.
  func setBadge(_ badge: String?, words: String, of tab: AppTab) {
    page(tab)?.navigation.tabBarItem.badgeValue = badge
    sidebar.setDetail(badge == nil ? nil : words, of: tab)
  }

  /// The tabs, in their order.
  var tabNames: [AppTab] { pages.map(\.tab) }

  /// The selected tab; `nil` before there are any.
  var selectedTab: AppTab? {
    pages.first { $0.navigation === tabs.selectedViewController }?.tab
  }

  /// Selects a tab, if it exists.
  func select(_ tab: AppTab) {
    guard let page = page(tab) else { return }
    removeOverlay()
    tabs.selectedViewController = page.navigation
    selectionDidChange()
  }

  private func page(_ tab: AppTab?) -> Page? { pages.first { $0.tab == tab } }

  private func selectionDidChange() {
    guard selectedTab != shownTab else { return }
    if isWide {
      setAside(detailStack, of: shownTab)
      setDetail(page(selectedTab)?.aside ?? [])
    }
    shownTab = selectedTab
    sidebar.selectedTab = selectedTab
    onChange()
  }

  private func setAside(_ stack: [UIViewController], of tab: AppTab?) {
    guard let index = pages.firstIndex(where: { $0.tab == tab }) else { return }
    pages[index].aside = stack
  }

  /// Handles a tap on a tab of the sidebar.
  private func tap(_ tab: AppTab) {
    if tab == selectedTab {
      scrollToTop()
    } else {
      select(tab)
    }
  }

  private func scrollToTop() {
    let root = page(selectedTab)?.navigation.viewControllers.first
    root.flatMap(openScreen)?.list?.scrollToTop(animated: true)
  }

  // MARK: Screens

  /// The screens of a tab, the first one first.
  func stack(of tab: AppTab) -> [UIViewController] {
    guard let page = page(tab) else { return [] }
    let aside = tab == shownTab && isWide ? detailStack : page.aside
    return page.navigation.viewControllers + aside
  }

  /// Replaces the first screen of a tab.
  func setRoot(_ root: UIViewController, of tab: AppTab) {
    guard let navigation = page(tab)?.navigation else { return }
    navigation.viewControllers = [root] + navigation.viewControllers.dropFirst()
    onChange()
  }

  /// Replaces the screens over the first one of a tab.
  func setScreens(_ screens: [UIViewController], of tab: AppTab) {
    guard let page = page(tab) else { return }
    if !isWide {
      page.navigation.viewControllers = page.navigation.viewControllers.prefix(1) + screens
    } else if tab == shownTab {
      setDetail(screens)
    } else {
      setAside(screens, of: tab)
    }
    onChange()
  }

  /// Opens a screen over the others of the selected tab.
  ///
  /// In a wide window, a screen that the first column opens replaces those of the second.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - source: The screen that opens it; `nil` for none.
  ///   - animated: Whether it slides in.
  func open(_ controller: UIViewController, from source: UIViewController?, animated: Bool) {
    removeOverlay()
    guard isWide else {
      page(selectedTab)?.navigation.pushViewController(controller, animated: animated)
      return
    }
    let isFromList = source.map { $0.navigationController !== detail } ?? false
    if isFromList || detailStack.isEmpty {
      setDetail([controller])
    } else {
      detail.pushViewController(controller, animated: animated)
    }
  }

  /// Shows a controller over the second column of a wide window, which stays below it.
  ///
  /// - Returns: Whether there is a second column.
  func lay(_ controller: BaseViewController) -> Bool {
    guard isWide else { return false }
    removeOverlay()
    overlay = controller
    addChild(controller)
    view.addSubview(controller.view)
    place()
    controller.didMove(toParent: self)
    return true
  }

  /// Removes the controller over the second column.
  func removeOverlay() {
    guard let overlay else { return }
    self.overlay = nil
    overlay.willMove(toParent: nil)
    overlay.view.removeFromSuperview()
    overlay.removeFromParent()
  }

  /// Returns to the first screen of the selected tab.
  func closeScreens(animated: Bool) {
    removeOverlay()
    if isWide { setDetail([]) }
    page(selectedTab)?.navigation.popToRootViewController(animated: animated)
  }

  /// The visible screens, that of the last column last.
  var visibleScreens: [UIViewController] {
    [page(selectedTab)?.navigation.topViewController, isWide ? detailStack.last : nil]
      .compactMap { $0 }
  }

  /// The shortcuts of the visible screens: those of the second column first, then those of the list
  /// beside it.
  ///
  /// Empty while something is presented over them.
  override var keyboardShortcuts: [KeyboardShortcut] {
    guard overlay == nil else { return [] }
    let screens = visibleScreens.reversed().compactMap { openScreen($0)?.controller }
    return screens.reduce(into: []) { known, screen in
      known += screen.keyboardShortcuts.filter { shortcut in
        !known.contains { $0.key == shortcut.key && $0.modifiers == shortcut.modifiers }
      }
    }
  }

  /// The view for short messages: above the bar, and in the middle of a wide window.
  var messageView: UIView? {
    isWide ? viewIfLoaded : page(selectedTab)?.navigation.viewIfLoaded
  }

  private var detailStack: [UIViewController] {
    detail.viewControllers.filter { $0 !== placeholder }
  }

  private func setDetail(_ screens: [UIViewController]) {
    detail.setViewControllers(screens.isEmpty ? [placeholder] : screens, animated: false)
    // An empty column has no title.
    detail.setNavigationBarHidden(screens.isEmpty, animated: false)
  }

  // MARK: The view

  /// The list of the selected tab, before the sidebar and the second column.
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [tabs] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    divider.backgroundColor = Palette.separator
    tabs.tabBar.barTintColor = Palette.background
    tabs.tabBar.tintColor = Palette.accent
    tabs.tabBar.unselectedItemTintColor = Palette.secondaryText
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: UIView, _) in view.setNeedsLayout()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
    place()
  }

  /// Moves screens between the columns after the window became wide or narrow.
  private func arrange() {
    // The largest text sizes need the whole width.
    let isWide =
      view.bounds.width >= Self.wideWidth
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    if #available(iOS 18, *) {
      tabs.isTabBarHidden = isWide
    } else {
      tabs.tabBar.isHidden = isWide
    }
    if isWide {
      for index in pages.indices {
        let navigation = pages[index].navigation
        let stack = navigation.viewControllers
        navigation.viewControllers = Array(stack.prefix(1))
        pages[index].aside = Array(stack.dropFirst())
      }
      setDetail(page(selectedTab)?.aside ?? [])
      addChild(detail)
      for subview in [sidebar, detail.view, divider].compactMap({ $0 }) { view.addSubview(subview) }
      detail.didMove(toParent: self)
    } else {
      setAside(detailStack, of: shownTab)
      setDetail([])
      detail.willMove(toParent: nil)
      for subview in [sidebar, detail.view, divider] { subview?.removeFromSuperview() }
      detail.removeFromParent()
      for index in pages.indices {
        let aside = pages[index].aside
        pages[index].aside = []
        pages[index].navigation.viewControllers += aside
      }
    }
  }

  private func place() {
    let bounds = view.bounds
    // In a narrow window, it covers the only column.
    defer { if let overlay { lay(overlay.view, over: isWide ? detail.view.frame : bounds) } }
    guard isWide else {
      tabs.view.frame = bounds
      return
    }
    let rest = bounds.width - Self.sidebarWidth
    let list = min(max((rest * 0.42).rounded(), 340), 440)
    let line = 1 / max(traitCollection.displayScale, 1)
    var x: CGFloat = 0
    func column(_ width: CGFloat) -> CGRect {
      defer { x += width }
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let left = isRightToLeft ? bounds.width - x - width : x
      return CGRect(x: left, y: 0, width: width, height: bounds.height)
    }
    sidebar.frame = column(Self.sidebarWidth)
    tabs.view.frame = column(list)
    divider.frame = column(line)
    detail.view.frame = column(bounds.width - x)
  }

  private func lay(_ overlay: UIView, over frame: CGRect) {
    overlay.frame = frame
    overlay.accessibilityViewIsModal = !isWide
    view.bringSubviewToFront(overlay)
  }
}

extension ShellViewController: UITabBarControllerDelegate {
  /// The selected tab pops to its first screen by itself; if that is visible already, it scrolls to
  /// its top.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let page = page(selectedTab)
    if page?.navigation === viewController, page?.navigation.viewControllers.count == 1 {
      scrollToTop()
    }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    selectionDidChange()
  }
}

extension ShellViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    onChange()
  }
}
