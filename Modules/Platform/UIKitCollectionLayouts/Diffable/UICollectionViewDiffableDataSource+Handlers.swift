internal import Foundation
public import UIKitCore

extension UICollectionViewDiffableDataSource {
  /// Handlers for interactive reordering of items.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved; nil if none can.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called when an item was moved, before the snapshot is updated.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// Called when an item was moved: update the model here.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    /// Makes handlers that do not allow reordering.
    public init() {}
  }

  /// Handlers for expanding and collapsing items.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item can expand; nil if all can.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// Called before an item expands.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// Returns whether an item can collapse; nil if all can.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// Called before an item collapses.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// Returns the children of an item that is about to expand, given the existing ones.
    public var snapshotForExpandingParent:
      (
        @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that allow all items to expand and collapse.
    public init() {}
  }

  // MARK: Reordering

  final func canMove(_ path: IndexPath) -> Bool {
    guard let item = content.shown.item(at: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  final func move(_ source: IndexPath, to target: IndexPath) {
    let before = content.shown
    guard before.item(at: source) != nil else { return }
    var after = before
    after.moveItem(at: source, to: target)
    let sections = Set([source.section, target.section]).sorted()
    let old = sections.map { tree(of: before.sectionIdentifiers[$0]) }
    let ids = sections.map { before.sectionIdentifiers[$0] }
    let transactions = zip(ids, old).map { id, initial in
      let new = after.itemIdentifiers(inSection: id)
      var final = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      final.append(new)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: id,
        initialSnapshot: initial,
        finalSnapshot: final,
        difference: new.difference(from: before.itemIdentifiers(inSection: id))
      )
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before,
      finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: transactions
    )
    reorderingHandlers.willReorder?(transaction)
    // A hierarchy ends when its items are reordered interactively.
    for id in ids { trees[id] = nil }
    content.shown = after
    reorderingHandlers.didReorder?(transaction)
  }
}
