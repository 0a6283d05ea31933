public import Foundation

/// Shows two or three columns, of which the leading ones can be hidden; a single stack if there is
/// not enough space.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(list, for: .primary)
/// split.setViewController(detail, for: .secondary)
/// ```
///
/// A view controller that is no navigation controller is wrapped in one. In a narrow window the
/// view controllers of all columns form one stack, or the one for `.compact` is shown.
///
/// Made without a style, it has the classic interface: the first of its ``viewControllers`` is the
/// primary one, the other the secondary one. None of them is wrapped, the delegate combines and
/// separates them, and what concerns columns has no effect.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value for a width that the system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns; `unspecified` for the classic interface.
  public let style: Style

  /// Receives changes of the visible columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The preferred display mode; defaults to `automatic`.
  ///
  /// Changes can be animated in an animation block.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      arrange(showing: nil)
    }
  }

  /// The preferred effect of additional columns on the secondary column; defaults to `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { arrange(showing: nil) }
  }

  /// The current display mode of the expanded interface; never `automatic`.
  open var displayMode: DisplayMode { arrangement.mode }

  /// The current effect of additional columns on the secondary column; never `automatic`.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// Whether the interface is collapsed: a single stack instead of columns.
  open internal(set) var isCollapsed = false

  /// Whether a pan from the edge shows a column, and a tap outside an overlaid one hides it;
  /// defaults to `true`.
  open var presentsWithGesture = true {
    didSet { edgePan.isEnabled = presentsWithGesture }
  }

  /// Whether the navigation bar of the first column has a button that shows and hides columns;
  /// defaults to `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButton() }
  }

  /// The edge of the primary column; defaults to the leading one.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The preferred width of the primary column, as a fraction of the split view's width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The preferred width of the supplementary column, as a fraction of the split view's width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth,
      fraction: preferredPrimaryColumnWidthFraction,
      from: minimumPrimaryColumnWidth,
      to: maximumPrimaryColumnWidth
    )
  }

  /// The width of the supplementary column, in points; 0 if there is none.
  open var supplementaryColumnWidth: CGFloat {
    guard style == .tripleColumn else { return 0 }
    return width(
      preferredSupplementaryColumnWidth,
      fraction: preferredSupplementaryColumnWidthFraction,
      from: minimumSupplementaryColumnWidth,
      to: maximumSupplementaryColumnWidth
    )
  }

  private func width(
    _ points: CGFloat,
    fraction: CGFloat,
    from least: CGFloat,
    to most: CGFloat
  ) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let usual: CGFloat = 320
    let preferred =
      points >= 0 ? points : fraction >= 0 ? fraction * whole : min(usual, whole * 0.4)
    // A preferred width is limited only by bounds that were set explicitly.
    let high = most >= 0 ? most : max(usual, points)
    return min(max(preferred, least >= 0 ? least : 0), high).rounded()
  }

  // MARK: State

  var columns: [Column: SplitColumn] = [:]
  var arrangement = SplitArrangement(mode: .automatic, behavior: .tile, width: 0, columns: [0])
  /// The number of columns requested by the reader or the program since the preferred mode was set.
  var shownCount: Int?
  /// The mode of the classic interface that its button or gesture has chosen since the preferred
  /// mode was set.
  var chosenMode: DisplayMode?
  /// The secondary view controller of the classic interface while it is collapsed, which becomes
  /// the secondary one again unless another one is separated.
  var preserved: UIViewController?
  /// The navigation controller whose stack is in that of the primary one, in the classic interface.
  var lent: (owner: UINavigationController, stack: [UIViewController])?
  /// The columns whose containers are in the view.
  var placed: [Column] = []
  let dimmingView = UIView()
  private(set) lazy var edgePan = UIScreenEdgePanGestureRecognizer()
  var storedButton: UIBarButtonItem?
  /// The columns whose view controllers are in the stack of the collapsed interface.
  var stacked: [Column] = []

  /// Makes a split view controller with columns, or one of the classic interface for `unspecified`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view controller of the classic interface.
  ///
  /// There are no nib files on this platform; the parameters are nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always returns nil: this platform has no storyboards or nib files.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Columns

  /// Sets the view controller of a column; nil leaves the column empty.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    precondition(
      !isClassic,
      "A UISplitViewController with style unspecified has no columns; set its viewControllers."
    )
    precondition(
      column != .supplementary || style == .tripleColumn,
      "Cannot set a supplementary view controller in a double-column split view."
    )
    guard columns[column]?.content !== vc else { return }
    let wasCollapsed = isCollapsed && isViewLoaded
    let top = stacked.last
    if wasCollapsed { separateStack() }
    if let old = columns[column] { remove(old) }
    columns[column] = vc.map { SplitColumn(column, $0, wraps: true) }
    if let new = columns[column] {
      addChild(new.child)
      new.child.didMove(toParent: self)
    }
    guard isViewLoaded else { return }
    if wasCollapsed {
      stack(upTo: top ?? .primary)
      placeCollapsed()
    } else {
      placed.removeAll { $0 == column }
      arrange(showing: shownCount)
    }
  }

  /// Returns the view controller that was set for a column; nil in the classic interface.
  open func viewController(for column: Column) -> UIViewController? {
    isClassic ? nil : columns[column]?.content
  }

  /// The children, leading one first; the primary one alone if collapsed.
  ///
  /// Sets the initial view controllers of the classic interface. Use ``show(_:sender:)`` and
  /// ``showDetailViewController(_:sender:)`` to exchange them, and
  /// ``setViewController(_:for:)`` for columns.
  open var viewControllers: [UIViewController] {
    get {
      let order: [Column] = isCollapsed ? collapsedColumns : [.primary, .supplementary, .secondary]
      return order.compactMap { columns[$0]?.child }
    }
    set {
      guard !isClassic else { return setClassic(newValue) }
      let order: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in order.enumerated() {
        setViewController(newValue.dropFirst(index).first, for: column)
      }
    }
  }

  func remove(_ column: SplitColumn) {
    column.child.willMove(toParent: nil)
    column.child.viewIfLoaded?.removeFromSuperview()
    column.area.removeFromSuperview()
    column.child.removeFromParent()
  }

  /// Shows a column, and those between it and the secondary one; pushes it in the collapsed
  /// interface.
  open func show(_ column: Column) {
    guard !isClassic, columns[column] != nil else { return }
    if isCollapsed { return showCollapsed(column) }
    guard let count = count(showing: column), count > SplitArrangement.count(displayMode) else {
      return
    }
    animate { self.arrange(showing: count) }
  }

  /// Hides a column, and those outside of it; pops it in the collapsed interface.
  open func hide(_ column: Column) {
    guard !isClassic else { return }
    if isCollapsed { return hideCollapsed(column) }
    guard let count = count(showing: column), SplitArrangement.count(displayMode) >= count else {
      return
    }
    animate { self.arrange(showing: count - 1) }
  }

  /// Returns the number of columns beside the secondary one when a column is visible.
  private func count(showing column: Column) -> Int? {
    switch column {
    case .primary: style == .tripleColumn ? 2 : 1
    case .supplementary: 1
    case .secondary, .compact: nil
    }
  }

  /// Replaces the primary view controller of the classic interface, or presents the view controller
  /// if that is collapsed, unless the delegate shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    isClassic ? showClassic(vc, sender: sender) : super.show(vc, sender: sender)
  }

  /// Shows a view controller in the secondary column, or as the secondary one of the classic
  /// interface, unless the delegate shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard !isClassic else { return showClassicDetail(vc, sender: sender) }
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  /// The button that shows and hides columns; it is added to the navigation bar of the first column
  /// automatically.
  ///
  /// A program of the classic interface adds it to a navigation item itself; it is hidden while the
  /// interface is collapsed.
  open var displayModeButtonItem: UIBarButtonItem {
    let button = storedButton ?? makeButton()
    storedButton = button
    return button
  }

  // MARK: Status bar

  /// Returns the leading column.
  open override var childForStatusBarStyle: UIViewController? { viewControllers.first }

  /// Returns the leading column.
  open override var childForStatusBarHidden: UIViewController? { viewControllers.first }

  // MARK: The view

  /// Adds the dimming view and the edge gesture.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimmingView.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.dismissOverlay() }
    dimmingView.addGestureRecognizer(tap)
    edgePan.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.edgePanned() }
    }
    view.addGestureRecognizer(edgePan)
    // The classic interface collapses in the window, because that asks the delegate.
    guard !isClassic else { return }
    isCollapsed = traitCollection.horizontalSizeClass == .compact
    if isCollapsed { collapse(isFirst: true) } else { arrange(showing: nil) }
  }

  /// Lays out the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateCollapse()
    edgePan.edges = isPrimaryAtLeft ? .left : .right
    if isCollapsed { layOutCollapsed() } else { arrange(showing: shownCount) }
  }

  /// Collapses or expands after a change of the horizontal size class.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { updateCollapse() }
  }

  /// The secondary column, so that it is focused before the bars.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    columns[.secondary].map { [$0.child] } ?? super.preferredFocusEnvironments
  }
}
