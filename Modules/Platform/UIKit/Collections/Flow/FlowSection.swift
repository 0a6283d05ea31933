internal import CoreGraphics

/// One section of a flow layout, in lengths along the scrolling axis and widths across it.
struct FlowSection {
  /// The length of the header and of the footer; 0 for none.
  var header = 0.0
  var footer = 0.0
  /// The room before the first line and after the last one.
  var before = 0.0
  var after = 0.0
  /// Where lines begin, across.
  var side = 0.0
  /// How wide lines are.
  var width = 0.0
  var lineSpacing = 0.0
  var itemSpacing = 0.0
  var count = 0
  /// The size of items that nothing else is known of: width across, length along.
  var usual = FlowSize(width: 0, length: 0)
  /// The sizes from the delegate, if it has any.
  var given: ContiguousArray<FlowSize>?
  /// The sizes that cells requested.
  var measured: [Int: FlowSize] = [:]
  var lines = FlowLines.equal(perLine: 1, length: 0, items: 0)

  /// The length of the whole section.
  var length: Double { header + before + linesLength + after + footer }

  /// From the section's start to its first line.
  var linesStart: Double { header + before }

  private var linesLength: Double { lines.count == 0 ? 0 : max(lines.total - lineSpacing, 0) }

  func size(of item: Int) -> FlowSize {
    if !measured.isEmpty, let size = measured[item] { return size }
    return given?[item] ?? usual
  }

  // MARK: Breaking lines

  /// How much wider than its room a line may be by rounding.
  private static let tolerance = 0.001

  /// Works out all lines: O(1) for items of one size, O(items whose sizes differ from it)
  /// otherwise.
  mutating func breakLines(changes: Bool) {
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

  /// Lines alike that follow each other.
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
      // Items of the usual size up to the next other one, which must not be the one to end a line.
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

  /// How many items of a width fit into a line, at least one.
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

  /// Takes the size that a cell requested.
  ///
  /// O(log lines) where the lines keep their items; else as many lines as change are broken again.
  mutating func take(_ size: FlowSize, of item: Int) {
    guard item < count else { return }
    measured[item] = size
    guard case .changing(var lengths, var items) = lines else {
      breakLines(changes: true)
      return
    }
    // Taken out, so that they are not copied.
    lines = .equal(perLine: 1, length: 0, items: 0)
    var first = items.row(atOffset: Double(item)) ?? 0
    var start = Int(items.offset(ofRow: first))
    if start == item, first > 0 {
      // It may fit into the line before now.
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
    .init(height: Float(value), isMeasured: true)
  }

  // MARK: Places

  /// Where the items of a line lie across: from the side, with what is left over spread between
  /// them.
  ///
  /// The last line is spaced as if items like its last one filled it; an item alone in its line is
  /// in the middle.
  func starts(of line: Range<Int>) -> [Double] {
    let widths = line.map { size(of: $0).width }
    let used = widths.reduce(0, +)
    var gaps = widths.count - 1
    var taken = used
    if line.upperBound == count, let last = widths.last {
      // What would still fit.
      let room = width - used - Double(gaps) * itemSpacing
      let more = last + itemSpacing > 0 ? Int((room + Self.tolerance) / (last + itemSpacing)) : 0
      if more > 0 {
        gaps += more
        taken += Double(more) * last
      }
    }
    guard gaps > 0 else { return [side + (width - used) / 2] }
    let gap = (width - taken) / Double(gaps)
    var start = side
    return widths.map { width in
      defer { start += width + gap }
      return start
    }
  }
}

/// A size by the scrolling axis.
struct FlowSize: Equatable {
  /// Across the scrolling axis.
  var width: Double
  /// Along it.
  var length: Double
}
