import ListModel
public import UIKit

/// What a section controller can ask of the list it is in, in its own row indices.
///
/// The same for a controller that has a section to itself and for one deep in a stack: indices are
/// mapped on the way. While the controller is in no list, there is nothing to answer with:
/// questions give `nil` or nothing, and requests are dropped.
public final class ListSectionContext {
  private weak var controller: ListSectionController?

  var adapter: ListAdapter? { controller?.adapter }

  init(_ controller: ListSectionController) {
    self.controller = controller
  }

  // MARK: Surroundings

  /// The visible part of the list without what its insets take, in points.
  public var containerSize: CGSize {
    guard let list = adapter?.collectionView else { return .zero }
    let inset = list.adjustedContentInset
    return CGSize(
      width: max(0, list.bounds.width - inset.left - inset.right),
      height: max(0, list.bounds.height - inset.top - inset.bottom)
    )
  }

  /// The traits of the list.
  public var traitCollection: UITraitCollection? { adapter?.collectionView?.traitCollection }

  /// The index path of a row in the collection view; `nil` where it is not in it yet.
  public func indexPath(at index: Int) -> IndexPath? {
    guard let controller, let section = controller.section else { return nil }
    return IndexPath(item: controller.offset + index, section: section)
  }

  // MARK: Cells

  /// A cell for a row, filled: a row view in a ``BaseCollectionViewCell``.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of a new cell; not called for a reused one.
  ///   - index: The row that the list asked for.
  ///   - viewModel: What the row shows.
  ///   - onAction: Told of what the reader does in the row. Capture the controller weakly.
  /// - Returns: The cell.
  public func dequeue<View: ListItemView>(
    _ makeView: @escaping () -> View,
    at index: Int,
    showing viewModel: View.ViewModel,
    onAction: @escaping (View.Action) -> Void = { _ in }
  ) -> UICollectionViewCell {
    guard let adapter, let path = requestedPath(at: index) else { return UICollectionViewCell() }
    return adapter.cell(
      Row(makeView, viewModel).onAction { action, _ in onAction(action) },
      at: path
    )
  }

  /// A cell of a class of its own, registered when first asked for; `nil` while the controller is
  /// in no list.
  public func dequeueCell<Cell: UICollectionViewCell>(_ type: Cell.Type, at index: Int) -> Cell? {
    guard let adapter, let path = requestedPath(at: index) else { return nil }
    return adapter.cells.cell(type, at: path)
  }

  func dequeueEmptyCell(at index: Int) -> UICollectionViewCell {
    dequeueCell(UICollectionViewCell.self, at: index) ?? UICollectionViewCell()
  }

  func dequeue(_ item: AnyListItem, at index: Int, by registry: ListRegistry)
    -> UICollectionViewCell?
  {
    guard let adapter, let controller, let path = requestedPath(at: index) else { return nil }
    return adapter.cell(registry.content(of: item, owner: "\(type(of: controller))"), at: path)
  }

  /// A header or footer, filled: a row view in a reusable view.
  ///
  /// To be called by a ``ListSupplementarySource`` when it is asked for a view.
  public func dequeue<View: ListItemView>(
    _ kind: ListSupplementaryKind,
    _ makeView: @escaping () -> View,
    showing viewModel: View.ViewModel,
    onAction: @escaping (View.Action) -> Void = { _ in }
  ) -> UICollectionReusableView {
    guard let adapter, let section = adapter.requestedSection ?? controller?.section else {
      return UICollectionReusableView()
    }
    let view = adapter.cells.heading(
      Row(makeView, viewModel).onAction { action, _ in onAction(action) },
      of: kind,
      at: IndexPath(item: 0, section: section),
      as: RowContext(key: viewModel.itemID, driver: nil)
    )
    return view as? UICollectionReusableView ?? UICollectionReusableView()
  }

  /// While a cell is asked for, its index path is the list's, which may be in the middle of an
  /// update.
  private func requestedPath(at index: Int) -> IndexPath? {
    adapter?.requestedPath ?? indexPath(at: index)
  }

  /// The cell of a row, or `nil` where it is not on screen.
  public func cell(at index: Int) -> UICollectionViewCell? {
    guard let path = indexPath(at: index) else { return nil }
    return adapter?.collectionView?.cellForItem(at: path)
  }

  /// The row view of a row, or `nil` where it is not on screen or of another type.
  public func view<View: ListItemView>(at index: Int, as type: View.Type) -> View? {
    (cell(at: index) as? BaseCollectionViewCell<View>)?.itemView
  }

  /// The row a cell shows; `nil` where it is not one of this controller's.
  public func index(of cell: UICollectionViewCell) -> Int? {
    guard let controller, let path = adapter?.collectionView?.indexPath(for: cell),
      path.section == controller.section
    else { return nil }
    let index = path.item - controller.offset
    return (0..<controller.allTokens.count).contains(index) ? index : nil
  }

  /// The rows on screen, in order.
  public var visibleIndices: [Int] {
    guard let controller, let adapter, let section = controller.section else { return [] }
    let rows = controller.offset..<controller.offset + controller.allTokens.count
    return (adapter.collectionView?.indexPathsForVisibleItems ?? [])
      .filter { $0.section == section && rows.contains($0.item) }
      .map { $0.item - rows.lowerBound }.sorted()
  }

  // MARK: Scrolling and selecting

  /// Scrolls to a row.
  public func scroll(
    to index: Int,
    at position: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard let path = indexPath(at: index) else { return }
    adapter?.collectionView?.scrollToItem(at: path, at: position, animated: animated)
  }

  /// Selects a row, as if the reader had, without telling the controller.
  public func select(_ index: Int, animated: Bool = false) {
    guard let path = indexPath(at: index) else { return }
    adapter?.select(path, animated: animated)
  }

  /// Deselects a row without telling the controller.
  public func deselect(_ index: Int, animated: Bool = false) {
    guard let path = indexPath(at: index) else { return }
    adapter?.deselect(path, animated: animated)
  }

  /// The selected rows, in order; those that scrolled away too.
  public var selectedIndices: [Int] {
    guard let controller, let selected = adapter?.selectedTokens else { return [] }
    return controller.allTokens.indices.filter {
      selected.contains(controller.allTokens[$0].number)
    }
  }

  // MARK: Updating

  /// Changes rows of this controller.
  ///
  /// The closure runs at once on a list at rest, and after the update, drag or scroll animation
  /// under way otherwise. Change the controller's data in it and say what changed.
  ///
  /// - Parameters:
  ///   - animated: Whether rows are seen to come, go and move.
  ///   - updates: Changes the data and tells the batch. A ``ListBindingSectionController`` finds
  ///     out by itself: tell nothing.
  ///   - completion: Called when the change is shown and its animation is over.
  public func performBatch(
    animated: Bool,
    updates: @escaping (inout ListBatch) -> Void,
    completion: (() -> Void)? = nil
  ) {
    guard let controller else { return }
    adapter?.perform(
      ListPendingBatch(controller: controller, updates: updates),
      animated: animated,
      completion: completion
    )
  }

  /// Asks the controller for its rows again: all of them are filled anew, or, in a
  /// ``ListBindingSectionController``, those that changed.
  public func updateRows(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let controller else { return }
    adapter?.perform(
      ListPendingBatch(controller: controller, updates: nil),
      animated: animated,
      completion: completion
    )
  }

  /// Asks the layout for the section anew: after its inset, its size or its
  /// ``ListSectionController/layoutSection(in:)`` changed.
  public func invalidateLayout() {
    adapter?.collectionView?.collectionViewLayout.invalidateLayout()
  }
}
