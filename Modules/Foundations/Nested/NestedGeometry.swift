internal import UIKit

/// The frames of the items of a nested collection: all have one size, so every query is O(1).
///
/// Positions are measured from the leading edge; ``frame(of:)`` mirrors them for right-to-left
/// layouts.
nonisolated struct NestedGeometry: Equatable, Sendable {
  /// The size of every item.
  private(set) var itemSize: CGSize
  /// The size of the scrollable content.
  private(set) var contentSize: CGSize
  /// The visible width.
  let width: CGFloat
  let count: Int
  /// The number of items above each other.
  let rows: Int

  private let insets: NSDirectionalEdgeInsets
  private let spacing: CGFloat
  private let isRightToLeft: Bool
  private let columns: Int
  /// Whether the items are in one horizontal line.
  private let isLine: Bool
  private let pixel: CGFloat
  /// The width of an item before rounding to pixels.
  private let exactWidth: CGFloat
  private let snapping: ItemSnapping

  /// Lays out items of unknown height, taken as 0.
  ///
  /// - Parameters:
  ///   - layout: The arrangement.
  ///   - count: The number of items.
  ///   - width: The visible width.
  ///   - insets: The insets around the items.
  ///   - scale: The scale of the reader's text size.
  ///   - pixel: The size of a pixel, in points; widths are whole numbers of pixels.
  ///   - isRightToLeft: Whether the first item is at the right.
  init(
    _ layout: NestedLayout,
    count: Int,
    width: CGFloat,
    insets: NSDirectionalEdgeInsets,
    scale: CGFloat = 1,
    pixel: CGFloat = 1,
    isRightToLeft: Bool = false
  ) {
    self.count = count
    self.width = width
    self.insets = insets
    self.isRightToLeft = isRightToLeft
    spacing = layout.spacing
    snapping = layout.snapping
    self.pixel = pixel
    exactWidth = layout.itemWidth(inWidth: width, insets: insets, scale: scale)
    itemSize = CGSize(width: (exactWidth / pixel + 0.001).rounded(.down) * pixel, height: 0)
    switch layout.arrangement {
    case .line:
      isLine = true
      columns = max(count, 1)
      rows = count == 0 ? 0 : 1
    case .grid(let requested, let limit):
      isLine = false
      columns = max(requested, 1)
      let needed = (count + columns - 1) / columns
      rows = limit.map { min(max($0, 1), needed) } ?? needed
    }
    let lineWidth =
      insets.leading + insets.trailing + CGFloat(count) * (itemSize.width + spacing)
      - (count > 0 ? spacing : 0)
    contentSize = CGSize(width: width, height: 0)
    contentSize.width = isLine ? max(lineWidth, width) : CGFloat(pageCount) * width
    fit(itemHeight: 0)
  }

  /// Sets the height of the items.
  mutating func fit(itemHeight: CGFloat) {
    itemSize.height = max(itemHeight, 0)
    contentSize.height = roomAround + CGFloat(rows) * itemSize.height
  }

  /// Makes the items fill a height.
  mutating func fit(height: CGFloat) {
    fit(itemHeight: rows == 0 ? 0 : (height - roomAround) / CGFloat(rows))
  }

  /// The row's height without its items.
  private var roomAround: CGFloat {
    insets.top + insets.bottom + CGFloat(max(rows - 1, 0)) * spacing
  }

  private var pageSize: Int { max(columns * rows, 1) }

  private var pageCount: Int { isLine ? 1 : max((count + pageSize - 1) / pageSize, 1) }

  /// Whether the content is wider than the visible width.
  var slides: Bool { contentSize.width > width + 0.5 }

  // MARK: Frames

  func frame(of index: Int) -> CGRect {
    var origin = CGPoint(x: insets.leading, y: insets.top)
    if isLine {
      origin.x += CGFloat(index) * (itemSize.width + spacing)
    } else {
      let (page, index) = index.quotientAndRemainder(dividingBy: pageSize)
      origin.x += CGFloat(page) * width + CGFloat(index % columns) * (exactWidth + spacing)
      origin.y += CGFloat(index / columns) * (itemSize.height + spacing)
    }
    var size = itemSize
    if !isLine {
      // A remainder that does not divide by the columns is distributed by whole pixels.
      let end = ((origin.x + exactWidth) / pixel + 0.001).rounded(.down) * pixel
      origin.x = (origin.x / pixel + 0.001).rounded(.down) * pixel
      size.width = end - origin.x
    }
    if isRightToLeft { origin.x = contentSize.width - origin.x - size.width }
    return CGRect(origin: origin, size: size)
  }

  /// Returns the items that may be between two distances from the leading edge of the content: a
  /// superset of those that are.
  func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    // Layouts are also queried for infinite rectangles.
    let start = max(start, 0)
    let end = min(end, contentSize.width)
    guard count > 0, end > start else { return 0..<0 }
    guard isLine else {
      let first = max(Int((start / max(width, 1)).rounded(.down)), 0)
      let last = max(Int((end / max(width, 1)).rounded(.up)), first)
      return min(first * pageSize, count)..<min(last * pageSize, count)
    }
    let step = max(itemSize.width + spacing, 1)
    let first = max(Int(((start - insets.leading) / step).rounded(.down)), 0)
    let last = max(Int(((end - insets.leading) / step).rounded(.up)), first)
    return min(first, count)..<min(last, count)
  }

  /// The items that may be in a rectangle of the content.
  func indices(in rect: CGRect) -> Range<Int> {
    isRightToLeft
      ? indices(from: contentSize.width - rect.maxX, to: contentSize.width - rect.minX)
      : indices(from: rect.minX, to: rect.maxX)
  }

  // MARK: Sliding

  /// The maximum scroll distance.
  var maximumDistance: CGFloat { max(contentSize.width - width, 0) }

  /// Converts a content offset to the distance from the leading edge, and back.
  func distance(_ x: CGFloat) -> CGFloat { isRightToLeft ? maximumDistance - x : x }

  /// Returns the distance at which a swipe ends that began at `start` and would end at `distance`,
  /// all from the leading edge.
  func restingDistance(_ distance: CGFloat, from start: CGFloat) -> CGFloat {
    guard snapping != .none || !isLine else { return distance }
    let step = isLine ? itemSize.width + spacing : width
    guard step > 0, slides else { return distance }
    var requested = distance
    if snapping == .pages || !isLine {
      let page = isLine ? max((width / step).rounded(.down), 1) * step : step
      requested = min(max(distance, start - page), start + page)
    }
    // The end is always a stop.
    if requested >= maximumDistance - 0.5 { return maximumDistance }
    let snapped = (requested / step).rounded() * step
    return min(max(snapped, 0), maximumDistance)
  }
}
