import Foundation
internal import QuartzCore

extension UITableView {
  /// The title of the section index that is shown as a magnifying glass.
  public static let indexSearch = SectionIndexView.searchTitle

  /// The width of the section index at the trailing edge, in points.
  final var sectionIndexWidth: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

  /// Requests the titles of the section index from the data source.
  final func loadSectionIndex() {
    sectionIndexTitles = storedDataSource?.sectionIndexTitles(for: self) ?? []
    updateSectionIndex()
  }

  /// Shows the section index if there are titles and enough rows.
  final func updateSectionIndex() {
    let hasEnoughRows = rowCount >= sectionIndexMinimumDisplayRowCount
    let didChange = showSectionIndex(hasEnoughRows ? sectionIndexTitles : []) {
      $0.showSection(ofTitleAt: $1)
    }
    if didChange {
      sectionIndexColorsDidChange()
      sectionIndexWidthDidChange()
    }
    if sectionIndex != nil { setNeedsLayout() }
  }

  final func sectionIndexColorsDidChange() {
    sectionIndex?.color = sectionIndexColor
    sectionIndex?.plainBackground = sectionIndexBackgroundColor
    sectionIndex?.trackingBackground = sectionIndexTrackingBackgroundColor
  }

  /// Called when the width of the rows changed with that of the index; their heights may change.
  private func sectionIndexWidthDidChange() {
    measurementsAreStale = true
    for item in visible { item.cell.setNeedsLayout() }
    setNeedsLayout()
  }

  private var rowCount: Int { geometry.sections.reduce(0) { $0 + $1.rows.count } }

  /// Scrolls to the section of a title that was touched.
  private func showSection(ofTitleAt index: Int) {
    guard let source = storedDataSource, sectionIndexTitles.indices.contains(index) else { return }
    let title = sectionIndexTitles[index]
    showSection(source.tableView(self, sectionForSectionIndexTitle: title, at: index))
  }

  /// Scrolls to the top of a section; has no effect if there is no such section.
  private func showSection(_ section: Int) {
    layOutIfReloaded()
    guard geometry.sections.indices.contains(section) else { return }
    scroll(toMeasured: {
      let top = CGFloat(geometry.headerTop(ofSection: section)) - storedAdjustedInset.top
      updateContentSize()
      let rest = resting(CGPoint(x: layer.bounds.minX, y: top))
      return CGPoint(x: rest.x, y: rounded(rest.y))
    })
  }
}
