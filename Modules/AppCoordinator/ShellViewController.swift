import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The frame of the app: tabs below the screens, or, in a wide window, a sidebar beside two
/// columns.
///
/// A tab has one stack of screens in either case. In a narrow window all of it is in the tab's
/// navigation controller; in a wide one the list column has its first screen and the second column
/// has the others. So nothing is lost when the window is resized.
final class ShellViewController: BaseViewController {
  /// The width in points from which a window is wide.
  static let wideWidth: CGFloat = 900

  /// A tab and its screens.
  private struct Page {
    let tab: AppTab
    /// What contains the screens in a narrow window.
    let navigation: UINavigationController
    /// The screens in a wide window while another tab is selected.
    var aside: [UIViewController] = []
  }

  /// Called when another tab is selected, and when a screen was opened or closed.
  var onChange: () -> Void = {}

  /// Finds what is known of a screen; MUST NOT keep the shell alive.
  var openScreen: (UIViewController) -> OpenScreen? = { _ in nil }

  /// Whether the sidebar and the second column are shown.
  private(set) var isWide = false

  /// The selected tab; `nil` before there are any.
  private(set) var selectedTab: AppTab?

  private let strings: Strings
  private let split = UISplitViewController(style: .tripleColumn)
  private let tabs = UITabBarController()
  private let list = UINavigationController()
  private let detail = UINavigationController()
  private let placeholder: UIViewController
  private let sidebar: SidebarViewController
  private var pages: [Page] = []
  /// The controller over the second column, such as a photo, until it is closed or another screen
  /// is opened.
  private(set) var overlay: BaseViewController?

