package import Foundation
package import UIKit

/// A collection view over a model of identities.
package class CollectionFixture: ListFixture, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  package class var cellType: UICollectionViewCell.Type { FixtureItemCell.self }
  package class var partType: UICollectionReusableView.Type { FixtureHeaderView.self }

  package let collection: UICollectionView
  package var refusesSelection: Set<Int> = []

  package init(
    _ sections: [FixtureSection],
    layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 600)
  ) {
    let headless = HeadlessHost(size: size, scale: 2)
    let window = headless.makeWindow()
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init(sections, collection, in: window, of: headless)
    collection.register(Self.cellType, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      "header",
    ] {
      collection.register(
        Self.partType,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "part"
      )
    }
    collection.dataSource = self
    collection.delegate = self
    collection.prefetchDataSource = self
  }

  package convenience init(items: Int, layout: UICollectionViewLayout) {
    self.init([FixtureSection(identity: 0, rows: Array(1..<items + 1))], layout: layout)
  }

  // MARK: Data

  package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].rows.count }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, at: indexPath)
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "part",
      for: indexPath
    )
    (view as? FixtureHeaderView)?.identity = sections[indexPath.section].identity
    return view
  }

  // MARK: Log

  package func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { noteDisplay(at: indexPath) }

  package func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("willDisplayPart \(indexPath.section)") }

  package func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { note("didEndDisplayingPart \(indexPath.section)") }

  package func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight \(indexPath.item)")
    return true
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect \(indexPath.item)")
    return !refusesSelection.contains(indexPath.item)
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect \(indexPath.item)")
    return true
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    note("didSelect \(indexPath.item)")
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    note("didDeselect \(indexPath.item)")
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    note("prefetch \(indexPaths.map(\.item))")
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { note("cancel \(indexPaths.map(\.item))") }

  // MARK: Checks

  package override func fault() -> String? { fault(isMirrored: false) }

  /// The difference between the visible cells and the layout of the model; nil if there is none.
  package func fault(isMirrored: Bool) -> String? {
    let bounds = collection.bounds
    let layout = collection.collectionViewLayout
    let width = max(collection.contentSize.width, bounds.width)
    let area =
      isMirrored
      ? CGRect(x: width - bounds.maxX, y: bounds.minY, width: bounds.width, height: bounds.height)
      : bounds
    let wanted = (layout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.frame.meets(area) && $0.representedElementCategory == .cell
    }.map { attributes in
      guard isMirrored else { return attributes }
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      copy.center.x = width - copy.center.x
      return copy
    }
    let paths = Set(wanted.map(\.indexPath))
    let cells = collection.visibleCells.compactMap { $0 as? FixtureItemCell }
    if Set(collection.indexPathsForVisibleItems) != paths {
      return "shows \(collection.indexPathsForVisibleItems.count) items, not \(paths.count)"
    }
    guard cells.count == paths.count else { return "cells and paths differ in number" }
    for attributes in wanted {
      let path = attributes.indexPath
      guard let cell = collection.cellForItem(at: path) as? FixtureItemCell else {
        return "\(path) has no cell"
      }
      let identity = sections[path.section].rows[path.item]
      if cell.identity != identity { return "\(path) shows \(cell.identity), not \(identity)" }
      if cell.isHidden || cell.alpha != attributes.alpha { return "\(path) is hidden" }
      if abs(cell.frame.minX - attributes.frame.minX) > 0.001
        || cell.frame.minY != attributes.frame.minY || cell.frame.size != attributes.size
      {
        return "\(path) is at \(cell.frame)"
      }
      if collection.indexPath(for: cell) != path { return "\(path) is not the path of its cell" }
      if let flow = layout as? UICollectionViewFlowLayout, flow.estimatedItemSize != .zero,
        cell.frame.size != wantedSize(identity)
      {
        return "\(path) is \(cell.frame.size), not \(wantedSize(identity))"
      }
    }
    return strangers(beside: cells)
  }

  /// The violation of the rules of the flow layout on screen, for the sizes of the model; nil if
  /// the lines equal those of a layout that knows all sizes.
  package override func lineFault() -> String? {
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return nil
    }
    let width = collection.bounds.width
    var line: (section: Int, top: CGFloat, bottom: CGFloat, used: CGFloat, last: Int)?
    let cells = collection.visibleCells.compactMap { $0 as? FixtureItemCell }
    let paths = collection.indexPathsForVisibleItems
    for (cell, path) in zip(cells, paths) {
      if let open = line, open.section == path.section, path.item != open.last + 1 {
        // Low items in the middle of a high line may be beyond the edge.
        for item in open.last + 1..<path.item {
          let path = IndexPath(item: item, section: path.section)
          if collection.layoutAttributesForItem(at: path)?.frame.meets(collection.bounds) != false {
            return "\(path) is missing"
          }
        }
        line = nil
      }
      let size = cell.frame.size
      guard let open = line, open.section == path.section else {
        line = (path.section, cell.frame.midY, cell.frame.maxY, size.width, path.item)
        continue
      }
      let isSameLine = abs(open.top - cell.frame.midY) < 0.6
      let needed = open.used + flow.minimumInteritemSpacing + size.width
      if isSameLine {
        if needed > width + 0.01 { return "\(path) does not fit into its line" }
        line = (
          path.section, open.top, max(open.bottom, cell.frame.maxY), needed, path.item
        )
      } else {
        if cell.frame.midY < open.top { return "\(path) is above the one before" }
        line = (path.section, cell.frame.midY, cell.frame.maxY, size.width, path.item)
      }
    }
    return nil
  }
}
