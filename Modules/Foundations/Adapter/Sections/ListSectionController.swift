public import ListModel
public import UIKit

/// Shows one object of a ``ListAdapter``: decides how many rows it takes, makes their cells, and
/// hears what happens to them.
///
/// Subclass one of the four ready ones first: ``ListSingleSectionController`` for one row,
/// ``ListGenericSectionController`` for rows by index, ``ListBindingSectionController`` for rows
/// that are view models, ``ListStackedSectionController`` for sections made of sections.
///
/// A controller never sees index paths: it counts its own rows from 0, wherever its section is and
/// whatever stack it sits in. What it wants from the list, it asks its ``context``.
///
/// All its methods are called on the main actor. `numberOfItems`, `size(at:)` and `cell(at:)` are
/// called while scrolling: they MUST be cheap and MUST NOT ask for updates' results; asking for an
/// update there is allowed and waits.
open class ListSectionController {
  /// What the controller can ask of the list.
  ///
  /// While it is in none, questions answer `nil` or nothing.
  public private(set) final lazy var context = ListSectionContext(self)

  /// What stands above and below the rows.
  public final var supplementarySource: (any ListSupplementarySource)?
  /// Hears of rows that appear and disappear.
  public final weak var displayDelegate: (any ListDisplayDelegate)?
  /// Hears of the section coming near to what is visible.
  public final weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?
  /// Hears of scrolling while a row of the section is visible.
  public final weak var scrollDelegate: (any ListScrollDelegate)?

  /// Distances from the section's rows to what is around them, in points.
  public final var inset = NSDirectionalEdgeInsets.zero
  /// The distance between rows, in points.
  public final var spacing: CGFloat = 0

  final weak var adapter: ListAdapter?
  /// The identity of the section, while it has one to itself.
  final var entryID: ListItemID?
  final weak var parent: ListStackedSectionController?
  final var rowTokens = ListRowTokens()
  /// How many of the section's cells are on screen.
  final var displayedCount = 0

  /// Makes a controller that is in no list.
  public init() {}

  // MARK: Where it is

  /// The screen the list is on.
  public final var viewController: UIViewController? { adapter?.viewController }
  /// The index of the controller's section, counted by objects; `nil` while it is in no list.
  ///
  /// O(1).
  public final var section: Int? { adapter?.sectionIndex(of: self) }
  /// Whether its section is the first of the list.
  public final var isFirst: Bool { section == 0 }
  /// Whether its section is the last of the list.
  public final var isLast: Bool { section.map { $0 + 1 == adapter?.numberOfSections } ?? false }

  // MARK: Rows

  /// The number of rows.
  ///
  /// None unless overridden.
  open func numberOfItems() -> Int { 0 }

  /// The cell of a row, dequeued from the context and filled.
  open func cell(at index: Int) -> UICollectionViewCell { context.dequeueEmptyCell(at: index) }

  /// How high a row is: automatic unless overridden.
  open func size(at index: Int) -> ListItemSize { .automatic }

  /// The object has come, or has changed: take it in.
  ///
  /// Called before the first row is asked for and whenever the object's content differs from the
  /// one before. The rows that stay are filled anew afterwards.
  open func didUpdate(to object: AnyListItem) {}

  // MARK: What the reader does

  /// Whether a row can be selected; all can unless overridden.
  ///
  /// A row that cannot does not light up under a finger, and the keyboard passes it by.
  open func shouldSelect(at index: Int) -> Bool { true }
  /// A row was tapped, or selected where selection is kept.
  open func didSelect(at index: Int) {}
  /// A row is no longer selected.
  open func didDeselect(at index: Int) {}
  /// A finger is on a row.
  open func didHighlight(at index: Int) {}
  /// The finger has left the row.
  open func didUnhighlight(at index: Int) {}

  /// Whether a row can be dragged to another place; none can unless overridden.
  open func canMove(at index: Int) -> Bool { false }
  /// A row was dragged to another index of this controller: move it in the data.
  ///
  /// Moves between sections are the adapter's: see
  /// ``ListAdapterDataSource/listAdapter(_:move:to:)``.
  open func move(from: Int, to: Int) {}

  /// The actions behind a row's leading edge, first outermost; none unless overridden.
  open func leadingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? { nil }
  /// The actions behind a row's trailing edge, first outermost; none unless overridden.
  ///
  /// A full swipe performs the first one, unless the configuration says otherwise.
  open func trailingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? { nil }

  /// The menu of a row, made when the reader asks for it: by a long press, the pointer's other
  /// button or the menu key; none unless overridden.
  open func contextMenu(at index: Int) -> UIMenu? { nil }

  // MARK: Layout

  /// The layout of the section, or `nil` for a list of rows as wide as the list and as high as
  /// `size(at:)` says.
  ///
  /// Override it for a grid or a shelf; only the outermost controller of a stack is asked.
  open func layoutSection(in environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  { nil }

  // MARK: For the adapter

  /// Takes in the object and brings the tokens in line.
  func take(_ object: AnyListItem) {
    didUpdate(to: object)
    refreshTokens(isTouched: true)
  }

  /// Brings the tokens in line with what the controller says of its rows.
  func refreshTokens(isTouched: Bool) {
    if isTouched { rowTokens.touchAll() }
    rowTokens.resize(to: numberOfItems())
  }

  /// Gives every row another cell.
  func replaceCells() {
    rowTokens.replaceAll()
  }

  func apply(_ batch: ListBatch) throws(ListBatchProblem) {
    try rowTokens.apply(batch, count: numberOfItems())
  }

  /// The tokens of all rows, those of controllers inside too.
  var allTokens: [ListRowToken] { rowTokens.tokens }

  /// The controller that a row belongs to and its index there.
  func leaf(at index: Int) -> (controller: ListSectionController, index: Int)? {
    (self, index)
  }

  /// Where the rows of this controller begin in its section.
  final var offset: Int {
    guard let parent else { return 0 }
    return parent.offset + parent.offset(of: self)
  }

  /// The controller whose section this is part of.
  final var root: ListSectionController { parent?.root ?? self }

  /// The controller and those inside of it, outermost first.
  var family: [ListSectionController] { [self] }

  func join(_ adapter: ListAdapter?) {
    self.adapter = adapter
  }

  /// Who gives the section its header or footer.
  func source(of kind: ListSupplementaryKind) -> (
    source: any ListSupplementarySource, context: ListSectionContext
  )? {
    guard let supplementarySource, supplementarySource.kinds.contains(kind) else { return nil }
    return (supplementarySource, context)
  }
}
