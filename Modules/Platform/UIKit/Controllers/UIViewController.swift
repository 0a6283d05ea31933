public import Foundation
import QuartzCore

/// An object that manages a view hierarchy: one screen, or one part of a screen inside a container.
///
/// The view is made on first access (``loadView()``, then ``viewDidLoad()``). When a container or a
/// window shows it, the appearance callbacks come in UIKit's order: `viewWillAppear`, the view
/// enters the hierarchy, `viewIsAppearing` with traits and geometry settled, layout,
/// `viewDidAppear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  var storedView: UIView?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  var storedIsEditing = false
  var storedToolbarItems: [UIBarButtonItem]?
  var storedEditButton: UIBarButtonItem?
  /// What there is to remember of being shown over another controller, or of showing one.
  var storedPresentation: PresentationState?
  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` is still owed for the appearance in progress.
  var owesIsAppearing = false
  /// Whether the appearance in progress was begun by the view's own way into a window or out of it.
  var movesByItself = false
  /// What scrolls below the bar at the top, where the program said so.
  weak var storedContentScrollView: UIScrollView?
  weak var storedBottomScrollView: UIScrollView?
  /// Whether the controller was added to its parent and has not appeared there yet.
  var movesToParent = false
  /// Whether the controller is about to leave its parent.
  var movesFromParent = false
  /// The traits that the controller sets for itself, and those that its container sets for it.
  var storedTraits: ControllerTraits?
  /// What is shown in place of content that the screen does not have, once there was something.
  var storedUnavailable: ContentUnavailableCover?
  var needsUnavailableUpdate = true
  var storedTopGuide: ControllerLayoutGuide?
  var storedBottomGuide: ControllerLayoutGuide?
  /// What a container adds to the safe area of this controller's view, such as the height of its
  /// bar, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if containerSafeAreaInsets != oldValue { storedView?.updateSafeArea() }
    }
  }

  /// Makes a controller whose view is made by ``loadView()``.
  ///
  /// There are no nib files on this platform; both parameters are there so that the subclasses of
  /// feature code, which call this initializer with `nil`, compile unchanged.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil,
      "Could not load NIB in bundle: there are no nib files on this platform"
    )
    super.init()
  }

  /// Makes a controller whose view is made by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// None: there are no nib files on this platform.
  open var nibName: String? { nil }

  /// None: there are no nib files on this platform.
  open var nibBundle: Bundle? { nil }

  // MARK: The view

  // The type is Apple's: the view is there as soon as anybody asks for it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view of the controller's hierarchy, made on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewControllerForRootView = nil
      storedView = newValue
      newValue?.viewControllerForRootView = self
    }
  }

  /// The root view if it is there already; reading it does not make it.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view has been made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view.
  ///
  /// Override it to set ``view`` to a view of your own, without calling `super`.
  open func loadView() {
    view = UIView(frame: UIScreen.running.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Makes the root view unless it is there.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "-[\(type(of: self)) loadView] did not set a view")
    viewDidLoad()
  }

  /// Called once, after the root view has been made.
  ///
  /// Build the hierarchy here.
  open func viewDidLoad() {}

  /// Memory runs short on the machine: the place to let go of what can be made again.
  open func didReceiveMemoryWarning() {}

  // MARK: Unavailable content

  /// The state of the screen that ``contentUnavailableConfiguration`` is updated for.
  ///
  /// Overrides may add state of their own to that of `super`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// The state of the screen changed, or the program asked for an update; also called before the
  /// first layout.
  ///
  /// Overrides set ``contentUnavailableConfiguration`` to what suits the state; `super` does
  /// nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Focus

  /// Where the focus goes when it is to be on this screen: into its view, unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  /// The view around that of the controller.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  /// Moves the focus in the next frame to where the screen prefers it, if it has the focus.
  open func setNeedsFocusUpdate() { viewIfLoaded?.updateFocusLater(for: self) }

  /// Moves the focus at once, where that was asked for.
  open func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }

  /// Whether a movement of the focus may happen; it may unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus came to the screen, left it, or moved on it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Appearance

  /// Called before the view enters the hierarchy; its size and traits may still be stale.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy with its traits and geometry settled, before its
  /// first layout there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view is on screen and any transition is over.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left the hierarchy.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether UIKit forwards appearance callbacks to children by itself.
  ///
  /// `true` unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Status bar

  /// What the status bar is to look like; asked where this controller decides, see
  /// `UIStatusBarManager`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the interface may be turned while this controller fills its window; what the program
  /// supports limits it further.
  ///
  /// Read when the screen of a test is turned, and never for a window of the desktop.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(of: traitCollection)
  }

  /// How the interface is turned when this controller is presented and fills its window; by default
  /// as it is.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let window = viewIfLoaded?.window ?? storedPresentation?.presenting?.viewIfLoaded?.window
    return (window?.screen ?? .running).interfaceOrientation
  }

  /// ``supportedInterfaceOrientations`` changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.screen.updateInterfaceOrientation()
  }

  /// Whether there is to be no status bar.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides on the look of the status bar; nil where this controller does.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether there is a status bar; nil where this controller does.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the controller decides on the status bar while it is shown over another one without
  /// covering the screen.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { statusBarMayHaveChanged() }
  }

  /// Has the controllers asked about the status bar anew, at once.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  // MARK: Layout

  /// Called when the constraints of the root view are to be updated.
  ///
  /// Overrides call `super` as the last thing.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called just before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called just after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The margins at the sides that the root view was laid out with, in points.
  var laidOutMargin: CGFloat = 0

  /// What this controller adds to the safe area of its own view, in points.
  ///
  /// Zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() }
    }
  }

  /// Says what scrolls below the bars at the top and at the bottom; without it that is the first
  /// scroll view found.
  ///
  /// There are no bars at other edges that follow content.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { storedContentScrollView = scrollView }
    if edge.contains(.bottom) { storedBottomScrollView = scrollView }
    navigationController?.contentMayHaveChanged()
    tabBarController?.updateScrollEdge()
  }

  /// What was said to scroll below the bar at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return storedContentScrollView }
    return edge.contains(.bottom) ? storedBottomScrollView : nil
  }

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the layout margins of the root view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The layout margins that the root view has at least besides the safe area, in points: 16 at the
  /// sides, or 20 where it is 414 points wide or wider.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the layout margins of the root view are those of the system where they would be
  /// smaller; without it, they are what the view says.
  ///
  /// `true` by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() }
    }
  }

  /// The edges at which the view reaches below the bars of the container that are translucent.
  ///
  /// All by default. At other edges the view ends at the bar.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet {
      if edgesForExtendedLayout != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Whether the view reaches below opaque bars too, at the edges of ``edgesForExtendedLayout``.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
      storedParent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Where the view of a child is in the area of this container that shows it.
  func frame(of child: UIViewController, in area: UIView) -> CGRect { area.bounds }

  /// The size this controller would like its container to give it, in points; zero for no wish.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notePreferredContentSize() } }
  }

  /// Notified that a child would like another size; a container that gives it one overrides this.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child is to have once this controller's view is as large as `parentSize`.
  ///
  /// It is the one that it has; containers that lay children out otherwise override this.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { presentSize(of: container) }

  /// Called before the root view gets another size because the window does.
  ///
  /// Overrides call `super`, which tells the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, with: coordinator) }

  // MARK: Containment

  /// Makes the controller a child of this one.
  ///
  /// Add its view yourself, then call `didMove(toParent:)` on the child.
  ///
  /// A child of another container is removed from it first.
  open func addChild(_ childController: UIViewController) {
    if childController.storedParent !== self { take(childController) }
  }

  /// Takes the controller out of its container.
  ///
  /// Call `willMove(toParent: nil)` and remove its view before.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to a container or, with `nil`, removed from it.
  ///
  /// Overrides call `super`.
  open func willMove(toParent parent: UIViewController?) { movesFromParent = parent == nil }

  /// Called after the controller was added to a container or, with `nil`, removed from it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts the view of one child in the place of another's, with the appearance callbacks.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view goes; a child of this controller.
  ///   - toViewController: The child whose view comes; a child of this controller too.
  ///   - duration: How long it takes, in seconds.
  ///   - options: How the changes are animated.
  ///   - animations: The changes; a fade among the options needs none.
  ///   - completion: Called at the end, with whether the animations ran to theirs.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController,
      for: toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Shows a controller in the way that suits the container: a navigation controller pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.show(vc, sender: sender)
  }

  /// Shows a controller as the detail of this one: in the secondary column of a split view, or over
  /// the screen where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// Shows a controller over this one, or rather over its outermost container.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller; its `modalPresentationStyle` says how it is
  ///     shown.
  ///   - flag: Whether the transition is animated.
  ///   - completion: Called after `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what is shown over this controller, or else this controller itself where it is
  /// shown over another one.
  ///
  /// - Parameters:
  ///   - flag: Whether the transition is animated.
  ///   - completion: Called after `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// The controller that is shown over this one or over a container of it.
  open var presentedViewController: UIViewController? {
    presenter?.storedPresentation?.presented
  }

  /// The controller that this one, or a container of it, is shown over.
  open var presentingViewController: UIViewController? {
    presentee?.storedPresentation?.presenting
  }

  /// How the controller is to be shown over another one; asked when that begins.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentation?.style ?? .automatic }
    set {
      presentationForWriting.style = newValue
      if presentationForWriting.presenting == nil { presentationForWriting.controller = nil }
    }
  }

  /// Whether the view of this controller, and not a larger one around it, is what controllers of
  /// the styles `currentContext` and `overCurrentContext` cover that are presented inside it.
  ///
  /// `false` by default; navigation controllers do.
  open var definesPresentationContext = false

  /// How the controller comes and goes where it covers the whole screen.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { storedPresentation?.transitionStyle ?? .coverVertical }
    set { presentationForWriting.transitionStyle = newValue }
  }

  /// Whether the reader is kept from dismissing the controller by a drag, a key or a tap beside it.
  open var isModalInPresentation: Bool {
    get { storedPresentation?.isModal ?? false }
    set { presentationForWriting.isModal = newValue }
  }

  /// Whether the controller is on its way onto the screen.
  open var isBeingPresented: Bool { storedPresentation?.isBeingPresented ?? false }

  /// Whether the controller is on its way off the screen.
  open var isBeingDismissed: Bool { storedPresentation?.isBeingDismissed ?? false }

  /// Who arranges this controller, or the container that is shown over another one.
  open var presentationController: UIPresentationController? {
    (presentee ?? self).ownPresentationController
  }

  /// Who arranges this controller as a card, if that is how it is shown.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Who arranges this controller as a popover, if that is how it is to be shown.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Makes the one that arranges this controller while it is shown over another one.
  func makePresentationController() -> UIPresentationController { controllerOfStyle() }

  /// Chooses who arranges and who animates this controller while it is shown over another one; not
  /// kept.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { storedPresentation?.transitioningDelegate }
    set { presentationForWriting.transitioningDelegate = newValue }
  }

  // MARK: Titles

  /// The title of the screen, which a navigation bar shows unless ``navigationItem`` has one of its
  /// own.
  open var title: String? {
    didSet {
      storedNavigationItem?.controllerTitleDidChange(from: oldValue, to: title)
      storedTabBarItem?.controllerTitleDidChange(from: oldValue, to: title)
    }
  }

  /// What a navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

  // The type is Apple's: there is an item as soon as anybody asks for it, and `nil` resets it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of this controller in a tab bar controller; at first with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? makeTabBarItem() }
    set {
      storedTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// The tab that has made this controller; nil for one that no tab made.
  open var tab: UITab? { storedTab }
  weak var storedTab: UITab?

  /// What the toolbar of a navigation controller shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the toolbar; with animation the new ones fade in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    if let navigationController, navigationController.shown === self {
      navigationController.showToolbarItems(animated: animated)
    }
  }

  /// Whether the bar of a tab bar controller hides while the controller is in the stack of a
  /// navigation controller there.
  open var hidesBottomBarWhenPushed = false

  // MARK: Containment

  /// The container this controller is a child of.
  open var parent: UIViewController? { storedParent }

  /// The controllers this one contains, in the order they were added.
  open var children: [UIViewController] { storedChildren }

  /// Whether the controller appears because it was added to its parent; for `viewWillAppear` and
  /// `viewDidAppear` to ask.
  open var isMovingToParent: Bool { movesToParent }

  /// Whether the controller disappears because it leaves its parent, as when it is popped; for
  /// `viewWillDisappear` and `viewDidDisappear` to ask.
  open var isMovingFromParent: Bool { movesFromParent }

  /// What goes along with an exchange of this container's children.
  var containerCoordinator: TransitionCoordinator? { nil }

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestContainer() }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestContainer() }

  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { nearestContainer() }

  /// Tells the controller that its view is about to appear or disappear.
  ///
  /// Containers that forward appearance by hand call it; a matching ``endAppearanceTransition()``
  /// must follow.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that the transition begun last is over.
  open func endAppearanceTransition() { endAppearance() }

  /// Lets other changes go along with the presentation or dismissal that is under way; nil where
  /// none is, and while a navigation controller pushes or pops.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }

  // MARK: Editing

  /// Whether what the controller shows is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  ///
  /// Overrides call `super`, which turns the title of ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButton?.title = editButtonTitle
  }

  /// A button that begins and ends editing, to be put into ``navigationItem``.
  open var editButtonItem: UIBarButtonItem { storedEditButton ?? makeEditButton() }

  // MARK: Layout

  /// What bars cover at the top of the view.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(\.storedTopGuide, isTop: true) }

  /// What bars cover at the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport {
    layoutSupport(\.storedBottomGuide, isTop: false)
  }

  // MARK: Traits

  /// The traits of the controller: those of its view once that is made, else those of its parent or
  /// of the screen.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? traitsWithoutView
  }

  /// Called when the traits of the controller have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of this controller and its children; `.unspecified` follows the parent.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedTraits?.own.userInterfaceStyle ?? .unspecified }
    set { changeTraits { $0.own.userInterfaceStyle = newValue } }
  }

  /// Sets traits of a child, over those of this container; `nil` ends that.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    overrideTraits(of: childViewController, with: collection)
  }

  /// The traits that this container sets for a child; `nil` for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitsFromContainer }

  /// Ends an observation.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    storedTraits?.registrations.removeAll { $0 === registration }
  }

  // MARK: Responder chain

  /// The superview of the root view: events climb from the view to its controller and on.
  open override var next: UIResponder? { storedView?.superview }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
