internal import Foundation
internal import QuartzCore

extension UITableView {
  typealias Anchor = ListAnchor<TableRow>

  final var heldAxes: (x: Bool, y: Bool)? { isAtTop ? nil : (false, true) }

  final var anchorCandidates: AnchorCandidates<VisibleRow> {
    let barsEnd = Double(layer.bounds.minY + storedAdjustedInset.top)
    return AnchorCandidates(
      cells: Array(visible),
      isSeen: { $0.bottom > barsEnd },
      isUncovered: { $0.top >= barsEnd }
    )
  }

  final func anchor(_ item: VisibleRow, holds: (x: Bool, y: Bool)) -> Anchor {
    Anchor(item.row, at: CGPoint(x: 0, y: item.top), in: layer.bounds, holds: holds)
  }

  /// Scrolls to restore the position of the row in the bounds.
  final func hold(_ anchor: Anchor) {
    let corner = CGPoint(x: 0, y: geometry.top(of: anchor.item))
    shiftOffset(by: anchor.shift(to: corner, in: layer.bounds))
  }

  // MARK: The pass

  final func prepareToTile() {
    layOutTableHeader()
    let width = layer.bounds.width
    let inset = sideInset
    if width != measuredWidth || inset != measuredInset || measurementsAreStale {
      measuredInset = inset
      measureAnew(in: width)
    }
    resizeChangedCells()
    if framesAreStale { restack() }
  }

  /// Discards the heights, which depend on the width and the text size.
  private func measureAnew(in width: CGFloat) {
    let isFirst = measuredWidth < 0
    measuredWidth = width
    measurementsAreStale = false
    if !isFirst { geometry.forgetMeasurements() }
    guard !isFirst, !visible.isEmpty else { return }
    let anchor = resizingAnchor
    for index in visible.indices { reusableVisibleCells[visible[index].row] = visible[index].cell }
    visible.removeAll(keepingCapacity: true)
    start(at: anchor)
  }

  /// Lays out the reusable visible cells around the anchor, or from the top of the bounds.
  final func start(at anchor: Anchor?, dropsSurvivors: Bool = true) {
    isTiling = true
    if let anchor {
      hold(anchor)
      append(anchor.item, top: geometry.top(of: anchor.item))
    }
    isTiling = false
    tile()
    if dropsSurvivors { dropSurvivors() }
  }

  /// Adds and removes cells for the current bounds.
  final func tile() {
    guard !isTiling, measuredWidth > 0 else { return }
    isTiling = true
    let wasEmpty = visible.isEmpty
    var isChanged = dropRowsOutside()
    var rounds = 0
    // Measuring may move the bounds, which requires another iteration.
    while rounds < 64, !mustStopTiling {
      rounds += 1
      let didStart = visible.isEmpty && startAtTop()
      let didGrowDown = extendDownwards()
      let didGrowUp = extendUpwards()
      if !didStart && !didGrowDown && !didGrowUp { break }
      isChanged = true
      _ = dropRowsOutside()
    }
    if framesAreStale { restackRows() }
    layOutSectionViews()
    if isChanged || wasEmpty || contentIsStale {
      contentIsStale = false
      updateContentSize()
      layOutTableHeader()
    }
    isTiling = false
    if framesAreStale { restack() }
    if mustStopTiling { return }
    if isChanged { prefetch() }
    keepInside { tile() }
  }

  private func dropRowsOutside() -> Bool {
    let top = Double(layer.bounds.minY)
    let bottom = Double(layer.bounds.maxY)
    var first = 0
    while first < visible.count, visible[first].bottom <= top, visible[first].height > 0 {
      first += 1
    }
    var last = visible.count
    while last > first, visible[last - 1].top >= bottom { last -= 1 }
    guard first > 0 || last < visible.count else { return false }
    let outside = visible[..<first] + visible[last...]
    visible.removeSubrange(last...)
    visible.removeSubrange(..<first)
    for item in outside { recycle(item.cell, row: item.row) }
    return true
  }

  private func startAtTop() -> Bool {
    let top = Double(layer.bounds.minY)
    guard let row = geometry.firstRow(endingBelow: top) else { return false }
    resolve(.header, row.section)
    let rowTop = geometry.top(of: row)
    guard rowTop < Double(layer.bounds.maxY) else { return false }
    append(row, top: rowTop)
    return true
  }

