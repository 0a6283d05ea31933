public import Foundation
import QuartzCore

/// An object that manages a view hierarchy: a screen, or a part of one inside a container.
///
/// The view is created on first access (``loadView()``, then ``viewDidLoad()``). When a container
/// or a window shows it, the appearance callbacks are called in UIKit's order: `viewWillAppear`,
/// the view enters the hierarchy, `viewIsAppearing` with traits and geometry settled, layout,
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
  /// The state of presenting and of being presented.
  var storedPresentation: PresentationState?
  var appearance = AppearanceState.neverAppeared
  /// Whether `viewIsAppearing` is pending in the current appearance transition.
  var isAppearingIsPending = false
  /// Whether the current appearance transition was begun by the view itself, when it entered or
  /// left a window.
  var movesByItself = false
  /// The content scroll view set by the program.
  weak var storedContentScrollView: UIScrollView?
  weak var storedBottomScrollView: UIScrollView?
  /// Whether the controller was added to its parent and has not appeared yet.
  var movesToParent = false
  /// Whether the controller is about to be removed from its parent.
  var movesFromParent = false
  /// The newest exchange of the controller with a sibling, while it is in progress.
  var exchange: ChildExchange?
  /// The trait overrides of the controller and those set by its container.
  var storedTraits: ControllerTraits?
  /// The placeholder view; nil until one was shown.
  var storedUnavailable: ContentUnavailableCover?
  var needsUnavailableUpdate = true
  var storedTopGuide: ControllerLayoutGuide?
  var storedBottomGuide: ControllerLayoutGuide?
  /// The insets that a container adds to the safe area of this controller's view, such as the
  /// height of its bar, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if containerSafeAreaInsets != oldValue { storedView?.updateSafeArea() }
    }
  }

  /// Makes a controller whose view is created by ``loadView()``.
  ///
  /// There are no nib files on this platform; the parameters exist so that subclasses that call
  /// this initializer with `nil` compile unchanged.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil,
      "Could not load NIB in bundle: there are no nib files on this platform"
    )
    super.init()
  }

  /// Makes a controller whose view is created by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Always nil: there are no nib files on this platform.
  open var nibName: String? { nil }

  /// Always nil: there are no nib files on this platform.
  open var nibBundle: Bundle? { nil }

  /// Always nil: there are no storyboards on this platform.
  open var storyboard: UIStoryboard? { nil }

  /// Prepares the destination of a segue of the storyboard; never called on this platform.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's storyboard.
  ///
  /// Stops the program, as on iOS for a controller that comes from code: it has no segues.
  /// Subclasses may override it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  // MARK: The view

  // The type is Apple's: the view is created on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view of the controller's hierarchy, created on first access.
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

  /// The root view if it is loaded; reading it does not load it.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the root view.
  ///
  /// Override it to set ``view`` to a custom view, without calling `super`.
  open func loadView() {
    view = UIView(frame: UIScreen.running.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Loads the root view if necessary.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "-[\(type(of: self)) loadView] did not set a view")
    viewDidLoad()
  }

  /// Called once, after the root view was loaded.
  ///
  /// Create the view hierarchy here.
  open func viewDidLoad() {}

  /// Called when the machine is low on memory: release everything that can be recreated.
  open func didReceiveMemoryWarning() {}

  // MARK: Unavailable content

  /// The state that ``contentUnavailableConfiguration`` is updated for.
  ///
  /// Overrides can add their own state to that of `super`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called when the state of the screen changed, when an update was requested, and before the
  /// first layout.
  ///
  /// Overrides set ``contentUnavailableConfiguration`` for the state; `super` does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Focus

  /// The preferred targets of the focus on this screen: the view by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  /// The superview of the controller's view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  /// Requests a focus update to the preferred target in the next frame, if the screen has the
  /// focus.
  open func setNeedsFocusUpdate() { viewIfLoaded?.updateFocusLater(for: self) }

  /// Performs a pending focus update immediately.
  open func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }

  /// Returns whether a focus update is allowed; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus entered or left the screen, or moved on it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Appearance

  /// Called before the view enters the hierarchy; its size and traits may be out of date.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy with current traits and geometry, before its first
  /// layout there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen and any transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left the hierarchy.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether UIKit forwards appearance callbacks to children automatically.
  ///
  /// `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Status bar

  /// The preferred style of the status bar; used if this controller determines it, see
  /// `UIStatusBarManager`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The supported orientations while this controller fills its window; those supported by the
  /// program limit them further.
  ///
  /// Read when the screen of a test rotates, and never for a desktop window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(of: traitCollection)
  }

  /// The preferred orientation when this controller is presented full screen; by default the
  /// current one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    presentedOrientation
  }

  /// Whether the interface follows the orientation of the device while this controller fills its
  /// window.
  open var shouldAutorotate: Bool { true }

  /// Notifies UIKit that ``shouldAutorotate`` changed: the interface rotates to the device
  /// orientation, if supported.
  open class func attemptRotationToDeviceOrientation() { UIScreen.running.followOrientation() }

  /// The orientation of the screen that shows the view, or of the running program before it is in a
  /// window.
  open var interfaceOrientation: UIInterfaceOrientation {
    (viewIfLoaded?.window?.screen ?? .running).interfaceOrientation
  }

  /// Called before the interface rotates, together with `viewWillTransition(to:with:)`.
  ///
  /// The rotation is not animated. Called on every visible controller, as the two methods below.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// Called after the interface rotated and was laid out, for changes that accompany the rotation.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// Called after the interface rotated.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Informs UIKit that ``supportedInterfaceOrientations`` changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.screen.updateInterfaceOrientation()
  }

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that determines the style of the status bar; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the controller determines the status bar while it is presented without covering the
  /// screen.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { statusBarMayHaveChanged() }
  }

  /// Updates the status bar from the controllers' preferences immediately.
  open func setNeedsStatusBarAppearanceUpdate() { statusBarManager?.update() }

  /// The animation with which the status bar is shown and hidden; see `UIStatusBarManager`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  // MARK: Home indicator and system gestures

  /// Whether the home indicator hides automatically after a while.
  ///
  /// A desktop has no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child whose preference for the home indicator is used; nil to use this controller's.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Notifies the host that ``prefersHomeIndicatorAutoHidden`` or the child that specifies it
  /// changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { systemPreferencesDidChange() }

  /// The screen edges at which the program's gestures precede those of the system.
  ///
  /// A desktop has no system gestures inside a window.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child whose preference for these edges is used; nil to use this controller's.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Notifies the host that ``preferredScreenEdgesDeferringSystemGestures`` or the child that
  /// specifies it changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { systemPreferencesDidChange() }

  // MARK: Layout

  /// Called to update the constraints of the root view.
  ///
  /// Overrides must call `super` at the end.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The horizontal margins at the last layout of the root view, in points.
  var laidOutMargin: CGFloat = 0

  /// The insets that this controller adds to the safe area of its own view, in points.
  ///
  /// Zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() }
    }
  }

  /// Sets the content scroll view for the bars at the top and the bottom; by default the first
  /// scroll view found.
  ///
  /// There are no bars that follow content at other edges.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { storedContentScrollView = scrollView }
    if edge.contains(.bottom) { storedBottomScrollView = scrollView }
    navigationController?.contentMayHaveChanged()
    tabBarController?.updateScrollEdge()
  }

  /// The content scroll view that was set for an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return storedContentScrollView }
    return edge.contains(.bottom) ? storedBottomScrollView : nil
  }

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the layout margins of the root view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum layout margins of the root view without the safe area, in points: 16 horizontally,
  /// or 20 from a width of 414 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the layout margins of the root view are at least the system's minimum; otherwise the
  /// view's own are used.
  ///
  /// `true` by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() }
    }
  }

  /// Whether bars inset the content of the root view if it is a scroll view that does not scroll
  /// and adjusts its insets automatically; one that scrolls is always inset.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  var adjustsScrollViewInsets = true {
    didSet { if adjustsScrollViewInsets != oldValue { storedView?.scrollInsetsMayHaveChanged() } }
  }

  /// The edges at which the view extends below translucent bars of the container.
  ///
  /// All by default. At other edges the view ends at the bar.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet {
      if edgesForExtendedLayout != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Whether the view also extends below opaque bars, at the edges of ``edgesForExtendedLayout``.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
      storedParent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The frame of a child's view in the area of this container that shows it.
  func frame(of child: UIViewController, in area: UIView) -> CGRect { area.bounds }

  /// The preferred size of the controller's content, in points; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notePreferredContentSize() } }
  }

  /// Called when the preferred content size of a child changed; a container that uses it overrides
  /// this.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child if this controller's view has the size `parentSize`.
  ///
  /// The default is the child's current size; containers with another layout override this.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { (container as? UIViewController)?.viewIfLoaded?.bounds.size ?? .zero }

  /// Called before the size of the root view changes with the window's.
  ///
  /// Overrides call `super`, which forwards it to the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, with: coordinator) }

  /// Called before the size classes of the screen change.
  ///
  /// Overrides call `super`, which forwards it to the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: newCollection, with: coordinator) }

  // MARK: Containment

  /// Adds a controller as a child of this one.
  ///
  /// Add its view as well, then call `didMove(toParent:)` on the child.
  ///
  /// A child of another container is removed from it first.
  open func addChild(_ childController: UIViewController) {
    if childController.storedParent !== self { adopt(childController) }
  }

  /// Removes the controller from its parent.
  ///
  /// Call `willMove(toParent: nil)` and remove its view before.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to a container or, with `nil`, removed from it.
  ///
  /// Overrides call `super`.
  open func willMove(toParent parent: UIViewController?) { movesFromParent = parent == nil }

  /// Called after the controller was added to a container or, with `nil`, removed from it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces the view of one child with another's, with the appearance callbacks.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed; a child of this controller.
  ///   - toViewController: The child whose view is added; a child of this controller too.
  ///   - duration: The duration, in seconds.
  ///   - options: The animation options.
  ///   - animations: The changes to animate; not needed for a fade in the options.
  ///   - completion: Called at the end, with whether the animations were completed.
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

  /// Shows a controller in a way that depends on the container: a navigation controller pushes it,
  /// a split view makes it the primary one, and it is presented if there is none of them.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a controller as the detail of this one: in the secondary column of a split view, or
  /// presented if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Adds the content of the secondary controller of a split view that collapses to this one, its
  /// primary controller.
  ///
  /// Does nothing; navigation controllers push it. Override it in other containers.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// Removes the secondary controller of a split view that expands from this one, its primary
  /// controller, and returns it.
  ///
  /// Returns nil; navigation controllers return their top. Override it in other containers.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Presentation

  /// Presents a controller over this one's outermost container.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller, presented in its `modalPresentationStyle`.
  ///   - flag: Whether the transition is animated.
  ///   - completion: Called after `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller presented by this one, or otherwise this controller itself if it is
  /// presented.
  ///
  /// - Parameters:
  ///   - flag: Whether the transition is animated.
  ///   - completion: Called after `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// The controller presented by this one or by a container of it; nil if there is none.
  open var presentedViewController: UIViewController? {
    presenter?.storedPresentation?.presented
  }

  /// The controller that presents this one or a container of it; nil if there is none.
  open var presentingViewController: UIViewController? {
    presentee?.storedPresentation?.presenting
  }

  /// The style of the presentation, which begins with it; `automatic` reads as `pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { concretePresentationStyle }
    set {
      presentationForWriting.style = newValue
      if presentationForWriting.presenting == nil { presentationForWriting.controller = nil }
    }
  }

  /// Whether this controller's view, rather than that of an ancestor, is covered by presentations
  /// of the styles `currentContext` and `overCurrentContext` from inside it.
  ///
  /// `false` by default; true for navigation controllers.
  open var definesPresentationContext = false

  /// Whether presentations in this controller's context use its ``modalTransitionStyle`` instead of
  /// that of the presented controller.
  open var providesPresentationContextTransitionStyle = false

  /// The transition used if the controller covers the whole screen.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { storedPresentation?.transitionStyle ?? .coverVertical }
    set { presentationForWriting.transitionStyle = newValue }
  }

  /// Whether the reader is prevented from dismissing the controller with a drag, a key or a tap
  /// outside of it.
  open var isModalInPresentation: Bool {
    get { storedPresentation?.isModal ?? false }
    set { presentationForWriting.isModal = newValue }
  }
  /// Whether this controller, or the one that it shows, is modal.
  var isModalInFrontmost: Bool { isModalInPresentation }

  /// The former name of ``isModalInPresentation``.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { storedPresentation?.isBeingPresented ?? false }

  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { storedPresentation?.isBeingDismissed ?? false }

  /// The presentation controller of this controller or of its presented container.
  open var presentationController: UIPresentationController? {
    (presentee ?? self).ownPresentationController
  }

  /// The presentation controller of a sheet, if that is the controller's style.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of a popover, if that is the controller's style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Makes the presentation controller of this controller.
  func makePresentationController() -> UIPresentationController { controllerOfStyle() }

  /// The provider of the presentation controller and the animators; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { storedPresentation?.transitioningDelegate }
    set { presentationForWriting.transitioningDelegate = newValue }
  }

  // MARK: Titles

  /// The title of the screen, shown in a navigation bar unless ``navigationItem`` has one of its
  /// own.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The content of a navigation bar while this controller is at the top.
  open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

  // The type is Apple's: the item is created on first access, and `nil` resets it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item of this controller in a tab bar; initially with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? makeTabBarItem() }
    set {
      storedTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// The tab that made this controller; nil if there is none.
  open var tab: UITab? { storedTab }
  weak var storedTab: UITab?

  /// The content of a navigation controller's toolbar for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar items; if animated, the new ones fade in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    if let navigationController, navigationController.shown === self {
      navigationController.showToolbarItems(animated: animated)
    }
  }

  /// Whether the tab bar is hidden while the controller is in the stack of a navigation controller.
  open var hidesBottomBarWhenPushed = false

  // MARK: Containment

  /// The container this controller is a child of.
  open var parent: UIViewController? { storedParent }

  /// The child controllers, in the order they were added.
  open var children: [UIViewController] { storedChildren }

  /// Whether the controller appears because it was added to its parent; valid in `viewWillAppear`
  /// and `viewDidAppear`.
  open var isMovingToParent: Bool { movesToParent }

  /// Whether the controller disappears because it is being removed from its parent, for example
  /// popped; valid in `viewWillDisappear` and `viewDidDisappear`.
  open var isMovingFromParent: Bool { movesFromParent }

  /// The coordinator of a transition between this container's children.
  var containerCoordinator: TransitionCoordinator? { nil }

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestContainer() }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestContainer() }

  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { nearestContainer() }

  /// Informs the controller that its view is about to appear or disappear.
  ///
  /// Called by containers that forward appearance callbacks themselves; a matching
  /// ``endAppearanceTransition()`` must follow.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Informs the controller that the current appearance transition ended.
  open func endAppearanceTransition() { endAppearance() }

  /// The coordinator of the presentation or dismissal in progress, for additional animations; nil
  /// if there is none, and during pushes and pops.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }

  // MARK: Editing

  /// Whether the controller is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode.
  ///
  /// Overrides call `super`, which updates ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButton()
  }

  /// A button for ``navigationItem`` that begins and ends editing mode.
  open var editButtonItem: UIBarButtonItem { storedEditButton ?? makeEditButton() }

  // MARK: Layout

  /// The area covered by bars at the top of the view.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(\.storedTopGuide, isTop: true) }

  /// The area covered by bars at the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport {
    layoutSupport(\.storedBottomGuide, isTop: false)
  }

  // MARK: Traits

  /// The traits of the controller: those of its view if it is loaded, otherwise those of its parent
  /// or the screen.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? traitsWithoutView
  }

  /// Applies pending trait changes immediately.
  open func updateTraitsIfNeeded() { storedView?.updateTraitsIfNeeded() }

  /// Called when the traits of the controller have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of this controller and its children; `.unspecified` inherits the parent's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedTraits?.own.userInterfaceStyle ?? .unspecified }
    set { changeTraits { $0.own.userInterfaceStyle = newValue } }
  }

  /// Overrides traits of a child, relative to this container; `nil` removes the overrides.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    overrideTraits(of: childViewController, with: collection)
  }

  /// The trait overrides of a child; `nil` for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitsFromContainer }

  /// Ends an observation of traits.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    storedTraits?.registrations.removeAll { $0 === registration }
  }

  // MARK: Responder chain

  /// The superview of the root view: the responder chain continues from the view to its controller
  /// and its superview.
  open override var next: UIResponder? { storedView?.superview }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
