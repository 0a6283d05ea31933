import Foundation
internal import QuartzCore

extension UITableView {
  /// A title of the index that is shown as a magnifying glass.
  public static let indexSearch = "{search}"

  /// The room at the trailing edge of the rows that the index takes, in points.
  final var sectionIndexRoom: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

  /// Asks the data source for the titles of the index.
  final func loadSectionIndex() {
    sectionIndexTitles = storedDataSource?.sectionIndexTitles(for: self) ?? []
    updateSectionIndex()
  }

  /// Shows the index where there are titles, and rows enough for one.
  final func updateSectionIndex() {
    guard !sectionIndexTitles.isEmpty, rowCount >= sectionIndexMinimumDisplayRowCount else {
      guard let index = sectionIndex else { return }
      index.removeFromSuperview()
      sectionIndex = nil
      sectionIndexRoomDidChange()
      return
    }
    if let sectionIndex {
      sectionIndex.titles = sectionIndexTitles
    } else {
      let index = SectionIndexView(titles: sectionIndexTitles)
      index.onChoose = { [weak self] in self?.showSection(ofTitleAt: $0) }
      sectionIndex = index
      sectionIndexColorsDidChange()
      sectionIndexRoomDidChange()
    }
    setNeedsLayout()
  }

  final func sectionIndexColorsDidChange() {
    sectionIndex?.color = sectionIndexColor
    sectionIndex?.plainBackground = sectionIndexBackgroundColor
    sectionIndex?.trackingBackground = sectionIndexTrackingBackgroundColor
  }

  /// Rows are narrower or wider from now on, and so perhaps of other heights.
  private func sectionIndexRoomDidChange() {
    measurementsAreStale = true
    for item in visible { item.cell.setNeedsLayout() }
    setNeedsLayout()
  }

  private var rowCount: Int { geometry.sections.reduce(0) { $0 + $1.rows.count } }

  /// The reader is on a title: its section comes to the top.
  private func showSection(ofTitleAt index: Int) {
    guard let source = storedDataSource, sectionIndexTitles.indices.contains(index) else { return }
    let title = sectionIndexTitles[index]
    showSection(source.tableView(self, sectionForSectionIndexTitle: title, at: index))
  }

  /// Brings the top of a section below the bars; nothing for no such section.
  private func showSection(_ section: Int) {
    layOutIfReloaded()
    guard geometry.sections.indices.contains(section) else { return }
    // Rows are measured on the way, and move the target: a few rounds settle it.
    for _ in 0..<12 {
      let top = CGFloat(geometry.headerTop(ofSection: section)) - storedAdjustedInset.top
      updateContentSize()
      let rest = resting(CGPoint(x: layer.bounds.minX, y: top))
      let offset = CGPoint(x: rest.x, y: rounded(rest.y))
      if offset == layer.bounds.origin { break }
      scroll(to: offset, animated: false)
      layOutCells()
    }
  }
}
