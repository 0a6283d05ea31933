internal import Foundation

extension UICollectionViewDiffableDataSource {
  /// What happens when items are moved by hand.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; nil for no item at all.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// An item was moved, and the snapshot is about to follow.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// An item was moved: the place to change the model.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    /// No item can be moved.
    public init() {}
  }

  /// What happens when items of a tree are expanded and collapsed.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may expand; nil for yes.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// An item is about to expand.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// Whether an item may collapse; nil for yes.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// An item is about to collapse.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// The children of an item that is about to expand, given those it has.
    public var snapshotForExpandingParent:
      (
        @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Every item may expand and collapse.
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
    // Items put in another order by hand are no longer a tree.
    for id in ids { trees[id] = nil }
    content.shown = after
    reorderingHandlers.didReorder?(transaction)
  }
}
