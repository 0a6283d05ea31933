internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Requests the index titles from the data source.
  final func loadSectionIndex() {
    showSectionIndex(storedDataSource?.indexTitles(for: self) ?? []) { $0.showItem(ofTitleAt: $1) }
  }

  /// Called when the reader touches an index title: scrolls its item to the start of the visible
  /// part.
  private func showItem(ofTitleAt index: Int) {
    guard let source = storedDataSource, let titles = sectionIndex?.titles,
      titles.indices.contains(index)
    else { return }
    let path = source.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
    layOutIfReloaded()
    guard hasItem(at: path) else { return }
    let isVertical = scrollingAxes.y || !scrollingAxes.x
    scrollToItem(path, at: isVertical ? .top : .left, animated: false)
  }
}
