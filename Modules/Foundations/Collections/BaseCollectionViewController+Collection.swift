import ListModel
public import UIKit

extension BaseCollectionViewController: UICollectionViewDataSource {
  /// The number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    updater.sections.count
  }

  /// The number of rows of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    updater.sections[section].items.count
  }

  /// The cell of a row, made by the view registered for its type.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    registry.cell(
      for: updater.sections[indexPath.section].items[indexPath.item],
      at: indexPath,
      from: cells,
      owner: self
    )
  }

  /// The header or footer of a section, made by the view registered for its type.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let section = updater.sections[indexPath.section]
    guard let known = ListSupplementaryKind(elementKind: kind),
      let item = known == .header ? section.header : section.footer
    else { return cells.emptySupplementary(kind, at: indexPath) }
    return registry.supplementary(known, for: item, at: indexPath, from: cells, owner: self)
  }
}

extension BaseCollectionViewController: UICollectionViewDelegate {
  /// Hands a tap on a row to whoever registered it.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = item(at: indexPath) { registry.select(item) }
  }

  /// Loads the next page as the end comes near.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    face.loadMoreIfNearEnd()
  }

  /// Shows what waited for the end of the drag.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    updater.containerDidSettle()
  }

  /// Shows what waited for the end of the animation.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    updater.containerDidSettle()
  }
}

extension BaseCollectionViewController: UICollectionViewDataSourcePrefetching {
  /// Hands rows that are about to appear to ``prefetch(_:)``.
  public func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    prefetch(indexPaths.compactMap(item(at:)))
  }

  /// Hands rows that will not appear to ``cancelPrefetching(_:)``.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(indexPaths.compactMap(item(at:)))
  }
}
