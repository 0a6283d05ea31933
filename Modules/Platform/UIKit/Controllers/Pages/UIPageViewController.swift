public import Foundation

/// Screens one after the other, of which one is shown: a finger, a wheel or the arrow keys turn to
/// the next.
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
/// The data source is asked for the neighbours of the page when the reader begins to turn. They are
/// cached until ``setViewControllers(_:direction:animated:completion:)`` is called.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages are exchanged.
  ///
  /// There is one style: no page curls here.
  public enum TransitionStyle: Int, Sendable {
    /// They move beside each other.
    case scroll = 1
  }

  /// The axis along which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other, in the direction in which the language is read.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Which way to turn.
  public enum NavigationDirection: Int, Sendable {
    /// To a page that comes after.
    case forward = 0
    /// To a page that comes before.
    case reverse = 1
  }

  /// Names an option of ``UIPageViewController``.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  /// How pages are exchanged.
  open var transitionStyle: TransitionStyle { .scroll }

  /// The axis along which pages are arranged.
  open var navigationOrientation: NavigationOrientation { orientation }
  private let orientation: NavigationOrientation

  /// The spacing between pages, in points.
  let spacing: CGFloat
  let scrollView = PageScrollView(frame: .zero)
  private(set) var pageControl: UIPageControl?
  /// The page whose dot stands out.
  private var shownIndex = 0
  var shown: UIViewController?
  var neighbours = PageNeighbours()
  /// The turn in progress.
  var turn: PageTurn?
  /// Whether the offset changes because pages are placed, not because they move.
  var isArranging = false

  /// Makes a controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages come and go.
  ///   - navigationOrientation: Where pages lie to each other.
  ///   - options: The room between pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    orientation = navigationOrientation
    spacing = Self.points(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    scrollView.pager = self
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) {
    orientation = .horizontal
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

  /// Is notified of the reader's turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Knows the pages beside each other; nil leaves all turns to code.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      neighbours = PageNeighbours()
      showPageControl()
    }
  }

  /// The page that is shown, or that code turns to; the array is empty before there was one.
  open var viewControllers: [UIViewController]? {
    let current = turn?.isOfReader == false ? turn?.page : shown
    return current.map { [$0] } ?? []
  }

  /// None: pages that scroll are moved by the pan of their scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Turns to another page.
  ///
  /// The delegate is not notified.
  ///
  /// - Parameters:
  ///   - viewControllers: One page.
  ///   - direction: From where it comes.
  ///   - animated: Whether it moves.
  ///   - completion: Called at the end, with whether the movement ran to its own.
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

  /// Makes the view that holds the pages and, below them, the page control.
  open override func loadView() {
    let area = PageArea(frame: UIScreen.running.bounds)
    area.pager = self
    area.clipsToBounds = true
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    area.addSubview(scrollView)
    view = area
    showPageControl()
    if let shown { insert(shown) }
  }

  /// The page that is shown.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    shown.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// The page that is shown.
  open override var childForStatusBarStyle: UIViewController? { shown }

  /// The page that is shown.
  open override var childForStatusBarHidden: UIViewController? { shown }

  /// The arrow keys of the orientation turn pages.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isForFocus =
      viewIfLoaded?.window.map { window in presses.contains(where: window.focus.wants) } ?? false
    guard !isForFocus, let direction = presses.lazy.compactMap(direction(of:)).first,
      stepByReader(direction)
    else { return super.pressesBegan(presses, with: event) }
  }

  private func direction(of press: UIPress) -> NavigationDirection? {
    guard let key = press.key, key.modifierFlags.isEmpty else { return nil }
    let isReversed = orientation == .horizontal && isRightToLeft
    let (back, on): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
      orientation == .vertical
      ? (.keyboardUpArrow, .keyboardDownArrow) : (.keyboardLeftArrow, .keyboardRightArrow)
    if key.keyCode == on { return isReversed ? .reverse : .forward }
    if key.keyCode == back { return isReversed ? .forward : .reverse }
    return nil
  }

  var isRightToLeft: Bool {
    viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: The page control

  /// Shows the dots that the data source wants, with the page that it names.
  func showPageControl() {
    guard isViewLoaded else { return }
    let count = orientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
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

  /// The reader touched the control: the dot moves with the page, at the end of the turn.
  private func pageControlDidChange() {
    guard let pageControl else { return }
    let wanted = pageControl.currentPage
    pageControl.currentPage = shownIndex
    guard wanted != shownIndex else { return }
    _ = stepByReader(wanted > shownIndex ? .forward : .reverse)
  }

  /// The reader turned.
  func didTurn(_ direction: NavigationDirection) {
    guard let pageControl else { return }
    pageControl.currentPage += direction == .forward ? 1 : -1
    shownIndex = pageControl.currentPage
  }
}
