internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Requests the index titles from the data source.
  final func loadSectionIndex() {
    let titles = storedDataSource?.indexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    if let sectionIndex {
      sectionIndex.titles = titles
    } else {
      let index = SectionIndexView(titles: titles)
      index.onChoose = { [weak self] in self?.showItem(ofTitleAt: $0) }
      sectionIndex = index
    }
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
