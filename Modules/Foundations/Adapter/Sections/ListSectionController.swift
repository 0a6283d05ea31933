public import ListModel
public import UIKit

/// Shows one object of a ``ListAdapter``: provides the number of its rows, makes their cells, and
/// handles their events.
///
/// Consider one of the four existing subclasses first: ``ListSingleSectionController`` for one row,
/// ``ListGenericSectionController`` for rows by index, ``ListBindingSectionController`` for rows
/// that are view models, ``ListStackedSectionController`` for sections made of sections.
///
/// A controller never uses index paths: the index of its first row is 0, independent of its section
/// and of the stack that contains it. It accesses the list through its ``context``.
///
/// All its methods are called on the main actor. `numberOfItems`, `size(at:)` and `cell(at:)` are
/// called while scrolling: they MUST be fast and MUST NOT depend on the result of an update; an
/// update requested there waits.
open class ListSectionController {
  /// The controller's access to its list.
  ///
  /// While the controller is not in a list, its methods return `nil` or nothing.
  public private(set) final lazy var context = ListSectionContext(self)

  /// Provides the header and footer of the section.
  public final var supplementarySource: (any ListSupplementarySource)?
  /// Receives the appearance and disappearance of rows.
  public final weak var displayDelegate: (any ListDisplayDelegate)?
  /// Notified when the section enters and leaves the working range.
  public final weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?
  /// Notified of scrolling while a row of the section is visible.
  public final weak var scrollDelegate: (any ListScrollDelegate)?

  /// The insets around the section's rows, in points.
  public final var inset = NSDirectionalEdgeInsets.zero
  /// The distance between rows, in points.
  public final var spacing: CGFloat = 0

  final weak var adapter: ListAdapter?
  /// The identity of the section; `nil` for a controller in a stack.
  final var entryID: ListItemID?
  final weak var parent: ListStackedSectionController?
  final var rowTokens = ListRowTokens()
  /// The number of the section's cells on screen.
  final var displayedCount = 0

  /// Makes a controller that is not in a list.
  public init() {}

  // MARK: Where it is

  /// The view controller that contains the list.
  public final var viewController: UIViewController? { adapter?.viewController }
  /// The index of the controller's section, counted by objects; `nil` while it is not in a list.
  ///
  /// O(1).
  public final var section: Int? { adapter?.sectionIndex(of: self) }
  /// Whether its section is the first of the list.
  public final var isFirst: Bool { section == 0 }
  /// Whether its section is the last of the list.
  public final var isLast: Bool { section.map { $0 + 1 == adapter?.numberOfSections } ?? false }

  // MARK: Rows

  /// Returns the number of rows.
  ///
  /// 0 unless overridden.
  open func numberOfItems() -> Int { 0 }

  /// Returns the cell of a row, dequeued from the context and configured.
  open func cell(at index: Int) -> UICollectionViewCell { context.dequeueEmptyCell(at: index) }

  /// Returns the height of a row; automatic unless overridden.
  open func size(at index: Int) -> ListItemSize { .automatic }

  /// Called when the object is new or has changed: store it.
  ///
  /// Called before the first row is requested and whenever the object's content differs from the
  /// previous one. Rows that remain are reconfigured afterwards.
  open func didUpdate(to object: AnyListItem) {}

  // MARK: What the reader does

  /// Returns whether a row can be selected; `true` unless overridden.
  ///
  /// A row that cannot be selected is not highlighted, and keyboard focus skips it.
  open func shouldSelect(at index: Int) -> Bool { true }
  /// Called when a row was tapped, or selected if multiple selection is allowed.
  open func didSelect(at index: Int) {}
  /// Called when a row was deselected.
  open func didDeselect(at index: Int) {}
  /// Called when a row was highlighted by a touch.
  open func didHighlight(at index: Int) {}
  /// Called when a row was unhighlighted.
  open func didUnhighlight(at index: Int) {}

  /// Returns whether a row can be dragged to another index; `false` unless overridden.
  open func canMove(at index: Int) -> Bool { false }
  /// Moves a row in the data, after it was dragged to another index of this controller.
  ///
  /// The adapter handles moves between sections: see
  /// ``ListAdapterDataSource/listAdapter(_:move:to:)``.
  open func move(from: Int, to: Int) {}

  /// Returns the swipe actions at a row's leading edge, outermost first; none unless overridden.
  open func leadingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? { nil }
  /// Returns the swipe actions at a row's trailing edge, outermost first; none unless overridden.
  ///
  /// A full swipe performs the first one, unless the configuration disables that.
  open func trailingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? { nil }

  /// Returns the context menu of a row, when it is requested by a long press, a secondary click or
  /// the menu key; none unless overridden.
  open func contextMenu(at index: Int) -> UIMenu? { nil }

  // MARK: Layout

  /// Returns the layout of the section; `nil` for full-width rows with the heights that `size(at:)`
  /// returns.
  ///
  /// Override it for a grid or a shelf; it is called only for the outermost controller of a stack.
  open func layoutSection(in environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  { nil }

  // MARK: For the adapter

  /// Called before a cell appears; for registered rows.
  func willDisplay(_ cell: UICollectionViewCell) {}
  /// Called after a cell disappeared.
  func didEndDisplaying(_ cell: UICollectionViewCell) {}
  /// Called for each cell on screen after an update of the list.
  func listDidUpdate(_ cell: UICollectionViewCell) {}
  /// Called when rows are likely to appear soon.
  func prefetch() {}
  /// Called when prefetched rows are no longer likely to appear.
  func cancelPrefetching() {}

  /// Stores the object and updates the tokens.
  func setObject(_ object: AnyListItem) {
    didUpdate(to: object)
    refreshTokens(isTouched: true)
  }

  /// Updates the tokens to match the controller's rows.
  func refreshTokens(isTouched: Bool) {
    if isTouched { rowTokens.touchAll() }
    rowTokens.resize(to: numberOfItems())
  }

  /// Replaces the cell of every row.
  func replaceCells() {
    rowTokens.replaceAll()
  }

  func apply(_ batch: ListBatch) throws(ListBatchProblem) {
    try rowTokens.apply(batch, count: numberOfItems())
  }

  /// The tokens of all rows, including those of child controllers.
  var allTokens: [ListRowToken] { rowTokens.tokens }

  /// Returns the controller of a row, and the row's index in it.
  func leaf(at index: Int) -> (controller: ListSectionController, index: Int)? {
    (self, index)
  }

  /// The index of this controller's first row in its section.
  final var offset: Int {
    guard let parent else { return 0 }
    return parent.offset + parent.offset(of: self)
  }

  /// The controller whose section this is part of.
  final var root: ListSectionController { parent?.root ?? self }

  /// The controller and its descendants, outermost first.
  var family: [ListSectionController] { [self] }

  func join(_ adapter: ListAdapter?) {
    self.adapter = adapter
  }

  /// Returns the controller and source that provide the section's header or footer.
  func source(of kind: ListSupplementaryKind) -> (
    source: any ListSupplementarySource, context: ListSectionContext
  )? {
    guard let supplementarySource, supplementarySource.kinds.contains(kind) else { return nil }
    return (supplementarySource, context)
  }
}
