internal import Foundation
internal import QuartzCore

extension UITableView {
  final func rect(of row: TableRow) -> CGRect {
    reloadIfNeeded()
    guard geometry.contains(row) else { return .zero }
    return cellFrame(top: geometry.top(of: row), height: geometry.height(of: row))
  }

  final func sectionRect(_ section: Int) -> CGRect {
    reloadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let top = geometry.top(ofSection: section)
    return CGRect(
      x: 0,
      y: top,
      width: layer.bounds.width,
      height: geometry.sections[section].height
    )
  }

  final func headerRect(_ section: Int) -> CGRect {
    reloadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0,
      y: geometry.headerTop(ofSection: section),
      width: layer.bounds.width,
      height: CGFloat(geometry.sections[section].header.height)
    )
  }

  final func footerRect(_ section: Int) -> CGRect {
    reloadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0,
      y: geometry.footerTop(ofSection: section),
      width: layer.bounds.width,
      height: CGFloat(geometry.sections[section].footer.height)
    )
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
    guard geometry.contains(row) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(row.row)) when there are"
          + " only \(numberOfRows(inSection: row.section)) rows in section \(row.section). Table"
          + " view: \(self)"
      )
    }
    var position = position
    if position == .none {
      guard let needed = neededPosition(of: row) else { return }
      position = needed
    }
    if animated, window != nil, UIView.areAnimationsEnabled {
      scroll(to: target(of: row, at: position), animated: true)
      scrollTarget = (row, position)
      return
    }
    // Rows are measured on the way, and move the target: a few rounds settle it.
    for _ in 0..<8 {
      let offset = target(of: row, at: position)
      if offset == layer.bounds.origin { break }
      scroll(to: offset, animated: false)
      layOutTable()
    }
  }

  /// The position that takes the least scrolling; nil when the row is in view.
  private func neededPosition(of row: TableRow) -> ScrollPosition? {
    let top = CGFloat(geometry.top(of: row))
    let bottom = top + CGFloat(geometry.height(of: row))
    let inset = storedAdjustedInset
    if top < layer.bounds.minY + inset.top { return .top }
    return bottom > layer.bounds.maxY - inset.bottom ? .bottom : nil
  }

  private func target(of row: TableRow, at position: ScrollPosition) -> CGPoint {
    let top = CGFloat(geometry.top(of: row))
    let height = CGFloat(geometry.height(of: row))
    let inset = storedAdjustedInset
    let room = layer.bounds.height - inset.top - inset.bottom
    let sticky =
      storedStyle == .plain ? CGFloat(geometry.sections[row.section].header.height) : 0
    let y: CGFloat =
      switch position {
      case .none, .top: top - inset.top - sticky
      case .middle: top - inset.top - (room - height) / 2
      case .bottom: top + height - room - inset.top
      }
    updateContentSize()
    let offset = resting(CGPoint(x: layer.bounds.minX, y: y))
    return CGPoint(x: offset.x, y: rounded(offset.y))
  }

  /// Corrects the end of an animated scroll to a row, as rows before it are measured.
  final func retargetScrolling() {
    guard let wanted = scrollTarget else { return }
    guard geometry.contains(wanted.row) else {
      scrollTarget = nil
      return
    }
    let offset = target(of: wanted.row, at: wanted.position)
    if animation != nil {
      animation?.y.retarget(to: offset.y)
      return
    }
    // The animation is over, but its last rows were measured only now.
    for _ in 0..<4 where layer.bounds.origin != target(of: wanted.row, at: wanted.position) {
      applyOffset(target(of: wanted.row, at: wanted.position))
      tile()
    }
    scrollTarget = nil
  }
}
