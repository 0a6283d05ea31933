internal import Foundation
internal import UIKitCore

/// The measured sizes of a section's cells, along the axes on which they are self-sizing.
///
/// Cells that were not measured cost nothing. Operations are O(log n).
struct MeasuredSizes {
  private var count: Int
  private var widths: RowHeightIndex?
  private var heights: RowHeightIndex?
  private static let unknown = RowHeightIndex.Entry(height: 0, source: .estimated)

  init(count: Int) { self.count = count }

  var isEmpty: Bool { widths == nil }

  subscript(item: Int) -> CGSize? {
    get {
      guard let widths, let heights, item < count else { return nil }
      let width = widths[item].height
      let height = heights[item].height
      return width > 0 || height > 0 ? CGSize(width: CGFloat(width), height: CGFloat(height)) : nil
    }
    set {
      if widths == nil {
        guard newValue != nil else { return }
        widths = RowHeightIndex(count: count, entry: Self.unknown)
        heights = RowHeightIndex(count: count, entry: Self.unknown)
      }
      let size = newValue ?? .zero
      widths?.update(
        row: item,
        to: .init(height: Float(size.width), source: newValue == nil ? .estimated : .measured)
      )
      heights?.update(
        row: item,
        to: .init(height: Float(size.height), source: newValue == nil ? .estimated : .measured)
      )
    }
  }

  mutating func insert(at item: Int) {
    count += 1
    widths?.insert(count: 1, entry: Self.unknown, at: item)
    heights?.insert(count: 1, entry: Self.unknown, at: item)
  }

  mutating func remove(_ items: Range<Int>) {
    count -= items.count
    widths?.remove(items)
    heights?.remove(items)
  }

  /// The measured items, ascending; O(nodes of the index).
  var measuredItems: [Int] {
    guard let heights else { return [] }
    var items: [Int] = []
    heights.visitMeasured { items.append($0) }
    return items
  }
}
