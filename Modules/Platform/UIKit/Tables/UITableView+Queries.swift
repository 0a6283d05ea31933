internal import Foundation
internal import QuartzCore

extension UITableView {
  /// Lays out cells before their positions are read, if a layout pass is pending; not inside a
  /// batch of updates or a reload, where the model may differ from the counted rows.
  final func layOutPending() {
    guard needsReload || flags.contains(.needsLayout), !isTiling, !batches.isOpen,
      !batches.isApplying
    else { return }
    layOutCells()
  }

  final func rect(of row: TableRow) -> CGRect {
    reloadIfNeeded()
    guard geometry.contains(row) else { return .zero }
    return cellFrame(top: geometry.top(of: row), height: geometry.height(of: row))
  }

  /// Returns the frame of a section's header or footer where it is not pinned, or of all of the
  /// section.
  final func rect(of part: SectionPart?, _ section: Int) -> CGRect {
    layOutPending()
    reloadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let content = geometry.sections[section]
    return switch part {
    case .header:
      cellFrame(top: geometry.headerTop(ofSection: section), height: Double(content.header.height))
    case .footer:
      cellFrame(top: geometry.footerTop(ofSection: section), height: Double(content.footer.height))
    case nil:
      CGRect(
        x: 0,
        y: geometry.top(ofSection: section),
        width: layer.bounds.width,
        height: content.height
      )
    }
  }

  final func rows(in rect: CGRect) -> [IndexPath] {
    reloadIfNeeded()
    var paths: [IndexPath] = []
    var next = geometry.firstRow(endingBelow: Double(rect.minY))
    while let row = next, geometry.top(of: row) < Double(rect.maxY) {
      paths.append(row.indexPath)
      next = geometry.row(after: row)
    }
    return paths
  }

  // MARK: Scrolling to rows

  final func scroll(to row: TableRow, at position: ScrollPosition, animated: Bool) {
    layOutIfReloaded()
    var position = position
    if position == .none, geometry.contains(row) {
      guard let needed = neededPosition(of: row) else { return }
      position = needed
    }
    scroll(toItem: row.indexPath, at: position, animated: animated)
  }

  /// Returns the scroll position with the shortest distance; nil if the row is visible.
  private func neededPosition(of row: TableRow) -> ScrollPosition? {
    let top = CGFloat(geometry.top(of: row))
    let bottom = top + CGFloat(geometry.height(of: row))
    let inset = storedAdjustedInset
    if top < layer.bounds.minY + inset.top { return .top }
    return bottom > layer.bounds.maxY - inset.bottom ? .bottom : nil
  }

  final func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    let row = TableRow(path)
    let top = CGFloat(geometry.top(of: row))
    let inset = storedAdjustedInset
    let fraction: CGFloat
    var pinned: CGFloat = 0
    switch position {
    case .none, .top:
      fraction = 0
      // The row is below the header that is pinned there.
      if storedStyle == .plain {
        pinned = CGFloat(geometry.sections[row.section].header.height)
      }
    case .middle: fraction = 0.5
    case .bottom: fraction = 1
    }
    // Not the edges of an inset rectangle, which change places in a table that has no size yet.
    let distance = scrollDistance(
      to: (top, top + CGFloat(geometry.height(of: row))),
      in: (layer.bounds.minY + inset.top, layer.bounds.maxY - inset.bottom),
      at: fraction
    )
    updateContentSize()
    let offset = resting(
      CGPoint(x: layer.bounds.minX, y: layer.bounds.minY + distance - pinned)
    )
    return CGPoint(x: offset.x, y: rounded(offset.y))
  }

  final func retargetAnimation(to offset: CGPoint, _ position: ScrollPosition) {
    animation?.y.retarget(to: offset.y)
  }
}
