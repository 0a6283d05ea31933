internal import Foundation
internal import UIKitCore

/// A data source whose items can expand and collapse, independent of its identifier types.
@MainActor protocol OutlineSource: AnyObject {
  /// Whether the item has children and is expanded; nil if it is not part of a hierarchy.
  func outlineState(at path: IndexPath) -> (hasChildren: Bool, isExpanded: Bool)?
  /// Expands or collapses the item.
  func toggleOutline(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource {
  /// Updates the collection view to a snapshot.
  final func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let collection else { return }
    content.apply(snapshot, to: collection, animated: animated, completion: completion)
  }

  // MARK: Trees

  /// Shows the visible items of a hierarchy in a section.
  final func show(
    _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    var next = content.shown
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let old = next.itemIdentifiers(inSection: section)
    let new = tree.visibleItems
    if old != new {
      next.deleteItems(old)
      next.appendItems(new, toSection: section)
    }
    // Remaining rows may have changed whether they can be expanded, or are.
    let known = trees[section]
    let changed = new.filter { item in
      guard let known, known.contains(item) else { return false }
      return known.hasChildren(item) != tree.hasChildren(item)
        || known.isExpanded(item) != tree.isExpanded(item)
        || known.level(of: item) != tree.level(of: item)
    }
    trees[section] = tree
    show(next, animated: animated, completion)
    for item in changed {
      guard let path = indexPath(for: item),
        let row = collection?.cellForItem(at: path) as? UICollectionViewListCell
      else { continue }
      indent(row, item, path)
      row.outlineDidChange(animated: animated)
    }
  }

  /// The hierarchy of a section: the one that was applied, or its items without children.
  final func tree(
    of section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if content.shown.indexOfSection(section) != nil {
      flat.append(content.shown.itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// Removes the hierarchies of sections whose items differ from the visible ones.
  final func dropTrees(
    notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    trees = trees.filter { section, tree in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
    }
  }

  /// Indents a cell by its item's level.
  final func indent(
    _ row: UICollectionViewListCell,
    _ item: ItemIdentifierType,
    _ path: IndexPath
  ) {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      tree.contains(item)
    else { return }
    row.indentationLevel = tree.level(of: item)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outlineState(at path: IndexPath) -> (hasChildren: Bool, isExpanded: Bool)? {
    guard let item = content.shown.item(at: path),
      let section = sectionIdentifier(for: path.section),
      let tree = trees[section], tree.contains(item)
    else { return nil }
    return (tree.hasChildren(item), tree.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let item = content.shown.item(at: path),
      let section = sectionIdentifier(for: path.section),
      var tree = trees[section], tree.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    }
    show(tree, in: section, animated: true, nil)
  }
}
