public import Foundation
import QuartzCore

/// A container with several view controllers, one of which is selected with a tab bar at the
/// bottom.
///
/// The controllers keep their views and their state while others are shown. Tapping the selected
/// tab of a navigation controller pops it to its root.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The duration of showing or hiding the bar, in seconds: the same as for a push.
  private static let transitionDuration: TimeInterval = 0.35

  /// The position of the bar in the view hierarchy.
  private enum BarPosition {
    case shown
    /// Moved aside with the screen, which hides the bar while it is in the stack.
    case aside
    /// Below the screen.
    case below
  }

  /// The delegate, which is notified of tabs that the reader selects.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private let bar = UITabBar(frame: .zero)
  let contentView = UIView()
  /// The controllers that were set, one per tab; empty if tabs were set.
  private(set) var controllers: [UIViewController] = []
  /// The tabs that were set.
  var storedTabs: [UITab] = []
  var selected: UIViewController?
  var shown: UIViewController?
  /// The transition of the delegate's animator in progress.
  var transition: PresentationTransition?
  var coordinator: TransitionCoordinator?
  override var containerCoordinator: TransitionCoordinator? { coordinator }

  /// The size of a child: always that of this controller.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, endsAtBar(child) else { return parentSize }
    let height = parentSize.height - barHeight - view.safeAreaInsets.bottom
    return CGSize(width: parentSize.width, height: height)
  }
  private var isBarHidden = false
  private var barPosition = BarPosition.shown

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    didInit()
  }

  /// Makes a controller with tabs, of which the first is selected.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    didInit()
    replaceTabs(with: tabs)
  }

  private func didInit() {
    bar.delegate = self
    bar.onTap = { [weak self] in self?.tap($0) }
    bar.onAppearance = { [weak self] in self?.updateScrollEdge() }
    bar.onTranslucency = { [weak self] in
      self?.viewIfLoaded?.setNeedsLayout()
      self?.shown?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInit()
  }

  /// The bar at the bottom.
  ///
  /// Its items are those of the controllers; modify them there.
  open var tabBar: UITabBar { bar }

  // MARK: The tabs

  /// The controllers, one per tab; with ``tabs``, the controllers that were made so far.
  open var viewControllers: [UIViewController]? {
    get {
      let shown =
        storedTabs.isEmpty ? controllers : storedTabs.compactMap(\.shownTab.viewController)
      return shown.isEmpty ? nil : shown
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// The selected controller remains selected if it is in the new array; otherwise the one with the
  /// same index is selected, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    precondition(
      Set(new.map(ObjectIdentifier.init)).count == new.count,
      "All view controllers in a tab bar controller must be distinct"
    )
    let old = storedTabs.isEmpty ? controllers : children
    let index = selectedIndex
    for tab in storedTabs { tab.owner = nil }
    storedTabs = []
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
    }
    controllers = new
    if !new.contains(where: { $0 === selected }) {
      selected = new.indices.contains(index) ? new[index] : new.first
    }
    itemsDidChange()
    showSelected()
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.containerSafeAreaInsets = .zero
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }

  /// The selected controller; `nil` without tabs.
  ///
  /// Setting it does not call the delegate. It must be one of ``viewControllers``.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      let all = viewControllers ?? []
      precondition(
        newValue.map { new in all.contains { $0 === new } } ?? all.isEmpty,
        "Only a view controller in the tab bar controller's list of view controllers can be selected."
      )
      selected = newValue
      showSelected()
    }
  }

  /// The tabs; empty if ``viewControllers`` were set.
  ///
  /// Their view controllers are made when they are first selected.
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs, or the controllers that were set.
  ///
  /// The selected tab remains selected if it is in the new array; otherwise the one with the same
  /// index is selected, or the first. Not animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    if !controllers.isEmpty { setViewControllers(nil, animated: false) }
    replaceTabs(with: tabs)
  }

  /// The selected tab, or its selected child; `nil` without ``tabs``.
  ///
  /// Setting it does not call the delegate. It must be one of ``tabs`` or a descendant.
  open var selectedTab: UITab? {
    get { selectedRootTab?.deepestSelection }
    set { select(newValue) }
  }

  /// Returns the tab with an identifier, including tabs in groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in storedTabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Shows the view controller of a tab.
  func selectInTabs(_ controller: UIViewController?) {
    selected = controller
    itemsDidChange()
    showSelected()
  }

  /// The index of the selected controller; `NSNotFound` without tabs.
  ///
  /// Setting it does not call the delegate; an invalid index is ignored.
  open var selectedIndex: Int {
    get {
      let index =
        storedTabs.isEmpty
        ? controllers.firstIndex { $0 === selected }
        : visibleTabs.firstIndex { $0 === selectedRootTab }
      return index ?? NSNotFound
    }
    set {
      if storedTabs.isEmpty, controllers.indices.contains(newValue) {
        selectedViewController = controllers[newValue]
      } else if visibleTabs.indices.contains(newValue) {
        show(visibleTabs[newValue])
      }
    }
  }

  /// Called when the reader taps a tab, before it is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func tap(_ item: UITabBarItem) {
    guard let index = bar.items?.firstIndex(where: { $0 === item }) else { return }
    guard storedTabs.isEmpty else { return tapTab(at: index) }
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let wasSelected = controller === selected
    selectedViewController = controller
    if wasSelected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Updates the items of the controllers.
  func itemsDidChange() {
    bar.show(barItems)
    bar.selectedItem = selectedBarItem
  }

  // MARK: The view

  /// The selected controller, then the bar.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    selectedViewController.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// Creates the content area and the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    becomeContainer(showingChildrenIn: contentView)
    view.addSubview(bar)
    showSelected()
  }

  /// Lays out the bar and the selected controller's view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let shown {
      shown.containerSafeAreaInsets.bottom = barInset(of: shown)
      if transition == nil { shown.view.frame = frame(of: shown, in: contentView) }
    }
    bar.frame = barFrame(at: barPosition)
  }

  /// Updates the bar for the position of the content's edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateScrollEdge()
  }

  private func showSelected() {
    bar.selectedItem = selectedBarItem
    defer { updateScrollEdge() }
    guard isViewLoaded, selected !== shown else { return }
    transition?.finish()
    if animateSelection() { return }
    let old = shown
    shown = selected
    let endExchange = beginExchange(
      of: old,
      for: shown,
      animated: false,
      newIsFirst: true
    )
    if let shown {
      shown.containerSafeAreaInsets.bottom = barInset(of: shown)
      place(shown, in: contentView)
    }
    endExchange()
    updateBar(animated: false)
  }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Status bar

  /// The selected child, which decides the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected child, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: The bar

  /// Whether the bar is hidden; the content then extends into its area.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard isBarHidden != hidden else { return }
    isBarHidden = hidden
    updateBar(animated: animated)
    viewIfLoaded?.setNeedsLayout()
  }

  /// The inset of screens for the bar, without the bottom safe area, in points.
  var barHeight: CGFloat { isBarHidden ? 0 : traitCollection.tabBarHeight }

  /// Whether the view of a tab ends at the bar; for navigation controllers their screens do.
  private func endsAtBar(_ child: UIViewController) -> Bool {
    barHeight > 0 && !(child is UINavigationController)
      && !child.reachesBelowBar(at: .bottom, isTranslucent: bar.isTranslucent)
  }

  /// The inset of a tab's view for the bar, in points.
  func barInset(of child: UIViewController) -> CGFloat { endsAtBar(child) ? 0 : barHeight }

  override func frame(of child: UIViewController, in area: UIView) -> CGRect {
    guard endsAtBar(child) else { return area.bounds }
    let height = barHeight + view.safeAreaInsets.bottom
    return area.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
  }

  /// Moves the bar to the position required by the selected screen.
  func updateBar(animated: Bool) {
    updateScrollEdge()
    let isAside = (selected as? UINavigationController)?.hidesBottomBar ?? false
    let place: BarPosition = isBarHidden ? .below : isAside ? .aside : .shown
    (selected as? UINavigationController)?.updateInsets()
    guard place != barPosition else { return }
    let old = barPosition
    barPosition = place
    guard isViewLoaded else {
      bar.isHidden = place != .shown
      return
    }
    if old != .shown { bar.frame = barFrame(at: old) }
    bar.isHidden = false
    let finish = { [self] in bar.isHidden = barPosition != .shown }
    let move = { [self] in bar.frame = barFrame(at: barPosition) }
    guard animated, isOnScreen else {
      move()
      return finish()
    }
    UIView.animate(
      withDuration: Self.transitionDuration,
      delay: 0,
      options: .curveEaseInOut,
      animations: move,
      completion: { _ in finish() }
    )
  }

  private func barFrame(at place: BarPosition) -> CGRect {
    let bounds = view.bounds
    let height = traitCollection.tabBarHeight + view.safeAreaInsets.bottom
    let shown = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch place {
    case .shown: shown
    case .aside: shown.offsetBy(dx: isRightToLeft ? bounds.width : -bounds.width, dy: 0)
    case .below: shown.offsetBy(dx: 0, dy: height)
    }
  }
}
