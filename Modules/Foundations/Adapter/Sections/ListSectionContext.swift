import ListModel
public import UIKit

/// A section controller's access to its list, in its own row indices.
///
/// Works the same for a controller of a whole section and for one in a stack, because indices are
/// mapped. While the controller is not in a list, methods return `nil` or nothing, and requests are
/// ignored.
public final class ListSectionContext {
  private weak var controller: ListSectionController?

  var adapter: ListAdapter? { controller?.adapter }

  init(_ controller: ListSectionController) {
    self.controller = controller
  }

  // MARK: Surroundings

  /// The size of the visible part of the list inside its insets, in points.
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

  /// The index path of a row in the collection view; `nil` if it is not there yet.
  public func indexPath(at index: Int) -> IndexPath? {
    guard let controller, let section = controller.section else { return nil }
    return IndexPath(item: controller.offset + index, section: section)
  }

  // MARK: Cells

  /// Returns a configured cell for a row: a row view in a ``BaseCollectionViewCell``.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of a new cell; not called for a reused one.
  ///   - index: The row that the list requested.
  ///   - viewModel: What the row shows.
  ///   - onAction: Called with each action of the reader in the row. Capture the controller weakly.
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
      as: RowContext(key: viewModel.itemID, owner: nil),
      at: path
    )
  }

  /// Returns a cell of a custom class, registered on first use; `nil` while the controller is not
  /// in a list.
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
    return adapter.cell(
      registry.content(of: item, owner: "\(type(of: controller))"),
      as: RowContext(key: item.itemID, owner: nil),
      at: path
    )
  }

  /// Returns a configured header or footer: a row view in a reusable view.
  ///
  /// Call it from a ``ListSupplementarySource`` when a view is requested.
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
      as: RowContext(key: viewModel.itemID, owner: nil)
    )
    return view as? UICollectionReusableView ?? UICollectionReusableView()
  }

  /// While a cell is requested, its index path is the list's, which may be in the middle of an
  /// update.
  func requestedPath(at index: Int) -> IndexPath? {
    adapter?.requestedPath ?? indexPath(at: index)
  }

  /// Returns the cell of a row; `nil` if it is not on screen.
  public func cell(at index: Int) -> UICollectionViewCell? {
    guard let path = indexPath(at: index) else { return nil }
    return adapter?.collectionView?.cellForItem(at: path)
  }

  /// Returns the row view of a row; `nil` if it is not on screen or of another type.
  public func view<View: ListItemView>(at index: Int, as type: View.Type) -> View? {
    (cell(at: index) as? BaseCollectionViewCell<View>)?.itemView
  }

  /// Returns the row that a cell shows; `nil` if it is not one of this controller's.
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

  /// Selects a row without notifying the controller.
  public func select(_ index: Int, animated: Bool = false) {
    guard let path = indexPath(at: index) else { return }
    adapter?.select(path, animated: animated)
  }

  /// Deselects a row without notifying the controller.
  public func deselect(_ index: Int, animated: Bool = false) {
    guard let path = indexPath(at: index) else { return }
    adapter?.deselect(path, animated: animated)
  }

  /// The selected rows, in order, including those that have scrolled off screen.
  public var selectedIndices: [Int] {
    guard let controller, let selected = adapter?.selectedTokens else { return [] }
    return controller.allTokens.indices.filter {
      selected.contains(controller.allTokens[$0].number)
    }
  }

  // MARK: Updating

  /// Changes rows of this controller.
  ///
  /// The closure runs immediately if the list is at rest, and otherwise after the update, drag or
  /// scroll animation in progress. Change the controller's data in it and describe the changes in
  /// the batch.
  ///
  /// - Parameters:
  ///   - animated: Whether insertions, deletions and moves are animated.
  ///   - updates: Changes the data and describes the changes in the batch. A
  ///     ``ListBindingSectionController`` finds the changes automatically: leave the batch empty.
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

  /// Requests the controller's rows again: all of them are reconfigured, or, in a
  /// ``ListBindingSectionController``, those that changed.
  public func updateRows(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let controller else { return }
    adapter?.perform(
      ListPendingBatch(controller: controller, updates: nil),
      animated: animated,
      completion: completion
    )
  }

  /// Requests the layout of the section again: call it after a change of its inset, its size or its
  /// ``ListSectionController/layoutSection(in:)``.
  public func invalidateLayout() {
    adapter?.collectionView?.collectionViewLayout.invalidateLayout()
  }
}
