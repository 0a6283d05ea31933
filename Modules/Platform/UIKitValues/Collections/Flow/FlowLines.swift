internal import CoreGraphics

/// The lines of a section, with the number of items and the length of each along the scrolling
/// axis.
///
/// Lengths include the spacing that follows each line.
package enum FlowLines {
  /// All items have one size: everything is computed on demand.
  case equal(perLine: Int, length: Double, items: Int)
  /// Sizes are known and constant: the first items and offsets of lines, with an additional entry
  /// for the end.
  case known(starts: ContiguousArray<Int>, offsets: ContiguousArray<Double>)
  /// Sizes change as cells are measured.
  case changing(lengths: RowHeightIndex, items: RowHeightIndex)

  package var count: Int {
    switch self {
    case .equal(let perLine, _, let items): (items + perLine - 1) / perLine
    case .known(let starts, _): starts.count - 1
    case .changing(let lengths, _): lengths.count
    }
  }

  /// The total length of all lines.
  var total: Double {
    switch self {
    case .equal(_, let length, _): Double(count) * length
    case .known(_, let offsets): offsets.last ?? 0
    case .changing(let lengths, _): lengths.totalHeight
    }
  }

  /// The length of a line, including the spacing after it.
  package func length(of line: Int) -> Double {
    switch self {
    case .equal(_, let length, _): length
    case .known(_, let offsets): offsets[line + 1] - offsets[line]
    case .changing(let lengths, _): Double(lengths[line].height)
    }
  }

  package func offset(of line: Int) -> Double {
    switch self {
    case .equal(_, let length, _): Double(line) * length
    case .known(_, let offsets): offsets[line]
    case .changing(let lengths, _): lengths.offset(ofRow: line)
    }
  }

  package func items(of line: Int) -> Range<Int> {
    switch self {
    case .equal(let perLine, _, let items):
      return line * perLine..<min((line + 1) * perLine, items)
    case .known(let starts, _): return starts[line]..<starts[line + 1]
    case .changing(_, let items):
      let start = Int(items.offset(ofRow: line))
      return start..<start + Int(items[line].height)
    }
  }

  /// The index of the line of an item.
  package func line(of item: Int) -> Int {
    switch self {
    case .equal(let perLine, _, _): return item / perLine
    case .known(let starts, _): return Self.last(in: starts, notAfter: item)
    case .changing(_, let items): return items.row(atOffset: Double(item)) ?? 0
    }
  }

  /// The index of the line at an offset, or of the nearest one; nil without lines.
  package func line(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    switch self {
    case .equal(_, let length, _):
      guard length > 0 else { return 0 }
      return Int(min(max(offset / length, 0), Double(count - 1)))
    case .known(_, let offsets): return min(Self.last(in: offsets, notAfter: offset), count - 1)
    case .changing(let lengths, _): return lengths.row(atOffset: offset)
    }
  }

  private static func last<Value: Comparable>(
    in values: ContiguousArray<Value>,
    notAfter value: Value
  ) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(min(low - 1, values.count - 2), 0)
  }
}
