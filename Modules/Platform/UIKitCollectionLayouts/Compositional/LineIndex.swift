internal import Foundation
internal import UIKitCore

/// The offsets of a section's lines; a line is a group with the spacing to the next.
///
/// Equal lines cost nothing; once a line is measured they are indexed, with operations in O(log n).
struct LineIndex {
  private(set) var count: Int
  /// The length of lines that were not measured, in points.
  private var usual: Double
  private var lengths: RowHeightIndex?

  init(count: Int, usual: CGFloat) {
    self.count = count
    self.usual = Double(usual)
  }

  private var entry: RowHeightIndex.Entry { .init(height: Float(usual), source: .estimated) }

  /// The total length of the lines.
  var total: CGFloat { CGFloat(lengths?.totalHeight ?? usual * Double(count)) }

  func length(of line: Int) -> CGFloat {
    lengths.map { CGFloat($0[line].height) } ?? CGFloat(usual)
  }

  /// The offset of a line; that of `count` is the end of the last one.
  func offset(of line: Int) -> CGFloat {
    CGFloat(lengths?.offset(ofRow: line) ?? usual * Double(line))
  }

  /// The line at an offset, or the nearest one; nil without lines.
  func line(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    if let lengths { return lengths.row(atOffset: Double(offset)) }
    guard usual > 0 else { return 0 }
    return Int(min(max((Double(offset) / usual).rounded(.down), 0), Double(count - 1)))
  }

  /// Sets the length of a line.
  mutating func update(_ line: Int, to length: CGFloat) {
    if lengths == nil {
      guard abs(Double(length) - usual) > 0.001 else { return }
      lengths = RowHeightIndex(count: count, entry: entry)
    }
    lengths?.update(row: line, to: .init(height: Float(length), source: .measured))
  }

  mutating func insert(at line: Int) {
    count += 1
    let entry = entry
    lengths?.insert(count: 1, entry: entry, at: line)
  }

  mutating func remove(_ lines: Range<Int>) {
    count -= lines.count
    lengths?.remove(lines)
  }

  /// Appends a line with a length.
  mutating func append(_ length: CGFloat) {
    count += 1
    let entry = entry
    if lengths == nil {
      lengths = RowHeightIndex(count: count, entry: entry)
    } else {
      lengths?.insert(count: 1, entry: entry, at: count - 1)
    }
    lengths?.update(row: count - 1, to: .init(height: Float(length), source: .measured))
  }
}