  init(strings: Strings) {
    self.strings = strings
    sidebar = SidebarViewController(title: strings.timelineTitle)
    placeholder = PlaceholderViewController(strings: strings)
    super.init()
    tabs.delegate = self
    style(list)
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
    let navigation = UINavigationController()
    style(navigation)
    let item = UITabBarItem(title: tab.title(strings), image: tab.icon.image, selectedImage: nil)
    item.accessibilityIdentifier = "tab.\(tab.rawValue)"
    navigation.tabBarItem = item
    pages.append(Page(tab: tab, navigation: navigation))
    setStack([root], of: tab)
    tabs.viewControllers = pages.map(\.navigation)
    sidebar.show(pages.map(\.tab), strings: strings)
    if selectedTab == nil { select(tab) }
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

  /// Selects a tab, if it exists.
  func select(_ tab: AppTab) {
    guard let page = page(tab) else { return }
    removeOverlay()
    tabs.selectedViewController = page.navigation
    selectionDidChange(to: tab)
  }

  private func page(_ tab: AppTab?) -> Page? { pages.first { $0.tab == tab } }

  private func selectionDidChange(to tab: AppTab) {
    guard selectedTab != tab else { return }
    let former = selectedTab
    let columns = former.map(stack) ?? []
    let aside = stack(of: tab)
    if isWide { setStack([], of: tab) }
    selectedTab = tab
    if isWide {
      show(aside)
      if let former { setStack(columns, of: former) }
    }
    sidebar.selectedTab = tab
    onChange()
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
    let root = selectedTab.flatMap { stack(of: $0).first }
    root.flatMap(openScreen)?.list?.scrollToTop(animated: true)
  }

  // MARK: Screens

  /// The screens of a tab, the first one first.
  func stack(of tab: AppTab) -> [UIViewController] {
    guard let page = page(tab) else { return [] }
    guard isWide else { return page.navigation.viewControllers }
    return tab == selectedTab ? list.viewControllers + detailStack : page.aside
  }

  private func setStack(_ screens: [UIViewController], of tab: AppTab) {
    guard let index = pages.firstIndex(where: { $0.tab == tab }) else { return }
    if !isWide {
      pages[index].navigation.viewControllers = screens
    } else if tab == selectedTab {
      show(screens)
    } else {
      pages[index].aside = screens
    }
  }

  /// Shows a stack in the columns.
  private func show(_ screens: [UIViewController]) {
    list.viewControllers = Array(screens.prefix(1))
    setDetail(Array(screens.dropFirst()))
  }

  /// Replaces the first screen of a tab.
  func setRoot(_ root: UIViewController, of tab: AppTab) {
    setStack([root] + stack(of: tab).dropFirst(), of: tab)
    onChange()
  }

  /// Replaces the screens over the first one of a tab.
  func setScreens(_ screens: [UIViewController], of tab: AppTab) {
    setStack(stack(of: tab).prefix(1) + screens, of: tab)
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
    placeOverlay()
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
    if isWide {
      setDetail([])
    } else {
      page(selectedTab)?.navigation.popToRootViewController(animated: animated)
    }
  }

  /// The visible screens, that of the last column last.
  var visibleScreens: [UIViewController] {
    guard isWide else { return page(selectedTab)?.navigation.topViewController.map { [$0] } ?? [] }
    return [list.topViewController, detailStack.last].compactMap { $0 }
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
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { isWide ? [list] : [tabs] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    tabs.tabBar.barTintColor = Palette.background
    tabs.tabBar.tintColor = Palette.accent
    tabs.tabBar.unselectedItemTintColor = Palette.secondaryText
    split.delegate = self
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSplitBehavior = .tile
    split.displayModeButtonVisibility = .never
    split.presentsWithGesture = false
    split.minimumPrimaryColumnWidth = 220
    split.maximumPrimaryColumnWidth = 220
    split.preferredSupplementaryColumnWidthFraction = 0.345
    split.minimumSupplementaryColumnWidth = 340
    split.maximumSupplementaryColumnWidth = 440
    split.setViewController(sidebar, for: .primary)
    sidebar.navigationController?.isNavigationBarHidden = true
    split.setViewController(list, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(tabs, for: .compact)
    addChild(split)
    chooseColumns()
    view.addSubview(split.view)
    split.view.constrain(.edges)
    split.didMove(toParent: self)
    // The delegate is notified of changes only.
    move(isWide: !split.isCollapsed)
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: UIView, _) in view.setNeedsLayout()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    chooseColumns()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeOverlay()
  }

  /// Makes the split view collapse or expand after the window became narrow or wide.
  ///
  /// A split view has columns in a window of regular width, which can be too narrow for three.
  private func chooseColumns() {
    // The largest text sizes need the whole width.
    let isWide =
      view.bounds.width >= Self.wideWidth
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    func width(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
      UITraitCollection(horizontalSizeClass: width)
    }
    setOverrideTraitCollection(width(isWide ? .regular : .compact), forChild: split)
    // The tabs have the size class of the window.
    split.setOverrideTraitCollection(width(traitCollection.horizontalSizeClass), forChild: tabs)
  }

  private func placeOverlay() {
    guard let overlay else { return }
    // In a narrow window, it covers the only column.
    overlay.view.frame = isWide ? view.convert(detail.view.bounds, from: detail.view) : view.bounds
    overlay.view.accessibilityViewIsModal = !isWide
    view.bringSubviewToFront(overlay.view)
  }
}

extension ShellViewController: UISplitViewControllerDelegate {
  /// Moves the screens from the columns to the tabs.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    move(isWide: false)
    return proposedTopColumn
  }

  /// Moves the screens from the tabs to the columns.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    move(isWide: true)
    return proposedDisplayMode
  }

  private func move(isWide: Bool) {
    guard isWide != self.isWide else { return }
    let stacks = pages.map { stack(of: $0.tab) }
    // A controller has one parent.
    for page in pages { setStack([], of: page.tab) }
    self.isWide = isWide
    for (page, stack) in zip(pages, stacks) { setStack(stack, of: page.tab) }
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
    pages.first { $0.navigation === viewController }.map { selectionDidChange(to: $0.tab) }
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
