internal import CoreGraphics

/// One section of a flow layout, in lengths along the scrolling axis and widths across it.
package struct FlowSection {
  /// The length of the header and of the footer; 0 for none.
  package var header = 0.0
  package var footer = 0.0
  /// The insets before the first line and after the last one.
  package var before = 0.0
  package var after = 0.0
  /// The start of lines across the scrolling axis.
  package var side = 0.0
  /// The width of lines.
  package var width = 0.0
  package var lineSpacing = 0.0
  package var itemSpacing = 0.0
  package var count = 0
  /// The default size of items: width across and length along the scrolling axis.
  package var usual = FlowSize(width: 0, length: 0)
  /// The sizes provided by the delegate; nil if it provides none.
  package var given: ContiguousArray<FlowSize>?
  /// The preferred sizes of cells, by item.
  package var measured: [Int: FlowSize] = [:]
  package var lines = FlowLines.equal(perLine: 1, length: 0, items: 0)

  package init() {}

  /// The total length of the section.
  package var length: Double { header + before + linesLength + after + footer }

  /// The distance from the section's start to its first line.
  package var linesStart: Double { header + before }

  private var linesLength: Double { lines.count == 0 ? 0 : max(lines.total - lineSpacing, 0) }

  package func size(of item: Int) -> FlowSize {
    if !measured.isEmpty, let size = measured[item] { return size }
    return given?[item] ?? usual
  }

  // MARK: Breaking lines

  /// How much a line may exceed its width because of rounding.
  private static let tolerance = 0.001

  /// Breaks items into lines: O(1) for items of one size, otherwise O(items of other sizes).
  package mutating func breakLines(changes: Bool) {
    guard changes else {
      lines = given == nil ? equalLines : knownLines
      return
    }
    var lengths = RowHeightIndex()
    var items = RowHeightIndex()
    for run in runs() {
      lengths.insert(count: run.lines, entry: Self.entry(run.length), at: lengths.count)
      items.insert(count: run.lines, entry: Self.entry(Double(run.items)), at: items.count)
    }
    lines = .changing(lengths: lengths, items: items)
  }

  private var equalLines: FlowLines {
    let perLine = Self.fitting(usual.width, in: width, spacing: itemSpacing)
    return .equal(perLine: perLine, length: usual.length + lineSpacing, items: count)
  }

  private var knownLines: FlowLines {
    var starts: ContiguousArray<Int> = [0]
    var offsets: ContiguousArray<Double> = [0]
    var item = 0
    var offset = 0.0
    while item < count {
      let line = line(from: item)
      item += line.count
      offset += line.length
      starts.append(item)
      offsets.append(offset)
    }
    return .known(starts: starts, offsets: offsets)
  }

  /// A run of equal lines.
  private struct Run {
    var lines: Int
    var items: Int
    var length: Double
  }

  private func runs() -> [Run] {
    var runs: [Run] = []
    func add(_ run: Run) {
      if let last = runs.last, last.items == run.items, last.length == run.length {
        runs[runs.count - 1].lines += run.lines
      } else {
        runs.append(run)
      }
    }
    let perLine = Self.fitting(usual.width, in: width, spacing: itemSpacing)
    let special = measured.keys.sorted()
    var next = 0
    var item = 0
    while item < count {
      while next < special.count, special[next] < item { next += 1 }
      // Items of the default size up to the next special one, which must not be the last of a line.
      let alike = next < special.count ? special[next] - item - 1 : count - item
      if given == nil, alike >= perLine {
        let run = Run(
          lines: alike / perLine,
          items: perLine,
          length: usual.length + lineSpacing
        )
        add(run)
        item += run.lines * perLine
      } else {
        let line = line(from: item)
        add(Run(lines: 1, items: line.count, length: line.length))
        item += line.count
      }
    }
    return runs
  }

  /// The number of items of a width that fit into a line, at least one.
  static func fitting(_ item: Double, in width: Double, spacing: Double) -> Int {
    guard item + spacing > 0 else { return 1 }
    let number = (width + spacing + tolerance) / (item + spacing)
    return max(Int(min(number, 1e6)), 1)
  }

  /// The line that begins with an item.
  private func line(from first: Int) -> (count: Int, length: Double) {
    var size = size(of: first)
    var used = size.width
    var length = size.length
    var next = first + 1
    while next < count {
      size = self.size(of: next)
      if used + itemSpacing + size.width > width + Self.tolerance { break }
      used += itemSpacing + size.width
      length = max(length, size.length)
      next += 1
    }
    return (next - first, length + lineSpacing)
  }

  /// Applies the preferred size of a cell.
  ///
  /// O(log lines) if the lines keep their items; otherwise breaks as many lines again as change.
  package mutating func setSize(_ size: FlowSize, of item: Int) {
    guard item < count else { return }
    measured[item] = size
    guard case .changing(var lengths, var items) = lines else {
      breakLines(changes: true)
      return
    }
    // Moved out, to avoid a copy.
    lines = .equal(perLine: 1, length: 0, items: 0)
    var first = items.row(atOffset: Double(item)) ?? 0
    var start = Int(items.offset(ofRow: first))
    if start == item, first > 0 {
      // It may now fit into the previous line.
      first -= 1
      start = Int(items.offset(ofRow: first))
    }
    var fresh: [(count: Int, length: Double)] = []
    var end = start
    var old = first
    var oldEnd = start
    repeat {
      let next = line(from: end)
      fresh.append(next)
      end += next.count
      while oldEnd < end, old < items.count {
        oldEnd += Int(items[old].height)
        old += 1
      }
    } while end != oldEnd || end <= item
    if fresh.count == old - first {
      for (index, line) in fresh.enumerated() {
        lengths.update(row: first + index, to: Self.entry(line.length))
        items.update(row: first + index, to: Self.entry(Double(line.count)))
      }
    } else {
      lengths.remove(first..<old)
      items.remove(first..<old)
      for (index, line) in fresh.enumerated() {
        lengths.insert(count: 1, entry: Self.entry(line.length), at: first + index)
        items.insert(count: 1, entry: Self.entry(Double(line.count)), at: first + index)
      }
    }
    lines = .changing(lengths: lengths, items: items)
  }

  private static func entry(_ value: Double) -> RowHeightIndex.Entry {
    .init(height: Float(value), source: .measured)
  }

  // MARK: Places

  /// The positions of the items of a line across the scrolling axis, with the remaining space
  /// distributed between them.
  ///
  /// The last line is spaced as if it were filled with items like its last one; a single item in a
  /// line is centered.
  package func starts(of line: Range<Int>) -> [Double] {
    let widths = line.map { size(of: $0).width }
    let used = widths.reduce(0, +)
    var gaps = widths.count - 1
    var occupied = used
    if line.upperBound == count, let last = widths.last {
      // The number of additional items that would fit.
      let free = width - used - Double(gaps) * itemSpacing
      let more = last + itemSpacing > 0 ? Int((free + Self.tolerance) / (last + itemSpacing)) : 0
      if more > 0 {
        gaps += more
        occupied += Double(more) * last
      }
    }
    guard gaps > 0 else { return [side + (width - used) / 2] }
    let gap = (width - occupied) / Double(gaps)
    var start = side
    return widths.map { width in
      defer { start += width + gap }
      return start
    }
  }
}

/// A size relative to the scrolling axis.
package struct FlowSize: Equatable {
  /// The size across the scrolling axis.
  package var width: Double
  /// The size along the scrolling axis.
  package var length: Double

  package init(width: Double, length: Double) {
    self.width = width
    self.length = length
  }
}
