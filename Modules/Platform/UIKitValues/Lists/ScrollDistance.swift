internal import CoreGraphics

/// Returns how far a list scrolls along one axis to show an item.
///
/// - Parameters:
///   - item: The edges of the item.
///   - visible: The edges of the visible part, without bars.
///   - fraction: Where the item is shown in the visible part, from 0 for the start to 1 for the
///     end; nil for the closest position at which it is visible.
/// - Returns: The distance, in points.
package func scrollDistance(
  to item: (start: CGFloat, end: CGFloat),
  in visible: (start: CGFloat, end: CGFloat),
  at fraction: CGFloat?
) -> CGFloat {
  let (atStart, atEnd) = (item.start - visible.start, item.end - visible.end)
  if let fraction { return atStart + (atEnd - atStart) * fraction }
  if atStart < 0 { return atStart }
  return atEnd > 0 ? min(atEnd, atStart) : 0
}