  private func extendDownwards() -> Bool {
    var isChanged = false
    let bottom = Double(layer.bounds.maxY)
    while !mustStopTiling, let last = visible.last, last.bottom < bottom,
      let next = geometry.row(after: last.row)
    {
      var top = last.bottom
      if next.section != last.row.section {
        for section in last.row.section..<next.section {
          resolve(.footer, section)
          resolve(.header, section + 1)
        }
        top = geometry.top(of: next)
        guard top < bottom else { break }
      }
      append(next, top: top)
      isChanged = true
    }
    return isChanged
  }

  private func extendUpwards() -> Bool {
    var isChanged = false
    while !mustStopTiling, let first = visible.first, first.top > Double(layer.bounds.minY) {
      if first.row.row == 0 { compensating { resolve(.header, first.row.section) } }
      guard let previous = geometry.row(before: first.row) else { break }
      if previous.section != first.row.section {
        for section in (previous.section..<first.row.section).reversed() {
          compensating {
            if section != previous.section { resolve(.header, section) }
            resolve(.footer, section)
          }
        }
      }
      let bottom = geometry.top(of: previous) + geometry.height(of: previous)
      guard bottom > Double(layer.bounds.minY) else { break }
      prepend(previous)
      isChanged = true
    }
    return isChanged
  }

  /// Changes heights above the visible rows, and scrolls so that these stay in place.
  private func compensating(_ change: () -> Void) {
    guard let first = visible.first else {
      change()
      return
    }
    let old = geometry.top(of: first.row)
    change()
    let growth = geometry.top(of: first.row) - old
    guard growth != 0 else { return }
    framesAreStale = true
    moveVisible(by: growth)
    shiftOffset(by: CGFloat(growth))
  }

  private func moveVisible(by growth: Double) {
    for index in visible.indices { visible[index].top += growth }
  }

  // MARK: One row more

  /// Makes the cell of the row after the last visible one, or of the first row.
  private func append(_ row: TableRow, top: Double) {
    let cell = makeCell(row)
    let height = measure(cell, row)
    visible.append(VisibleRow(row: row, cell: cell, top: top, height: height))
    show(cell, row, top: top, height: height)
  }

  /// Makes the cell of the row before the first visible one; the visible rows stay in place.
  private func prepend(_ row: TableRow) {
    let cell = makeCell(row)
    var height = 0.0
    compensating { height = measure(cell, row) }
    let top = geometry.top(of: row)
    visible.insert(VisibleRow(row: row, cell: cell, top: top, height: height), at: 0)
    show(cell, row, top: top, height: height)
  }

  // MARK: Places

  /// Updates the frames of the visible rows after heights changed.
  final func restack() {
    restackRows()
    layOutSectionViews()
  }

  private func restackRows() {
    framesAreStale = false
    var previous: VisibleRow?
    for index in visible.indices {
      let row = visible[index].row
      if let previous, previous.row.section == row.section {
        visible[index].top = previous.bottom
      } else {
        visible[index].top = geometry.top(of: row)
      }
      visible[index].height = geometry.height(of: row)
      place(visible[index].cell, visible[index])
      previous = visible[index]
    }
    updateContentSize()
  }

  final func place(_ cell: UITableViewCell, _ item: VisibleRow) {
    if let reorder, reorder.cell === cell { return }
    let shift = reorder?.shift(of: item.row) ?? 0
    let frame = cellFrame(top: item.top + shift, height: item.height)
    if cell.frame != frame { cell.frame = frame }
  }

  final func cellFrame(top: Double, height: Double) -> CGRect {
    let inset = sideInset
    return CGRect(
      x: inset,
      y: CGFloat(top),
      width: layer.bounds.width - 2 * inset,
      height: CGFloat(height)
    )
  }

  /// The inset of the rows at both sides, in points; 0 unless the style is inset grouped.
  ///
  /// Layout margins that are wider than the groups' own move these in.
  final var sideInset: CGFloat {
    guard storedStyle == .insetGrouped else { return 0 }
    let safeInset = max(safeAreaInsets.left, safeAreaInsets.right)
    let margins = layoutMargins
    let margin =
      max(margins.left, margins.right) - (insetsLayoutMarginsFromSafeArea ? safeInset : 0)
    let inset = max(layer.bounds.width > 400 ? 20 : 16, margin)
    return insetsContentViewsToSafeArea ? inset + safeInset : inset
  }
}
