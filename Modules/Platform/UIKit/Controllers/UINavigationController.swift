public import Foundation
import QuartzCore

/// A container that shows the top of a stack of view controllers below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    /// Neither a push nor a pop.
    case none = 0
    /// A new controller is pushed.
    case push = 1
    /// The top controller is popped.
    case pop = 2
  }

  /// The delegate, which is notified of the controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar at the top.
  open private(set) var navigationBar: UINavigationBar
  private let toolbarClass: AnyClass

  /// Whether the bar is hidden; the content then extends into its area.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  var stack: [UIViewController] = []
  let contentView = UIView()
  /// The controller whose view is in the content area.
  var shown: UIViewController?
  var transitionsInFlight = 0
  /// A transition with a custom animator or an interaction, which excludes others.
  var transition: PresentationTransition?
  /// The coordinator of the transition in progress.
  var coordinator: TransitionCoordinator?
  override var containerCoordinator: TransitionCoordinator? { coordinator }

  override var isModalInFrontmost: Bool {
    super.isModalInFrontmost || topViewController?.isModalInFrontmost ?? false
  }

  /// The size of a child: always that of this controller.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let insets = (container as? UIViewController).map(obstruction) ?? .zero
    return CGSize(width: parentSize.width, height: parentSize.height - insets.top - insets.bottom)
  }
  lazy var popGesture = NavigationPopGesture(of: self)
  /// The rows of the bar when the content is at its top.
  var barShape = NavigationBarShape()
  /// The current rows of the bar, or those at the end of a transition.
  var barRows = NavigationBarRows()
  /// Whether the safe area of the content is following the rows of the bar.
  var isApplyingRows = false
  /// The toolbar; nil until it was accessed.
  private(set) var storedToolbar: UIToolbar?
  private var hidesToolbar = true
  /// The insets of the current screen's view for bars that it does not extend below.
  var obstruction = UIEdgeInsets.zero
  /// The scroll view whose content the bar follows.
  weak var observedScrollView: UIScrollView?
  /// Hides the bars for gestures; nil unless that is enabled.
  var barHiding: NavigationBarHiding?

  /// Makes a controller with an empty stack and custom bar classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for the class itself.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil for the class itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = ClassTemplates.bar(of: navigationBarClass ?? UINavigationBar.self)
    self.toolbarClass = toolbarClass ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    didInit()
  }

  /// Makes a controller with a root view controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    didInit()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    didInit()
  }

  private func didInit() {
    definesPresentationContext = true
    // A subclass that adopts the protocol is the delegate of its bar.
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.onChange = { [weak self] in self?.updateBarShape() }
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(coder: coder)
    didInit()
  }

  // MARK: The stack

  /// The stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one presented over the stack, or otherwise the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The current screen, then the bar.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    stack.last.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// Replaces the stack.
  ///
  /// If animated, the change looks like a push, or like a pop if the new top was in the stack
  /// before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  /// Replaces the stack, for all methods that change it: what a subclass overrides is called for
  /// its own method only.
  private func changeStack(to viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "All view controllers in a navigation controller must be distinct"
    )
    transition?.finish()
    let change = StackChange(from: stack, to: viewControllers)
    for controller in change.added {
      if controller.parent === self {
        // It is pushed again while it is being popped.
        controller.willMove(toParent: self)
        controller.movesToParent = true
      } else {
        addChild(controller)
      }
    }
    for controller in change.removed { controller.movesFromParent = true }
    let container = parent as? UITabBarController
    stack = viewControllers
    if change.old.first !== stack.first { container?.itemsDidChange() }
    let isSettled = show(change, animated: animated)
    container?.updateBar(animated: animated)
    if !isSettled {
      announceRemoval(by: change)
      settleChildren(of: change)
    }
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))"
    )
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it; `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops the top controller, if it is not the root.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  /// Pops all controllers above the given one, which must be in the stack, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(downTo: index, animated: animated)
  }

  private func pop(downTo index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Pops all controllers except the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(downTo: 0, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes the controller; those of a navigation controller are pushed in its place.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { adopt(secondaryViewController, of: splitViewController, animated: false) }

  /// Pops the top and returns it, or the navigation controller whose stack was pushed.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { returnSecondaryController(to: splitViewController) }

  /// Ends a search for the Escape key.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let search = shown?.navigationItem.searchController
    let isEnd = search?.isActive == true && presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEnd { search?.isActive = false } else { super.pressesBegan(presses, with: event) }
  }

  // MARK: The view

  /// Creates the content area and the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    becomeContainer(showingChildrenIn: contentView)
    view.addSubview(navigationBar)
    storedToolbar.map(view.addSubview)
    view.addGestureRecognizer(popGesture)
    barHiding?.attach()
    show(StackChange(from: [], to: stack), animated: false, settles: false)
  }

  /// Lays out the bar and the current screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    contentMayHaveChanged()
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    placeBar()
    if transitionsInFlight == 0 { placeToolbar() }
    updateInsets()
    if transitionsInFlight == 0, let shown { shown.view.frame = frame(of: shown, in: contentView) }
  }

  override func frame(of child: UIViewController, in area: UIView) -> CGRect {
    area.bounds.inset(by: obstruction(for: child))
  }

  /// Updates large titles for the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    navigationBar.largeTitleRow?.style(navigationBar.shownLargeTitleAttributes)
    updateBarShape()
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
      barHiding?.traitsDidChange()
    }
  }

  /// Always true: appearance callbacks are forwarded for changes of the stack.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard navigationBar.isHidden != hidden else { return }
    if animated, hidden { moveBar(isHidden: true) }
    navigationBar.isHidden = hidden
    if animated, !hidden { moveBar(isHidden: false) }
    statusBarMayHaveChanged()
    let apply = { [self] in
      updateInsets()
      viewIfLoaded?.layoutIfNeeded()
    }
    if animated {
      UIView.animate(withDuration: Self.hideShowBarDuration, animations: apply)
    } else {
      apply()
    }
  }

  // MARK: Hiding the bars

  /// The duration of showing or hiding bars, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Whether a tap on the content hides the bars, and another tap shows them again.
  ///
  /// Taps on controls and bars are ignored. `false` by default.
  open var hidesBarsOnTap: Bool {
    get { barHiding?.isOnTap ?? false }
    set { if newValue != hidesBarsOnTap { barHidingForWriting.isOnTap = newValue } }
  }

  /// Whether a swipe upwards hides the bars, and one downwards shows them again.
  ///
  /// `false` by default.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding?.isOnSwipe ?? false }
    set { if newValue != hidesBarsOnSwipe { barHidingForWriting.isOnSwipe = newValue } }
  }

  /// Whether the keyboard or an input view hides the bars when it appears; a tap on the content
  /// shows them again.
  ///
  /// `false` by default.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding?.isWhenKeyboardAppears ?? false }
    set {
      if newValue != hidesBarsWhenKeyboardAppears {
        barHidingForWriting.isWhenKeyboardAppears = newValue
      }
    }
  }

  /// Whether the bars are hidden while the vertical size class is compact; a tap on the content
  /// shows them again.
  ///
  /// `false` by default.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding?.isWhenCompact ?? false }
    set {
      if newValue != hidesBarsWhenVerticallyCompact { barHidingForWriting.isWhenCompact = newValue }
    }
  }

  /// The tap gesture of ``hidesBarsOnTap``; without effect unless that is set.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingForWriting.tap }

  /// The pan gesture of ``hidesBarsOnSwipe``; without effect unless that is set.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingForWriting.swipe }

  // MARK: Status bar

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The current screen if the bar is hidden; otherwise nil, and the bar's `barStyle` determines
  /// the style.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The current screen.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Light with a black bar, otherwise the default.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  // MARK: The toolbar

  // The type is Apple's: the toolbar is created on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom, with the `toolbarItems` of the current screen.
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar: UIToolbar = ClassTemplates.bar(of: toolbarClass)
    toolbar.isHidden = true
    toolbar.onAppearance = { [weak self] in self?.updateScrollEdge() }
    storedToolbar = toolbar
    if isViewLoaded { view.addSubview(toolbar) }
    return toolbar
  }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesToolbar != hidden else { return }
    hidesToolbar = hidden
    showToolbarItems(animated: false)
    let move = toolbarMove(animated: animated)
    guard animated, isOnScreen else { return move.end(true) }
    UIView.animate(
      withDuration: NavigationSlide.duration,
      animations: { [self] in
        move.animations()
        view.layoutIfNeeded()
      },
      completion: move.end
    )
  }

  /// Whether the toolbar is visible for the current screen.
  var showsToolbar: Bool { !hidesToolbar && !hidesBottomBar }

  // MARK: In a tab bar controller

  // The type is Apple's, as in `UIViewController`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab bar item of the controller: its own, or that of its root controller.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// Whether the bottom bar is hidden, because the current screen or one below it in the stack
  /// requires that.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// The gesture that pops a screen with a pan from the leading edge.
  ///
  /// It begins only if there is a back button, unless its delegate is replaced.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
}
