public import Foundation

/// A container that shows one of several pages, between which the reader moves with a pan, a wheel
/// or the arrow keys.
///
/// ```swift
/// let pages = UIPageViewController(
///   transitionStyle: .scroll,
///   navigationOrientation: .horizontal
/// )
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
///
/// The neighbors of the page are requested from the data source when a turn begins. They are
/// cached until ``setViewControllers(_:direction:animated:completion:)`` is called.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The transition between pages.
  ///
  /// There is only one style: page curls are not supported.
  public enum TransitionStyle: Int, Sendable {
    /// Pages scroll.
    case scroll = 1
  }

  /// The axis along which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontally, in the layout direction.
    case horizontal = 0
    /// Vertically.
    case vertical = 1
  }

  /// The direction of a page turn.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The place of the spine about which pages bend.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine: pages scroll.
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// In the middle, between two pages.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }

  /// The key of an option of ``UIPageViewController``.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
    /// The place of the spine; not used, as pages scroll.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
  }

  /// The transition between pages; always `scroll`.
  open var transitionStyle: TransitionStyle { .scroll }

  /// The place of the spine; always `none`, as pages scroll.
  open var spineLocation: SpineLocation { .none }

  /// Whether pages have a back, which is seen where they bend: pages that scroll show their fronts.
  open var isDoubleSided = false

  /// The axis along which pages are arranged.
  open private(set) var navigationOrientation: NavigationOrientation

  /// The spacing between pages, in points.
  let spacing: CGFloat
  let scrollView = PageScrollView(frame: .zero)
  private(set) var pageControl: UIPageControl?
  /// The index of the page control's selected dot.
  private var shownIndex = 0
  var shown: UIViewController?
  var neighbours = PageNeighbours()
  /// The turn in progress.
  var turn: PageTurn?
  /// Whether the offset changes because of layout rather than scrolling.
  var isArranging = false

  /// Makes a controller without a page.
  ///
  /// - Parameters:
  ///   - style: The transition between pages.
  ///   - navigationOrientation: The axis along which pages are arranged.
  ///   - options: The spacing between pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    self.navigationOrientation = navigationOrientation
    spacing = Self.points(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    scrollView.pager = self
  }

  /// Makes a controller whose pages are beside each other; the arguments are ignored.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
    scrollView.pager = self
  }

  private static func points(_ value: Any?) -> CGFloat {
    let points: CGFloat? =
      switch value {
      case let number as CGFloat: number
      case let number as Int: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    return max(points ?? 0, 0)
  }

  /// The delegate, which is notified of the reader's page turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The provider of neighboring pages; nil if only code turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      neighbours = PageNeighbours()
      showPageControl()
    }
  }

  /// The current page, or the page that code is turning to; empty if there is none.
  open var viewControllers: [UIViewController]? {
    let current = turn?.isOfReader == false ? turn?.page : shown
    return current.map { [$0] } ?? []
  }

  /// Always empty: the pan of the scroll view turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Turns to a page.
  ///
  /// The delegate is not notified.
  ///
  /// - Parameters:
  ///   - viewControllers: One page.
  ///   - direction: The direction of the turn.
  ///   - animated: Whether the turn is animated.
  ///   - completion: Called at the end, with whether the animation was completed.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      viewControllers?.count == 1,
      "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the "
        + "number required (1) for the requested transition"
    )
    guard let page = viewControllers?.first else { return }
    show(page, direction, animated: animated, completion: completion)
    showPageControl()
  }

  // MARK: The view

  /// Creates the view with the pages and the page control.
  open override func loadView() {
    let area = PageArea(frame: UIScreen.running.bounds)
    area.pager = self
    area.clipsToBounds = true
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    area.addSubview(scrollView)
    // The page has its frame as soon as the view is loaded.
    area.layoutIfNeeded()
    view = area
    showPageControl()
    if let shown { insert(shown) }
    placePages()
  }

  /// The current page.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    shown.map { [$0] } ?? super.preferredFocusEnvironments
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The current page.
  open override var childForStatusBarStyle: UIViewController? { shown }

  /// The current page.
  open override var childForStatusBarHidden: UIViewController? { shown }

  /// Turns pages with the arrow keys of the orientation.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isForFocus =
      viewIfLoaded?.window.map { window in presses.contains(where: window.focus.wants) } ?? false
    guard !isForFocus, let direction = presses.lazy.compactMap(direction(of:)).first,
      stepByReader(direction)
    else { return super.pressesBegan(presses, with: event) }
  }

  private func direction(of press: UIPress) -> NavigationDirection? {
    guard let key = press.key, key.modifierFlags.isEmpty else { return nil }
    let isReversed = navigationOrientation == .horizontal && isRightToLeft
    let (back, on): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
      navigationOrientation == .vertical
      ? (.keyboardUpArrow, .keyboardDownArrow) : (.keyboardLeftArrow, .keyboardRightArrow)
    if key.keyCode == on { return isReversed ? .reverse : .forward }
    if key.keyCode == back { return isReversed ? .forward : .reverse }
    return nil
  }

  var isRightToLeft: Bool {
    viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: The page control

  /// Shows the page control with the count and index from the data source.
  func showPageControl() {
    guard isViewLoaded else { return }
    let count =
      navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0 else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return view.setNeedsLayout()
    }
    let control = pageControl ?? makePageControl()
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    shownIndex = control.currentPage
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.addAction(
      UIAction { [weak self] _ in self?.pageControlDidChange() },
      for: .valueChanged
    )
    pageControl = control
    view.addSubview(control)
    view.setNeedsLayout()
    return control
  }

  /// Called when the reader used the page control: the selected dot changes at the end of the turn.
  private func pageControlDidChange() {
    guard let pageControl else { return }
    let wanted = pageControl.currentPage
    pageControl.currentPage = shownIndex
    guard wanted != shownIndex else { return }
    _ = stepByReader(wanted > shownIndex ? .forward : .reverse)
  }

  /// Called when the reader turned a page.
  func didTurn(_ direction: NavigationDirection) {
    guard let pageControl else { return }
    pageControl.currentPage += direction == .forward ? 1 : -1
    shownIndex = pageControl.currentPage
  }
}
