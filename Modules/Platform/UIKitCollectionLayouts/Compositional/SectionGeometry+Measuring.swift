internal import Foundation
internal import UIKitCore

extension SectionGeometry {
  // MARK: Lines

  /// Computes the number of lines, and the lengths of those with measured cells.
  func layOutLines() {
    let usual = lineLength(prototype)
    guard let itemsPerLine else {
      lineStarts = []
      lines = LineIndex(count: 0, usual: usual)
      flow(fromLine: 0)
      return
    }
    let count = (itemCount + itemsPerLine - 1) / itemsPerLine
    lines = LineIndex(count: count, usual: usual)
    var last = -1
    for item in sizes.measuredItems {
      let line = line(ofItem: item)
      if line != last { updateLine(line) }
      last = line
    }
  }

  /// Fills lines with as many items as fit, starting at a line.
  private func flow(fromLine line: Int) {
    var item = line < lineStarts.count ? lineStarts[line] : 0
    lineStarts.removeSubrange(min(line, lineStarts.count)...)
    lines.remove(min(line, lines.count)..<lines.count)
    while item < itemCount {
      let solved = solve(from: item, count: itemCount - item)
      lineStarts.append(item)
      lines.append(lineLength(solved))
      noteBreadth(solved)
      item += max(solved.leaves.count, 1)
    }
  }

  private func updateLine(_ line: Int) {
    let solved = solve(line: line)
    lines.update(line, to: lineLength(solved))
    noteBreadth(solved)
  }

  private func noteBreadth(_ solved: SolvedGroup) {
    guard section.scrollsOrthogonally, measuresItems else { return }
    measuredBreadth = max(measuredBreadth ?? 0, solved.size[lineAxis.other])
  }

  // MARK: Cells

  /// The axes on which a cell is self-sizing.
  func measuredAxes(ofItem item: Int) -> (width: Bool, height: Bool) {
    guard measuresItems, !prototype.leaves.isEmpty,
      let size = prototype.leaves[item % prototype.leaves.count].item?.layoutSize
    else { return (false, false) }
    return (size.widthDimension.isMeasured, size.heightDimension.isMeasured)
  }

  /// Stores the preferred size of a cell; returns whether any position changed.
  ///
  /// O(log n) if lines have a fixed number of items; O(items after it) if they contain as many as
  /// fit.
  func measure(item: Int, size: CGSize) -> Bool {
    let axes = measuredAxes(ofItem: item)
    guard axes.width || axes.height, let old = place(ofItem: item)?.frame.size else { return false }
    let new = CGSize(
      width: axes.width ? size.width : old.width,
      height: axes.height ? size.height : old.height
    )
    let isKnown = sizes[item] != nil
    // Sizes are stored with single precision.
    if isKnown, abs(new.width - old.width) < 0.01, abs(new.height - old.height) < 0.01 {
      return false
    }
    sizes[item] = new
    if itemsPerLine == nil {
      // A smaller first item may fit into the previous line.
      flow(fromLine: max(line(ofItem: item) - 1, 0))
    } else {
      updateLine(line(ofItem: item))
    }
    return place(ofItem: item)?.frame.size != old
  }

  // MARK: Updates

  /// Removes and inserts items; the remaining ones keep their sizes.
  ///
  /// `removed` are ascending indices before the change, `inserted` ascending indices after it.
  func apply(removed: [Int], inserted: [Int]) {
    let isOneEach = itemsPerLine == 1
    var end = removed.count
    while end > 0 {
      var start = end - 1
      while start > 0, removed[start - 1] == removed[start] - 1 { start -= 1 }
      let range = removed[start]..<removed[end - 1] + 1
      sizes.remove(range)
      if isOneEach { lines.remove(range) }
      end = start
    }
    for item in inserted {
      sizes.insert(at: item)
      if isOneEach { lines.insert(at: item) }
    }
    itemCount += inserted.count - removed.count
    if !isOneEach { layOutLines() }
  }

  /// Copies the measured sizes of a geometry with the same items in another container, as initial
  /// estimates.
  func copySizes(from old: SectionGeometry) {
    guard measuresItems, old.itemCount == itemCount, !old.sizes.isEmpty else { return }
    sizes = old.sizes
    layOutLines()
  }
}
