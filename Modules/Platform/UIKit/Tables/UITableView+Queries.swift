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

  /// Scrolls to a row; `NSNotFound` is the header of a section, which may have no rows.
  final func scroll(to row: TableRow, at position: ScrollPosition, animated: Bool) {
    layOutIfReloaded()
    let section = row.section
    let isSection = row.row == NSNotFound && geometry.sections.indices.contains(section)
    var position = position
    if position == .none, isSection || geometry.contains(row) {
      let needed = neededPosition(of: isSection ? headerSpan(section) : rowSpan(row))
      guard let needed else { return }
      position = needed
    }
    guard isSection else {
      return scroll(toItem: row.indexPath, at: position, animated: animated)
    }
    if animated, window != nil, UIView.areAnimationsEnabled {
      let target = offset(showing: headerSpan(section), at: position, belowHeader: 0)
      scroll(to: target, animated: true)
    } else {
      scroll(toMeasured: {
        self.offset(showing: self.headerSpan(section), at: position, belowHeader: 0)
      })
    }
  }

  private func rowSpan(_ row: TableRow) -> ClosedRange<CGFloat> {
    let top = CGFloat(geometry.top(of: row))
    return top...(top + CGFloat(geometry.height(of: row)))
  }

  private func headerSpan(_ section: Int) -> ClosedRange<CGFloat> {
    let top = CGFloat(geometry.headerTop(ofSection: section))
    return top...(top + CGFloat(geometry.sections[section].header.height))
  }

  /// Returns the scroll position with the shortest distance; nil if everything is visible.
  private func neededPosition(of span: ClosedRange<CGFloat>) -> ScrollPosition? {
    let inset = storedAdjustedInset
    if span.lowerBound < layer.bounds.minY + inset.top { return .top }
    return span.upperBound > layer.bounds.maxY - inset.bottom ? .bottom : nil
  }

  final func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    let row = TableRow(path)
    // The row is below the header that is pinned there.
    let header = storedStyle == .plain ? CGFloat(geometry.sections[row.section].header.height) : 0
    return offset(showing: rowSpan(row), at: position, belowHeader: header)
  }

  private func offset(
    showing span: ClosedRange<CGFloat>,
    at position: ScrollPosition,
    belowHeader header: CGFloat
  ) -> CGPoint {
    let inset = storedAdjustedInset
    let fraction: CGFloat
    var pinned: CGFloat = 0
    switch position {
    case .none, .top:
      fraction = 0
      pinned = header
    case .middle: fraction = 0.5
    case .bottom: fraction = 1
    }
    // Not the edges of an inset rectangle, which change places in a table that has no size yet.
    let distance = scrollDistance(
      to: (span.lowerBound, span.upperBound),
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
