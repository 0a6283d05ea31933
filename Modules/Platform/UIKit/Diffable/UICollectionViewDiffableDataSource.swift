public import Foundation

/// Gives a collection view its items from a snapshot, and animates from one snapshot to the next.
///
/// Sections may be trees, whose items expand and collapse. Keep the data source: a collection view
/// does not retain it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item: dequeues and fills it.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Makes a header, a footer or another supplementary view: dequeues and fills it.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  final weak var collection: UICollectionView?
  private let provider: CellProvider
  final let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  /// The sections that are trees.
  final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes supplementary views; needed by layouts that have some.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What happens when items are moved by hand.
  open var reorderingHandlers = ReorderingHandlers()

  /// What happens when items are expanded and collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Becomes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot, with an animation from what is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    dropTrees(notIn: snapshot)
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows a snapshot, with an animation from what is shown, and returns when that is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    dropTrees(notIn: snapshot)
    content.reload(snapshot, in: collection, completion: completion)
  }

  /// Shows a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of a tree in a section, which is added at the end if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { show(snapshot, in: section, animated: animatingDifferences, completion) }

  /// Shows the visible items of a tree in a section, and returns when the animation is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  // MARK: Asking

  /// The current snapshot; change it and apply it.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { content.shown }

  /// The items of a section, as a tree where one was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { tree(of: section) }

  /// The section at a position; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.shown.sectionIdentifier(at: index)
  }

  /// The position of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.shown.places.index(of: sectionIdentifier)
  }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.shown.item(at: indexPath)
  }

  /// The index path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.shown.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.shown.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { content.shown.places.count(at: section) }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.shown.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else {
      SnapshotFailure.stop(
        "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath)."
      )
    }
    if let row = cell as? UICollectionViewListCell { indent(row, item, indexPath) }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      SnapshotFailure.stop(
        "UICollectionView dataSource returned a nil view for supplementary element of kind \(kind)"
          + " at index path: \(indexPath)."
      )
    }
    return view
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Whether `reorderingHandlers` let the item be moved.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove(indexPath) }

  /// The collection view shows the move already: takes it over into the snapshot and notifies
  /// `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, to: destinationIndexPath) }
}
