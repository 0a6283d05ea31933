public import Foundation

/// Two or three columns beside each other, of which those at the leading edge appear and disappear;
/// one stack where there is no room.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
///
/// A controller that is no navigation controller gets one around it. In a narrow window the
/// screens of all columns are one stack, or the controller for `.compact` is shown.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Leaves a width to the system.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style

  /// Is notified when columns appear and disappear.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The columns that the program wishes to be seen; changes are animated in an animation block.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { arrange(showing: nil) }
  }

  /// What columns that come are to do to the secondary one.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { arrange(showing: nil) }
  }

  /// The columns that are seen while there is room; never `automatic`.
  open var displayMode: DisplayMode { arrangement.mode }

  /// What columns that come do to the secondary one; never `automatic`.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// Whether there is no room for columns, so that their screens are one stack.
  open internal(set) var isCollapsed = false

  /// Whether a finger from the edge brings in a column, and a tap beside it sends it away.
  open var presentsWithGesture = true {
    didSet { edgePan.isEnabled = presentsWithGesture }
  }

  /// Whether the bar of the first column has the button that shows and hides columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButton() }
  }

  /// At which edge the primary column is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  /// The width that the primary column is to have, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The width that the primary column is to have, as a part of the whole.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The largest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The width that the supplementary column is to have, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The width that the supplementary column is to have, as a part of the whole.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange(showing: nil) }
  }
  /// The largest width of the supplementary column, in points.
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

  /// The width of the supplementary column, in points; 0 where there is none.
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
    // A width of its own knows no other bounds than those set.
    let high = most >= 0 ? most : max(usual, points)
    return min(max(preferred, least >= 0 ? least : 0), high).rounded()
  }

  // MARK: State

  var columns: [Column: SplitColumn] = [:]
  var arrangement = SplitArrangement(mode: .automatic, behavior: .tile, width: 0, columns: [0])
  /// The number of columns that the reader or the program requested since the preferred mode was
  /// set.
  var shownCount: Int?
  /// The columns whose areas are in the view.
  var placed: [Column] = []
  let dimmingView = UIView()
  private(set) lazy var edgePan = UIScreenEdgePanGestureRecognizer()
  private(set) lazy var storedButton = makeButton()
  /// The columns whose screens are in the stack while the split view is collapsed.
  var stacked: [Column] = []

  /// Makes a split view of columns.
  public init(style: Style) {
    precondition(
      style != .unspecified,
      "UISplitViewController must be initialized with a column style."
    )
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Columns

  /// Puts a controller into a column, or leaves the column empty.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    precondition(
      column != .supplementary || style == .tripleColumn,
      "Cannot set a supplementary view controller in a double-column split view."
    )
    guard columns[column]?.content !== vc else { return }
    let wasCollapsed = isCollapsed && isViewLoaded
    let top = stacked.last
    if wasCollapsed { takeStackApart() }
    if let old = columns[column] { remove(old) }
    columns[column] = vc.map { SplitColumn(column, $0) }
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

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

  /// The children, the leading one first.
  open var viewControllers: [UIViewController] {
    let order: [Column] = isCollapsed ? collapsedColumns : [.primary, .supplementary, .secondary]
    return order.compactMap { columns[$0]?.child }
  }

  private func remove(_ column: SplitColumn) {
    column.child.willMove(toParent: nil)
    column.child.viewIfLoaded?.removeFromSuperview()
    column.area.removeFromSuperview()
    column.child.removeFromParent()
  }

  /// Brings in a column, with those between it and the secondary one; pushes it where there is no
  /// room for columns.
  open func show(_ column: Column) {
    guard columns[column] != nil else { return }
    if isCollapsed { return showCollapsed(column) }
    guard let count = count(showing: column), count > SplitArrangement.count(displayMode) else {
      return
    }
    animate { self.arrange(showing: count) }
  }

  /// Sends away a column, with those beyond it; pops it where there is no room for columns.
  open func hide(_ column: Column) {
    if isCollapsed { return hideCollapsed(column) }
    guard let count = count(showing: column), SplitArrangement.count(displayMode) >= count else {
      return
    }
    animate { self.arrange(showing: count - 1) }
  }

  /// How many columns are seen beside the secondary one where a column is.
  private func count(showing column: Column) -> Int? {
    switch column {
    case .primary: style == .tripleColumn ? 2 : 1
    case .supplementary: 1
    case .secondary, .compact: nil
    }
  }

  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  /// Shows and hides columns; the system puts it into the bar of the first column.
  open var displayModeButtonItem: UIBarButtonItem { storedButton }

  // MARK: Status bar

  /// The column at the leading edge.
  open override var childForStatusBarStyle: UIViewController? { viewControllers.first }

  /// The column at the leading edge.
  open override var childForStatusBarHidden: UIViewController? { viewControllers.first }

  // MARK: The view

  /// Readies what lies between columns that cover each other.
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
    isCollapsed = traitCollection.horizontalSizeClass == .compact
    if isCollapsed { collapse(isFirst: true) } else { arrange(showing: nil) }
  }

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateCollapse()
    edgePan.edges = isPrimaryAtLeft ? .left : .right
    if isCollapsed { layOutCollapsed() } else { arrange(showing: shownCount) }
  }

  /// The columns collapse and expand with the width.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { updateCollapse() }
  }

  /// The column that a reader came for, before the bars.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    columns[.secondary].map { [$0.child] } ?? super.preferredFocusEnvironments
  }
}
