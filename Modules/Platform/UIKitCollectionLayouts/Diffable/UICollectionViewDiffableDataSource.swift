public import Foundation
public import UIKitCore

/// A data source that shows a snapshot in a collection view, and animates changes between
/// snapshots.
///
/// Sections may be hierarchies, whose items expand and collapse. Retain the data source: a
/// collection view does not.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item: dequeued and configured.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Returns a supplementary view: dequeued and configured.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  final weak var collection: UICollectionView?
  private let provider: CellProvider
  final let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  /// The hierarchies, by section.
  final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Provides supplementary views; required for layouts that have some.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers for interactive reordering.
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers for expanding and collapsing items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Makes a data source and sets it on a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Applies a snapshot, optionally animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    dropTrees(notIn: snapshot)
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Applies a snapshot, optionally animated, and returns at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    dropTrees(notIn: snapshot)
    content.reload(snapshot, in: collection, completion: completion)
  }

  /// Applies a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Applies a section snapshot; a missing section is appended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { show(snapshot, in: section, animated: animatingDifferences, completion) }

  /// Applies a section snapshot, and returns at the end of the animation.
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

  /// Returns the current snapshot; modify it and apply it.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { content.shown }

  /// Returns the section snapshot that was applied, or one with the items of the section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { tree(of: section) }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.shown.sectionIdentifier(at: index)
  }

  /// Returns the index of a section; nil if it is missing.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.shown.contents.index(of: sectionIdentifier)
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.shown.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it is missing.
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
  ) -> Int { content.shown.contents.count(at: section) }

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

  /// Returns whether `reorderingHandlers` allow the item to be moved.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove(indexPath) }

  /// Updates the snapshot for a move that the collection view already shows, and calls
  /// `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, to: destinationIndexPath) }
}
