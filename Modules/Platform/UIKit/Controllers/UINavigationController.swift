public import Foundation
import QuartzCore

/// A stack of screens under a navigation bar: push goes deeper, the back button pops.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// How a screen takes the place of another.
  public enum Operation: Int, Sendable {
    /// Neither of both.
    case none = 0
    /// It comes from above the stack.
    case push = 1
    /// It was below in the stack.
    case pop = 2
  }

  /// Is notified of the screens that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar at the top.
  open var navigationBar: UINavigationBar { ownBar }
  private let ownBar: UINavigationBar
  private let toolbarClass: AnyClass

  /// Whether the bar is hidden; the content then reaches up into its place.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  var stack: [UIViewController] = []
  let contentView = UIView()
  /// The screen whose view is in the content area.
  var shown: UIViewController?
  var transitionsInFlight = 0
  /// What nothing else can begin beside: a transition of the delegate's or the reader's.
  var transition: PresentationTransition?
  /// What goes along with the transition that is under way.
  var coordinator: TransitionCoordinator?
  override var containerCoordinator: TransitionCoordinator? { coordinator }

  /// The size that a child is to have: all of this controller's.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let insets = (container as? UIViewController).map(obstruction) ?? .zero
    return CGSize(width: parentSize.width, height: parentSize.height - insets.top - insets.bottom)
  }
  lazy var popGesture = NavigationPopGesture(of: self)
  /// The rows of the bar above content at its top.
  var barShape = NavigationBarShape()
  /// The rows of the bar as they are or as a transition makes them.
  var barRows = NavigationBarRows()
  /// The bar at the lower edge, once there is one.
  private(set) var storedToolbar: UIToolbar?
  private var hidesToolbar = true
  /// By how much the view of the screen shown stays away from the edges because of bars.
  var obstruction = UIEdgeInsets.zero
  /// The content that the bar follows.
  weak var observedScrollView: UIScrollView?
  /// Hides the bars by gestures; made for controllers that want that.
  var barHiding: NavigationBarHiding?

  /// Makes a controller with an empty stack, and bars of classes of the program's.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for that itself.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil for that itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    ownBar = ClassTemplates.bar(of: navigationBarClass ?? UINavigationBar.self)
    self.toolbarClass = toolbarClass ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    didInit()
  }

  /// Makes a controller with one screen at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    ownBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    didInit()
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    didInit()
  }

  private func didInit() {
    definesPresentationContext = true
    // A subclass that adopts the protocol decides on the back button.
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.onChange = { [weak self] in self?.updateBarShape() }
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) {
    ownBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(coder: coder)
    didInit()
  }

  // MARK: The stack

  /// The screens, from the bottom of the stack to the one shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The screen that is shown: what is presented over the stack, or else its top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The screen that is shown, before the bar above it.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    stack.last.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// Replaces the stack.
  ///
  /// With animation the change looks like a push, or like a pop if the new top was below before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "All view controllers in a navigation controller must be distinct"
    )
    transition?.finish()
    let change = StackChange(from: stack, to: viewControllers)
    for controller in change.added {
      if controller.parent === self {
        // It comes back while it still goes.
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

  /// Puts a screen on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))"
    )
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top screen off the stack and returns it; the last screen stays, and `nil` is
  /// returned.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Goes back, where there is a screen below.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  /// Takes off every screen above the one named, which must be in the stack, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes off every screen but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pushes the screen.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Escape ends a search.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let search = shown?.navigationItem.searchController
    let isEnd = search?.isActive == true && presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEnd { search?.isActive = false } else { super.pressesBegan(presses, with: event) }
  }

  // MARK: The view

  /// Builds the content area and the bar above it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    becomeContainer(showingChildrenIn: contentView)
    view.addSubview(navigationBar)
    storedToolbar.map(view.addSubview)
    view.addGestureRecognizer(popGesture)
    barHiding?.attach()
    show(StackChange(from: [], to: stack), animated: false, settles: false)
  }

  /// Places the bar under the top safe area and the screen over the whole view.
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

  /// Large titles grow with the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    navigationBar.largeTitleRow?.style(navigationBar.shownLargeTitleAttributes)
    updateBarShape()
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
      barHiding?.traitsDidChange()
    }
  }

  /// Children appear and disappear with their place in the stack, so the forwarding is done here.
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

  /// How long the bars take to come and go, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Whether a tap on the content hides the bars, and another one shows them again.
  ///
  /// Taps on controls and on the bars do not. `false` by default.
  open var hidesBarsOnTap: Bool {
    get { barHiding?.isOnTap ?? false }
    set { if newValue != hidesBarsOnTap { barHidingForWriting.isOnTap = newValue } }
  }

  /// Whether a drag upwards hides the bars, and one downwards shows them again.
  ///
  /// `false` by default.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding?.isOnSwipe ?? false }
    set { if newValue != hidesBarsOnSwipe { barHidingForWriting.isOnSwipe = newValue } }
  }

  /// Whether the keyboard, and what stands for it, hides the bars as it appears; a tap on the
  /// content shows them again.
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

  /// Whether the bars are hidden in a window of little height, that of vertically compact traits; a
  /// tap on the content shows them again.
  ///
  /// `false` by default.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding?.isWhenCompact ?? false }
    set {
      if newValue != hidesBarsWhenVerticallyCompact { barHidingForWriting.isWhenCompact = newValue }
    }
  }

  /// Recognizes the taps of ``hidesBarsOnTap``; it has an effect only while that is set.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingForWriting.tap }

  /// Recognizes the drags of ``hidesBarsOnSwipe``; it has an effect only while that is set.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingForWriting.swipe }

  // MARK: Status bar

  /// The bar at the top decides by its `barStyle`; the screen shown does where the bar is hidden.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The screen shown.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Light above a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  // MARK: The toolbar

  // The type is Apple's: there is a toolbar as soon as anybody asks for it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the lower edge, with the `toolbarItems` of the screen shown.
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar: UIToolbar = ClassTemplates.bar(of: toolbarClass)
    toolbar.isHidden = true
    toolbar.onAppearance = { [weak self] in self?.updateScrollEdge() }
    storedToolbar = toolbar
    if isViewLoaded { view.addSubview(toolbar) }
    return toolbar
  }

  /// Whether the toolbar is hidden; it is at first.
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

  /// Whether the screen shown leaves room for the toolbar.
  var showsToolbar: Bool { !hidesToolbar && !hidesBottomBar }

  // MARK: In a tab bar controller

  // The type is Apple's, as in `UIViewController`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the controller: its own, else that of the screen at the bottom of its stack.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// Whether the bar below hides for the screen shown: for it, or for one below it in the stack.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// Goes back with a finger from the leading edge of the view.
  ///
  /// It begins where there is a back button, unless it gets another delegate.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
}
