import Foundation

/// The frame of a popover beside its source.
package struct PopoverPlacement: Equatable {
  /// The length of the arrow, from its tip to the popover, in points.
  static let arrowLength: CGFloat = 12
  /// Half of the width of the arrow's base, in points.
  package static let arrowHalfWidth: CGFloat = 14
  package static let cornerRadius: CGFloat = 13

  package var direction: UIPopoverArrowDirection
  /// The frame without the arrow.
  package var frame: CGRect
  /// The tip of the arrow.
  package var tip: CGPoint

  /// Positions a popover of a size inside `container`, beside a source.
  ///
  /// It is below the source if it fits, otherwise above, to the right or to the left. If it fits
  /// nowhere, it is on the side with the most space and shrinks to that.
  package init(
    size: CGSize,
    source: CGRect,
    container: CGRect,
    permitted: UIPopoverArrowDirection,
    covers: Bool
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter(permitted.contains)
    let candidates = allowed.isEmpty ? order : allowed
    let length = Self.arrowLength
    func space(_ direction: UIPopoverArrowDirection) -> CGSize {
      switch direction {
      case .up: CGSize(width: container.width, height: container.maxY - source.maxY - length)
      case .down: CGSize(width: container.width, height: source.minY - container.minY - length)
      case .left: CGSize(width: container.maxX - source.maxX - length, height: container.height)
      default: CGSize(width: source.minX - container.minX - length, height: container.height)
      }
    }
    func share(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let space = space(direction)
      return max(min(space.width, size.width), 0) * max(min(space.height, size.height), 0)
    }
    let fitting = candidates.first {
      space($0).width >= size.width && space($0).height >= size.height
    }
    let best = fitting ?? candidates.max { share($0) < share($1) } ?? .up
    direction = best
    var available = space(best)
    if fitting == nil, covers { available = container.size }
    let size = CGSize(
      width: max(min(size.width, available.width), 0),
      height: max(min(size.height, available.height), 0)
    )
    switch best {
    case .up: tip = CGPoint(x: source.midX, y: source.maxY)
    case .down: tip = CGPoint(x: source.midX, y: source.minY)
    case .left: tip = CGPoint(x: source.maxX, y: source.midY)
    default: tip = CGPoint(x: source.minX, y: source.midY)
    }
    var origin: CGPoint
    switch best {
    case .up: origin = CGPoint(x: tip.x - size.width / 2, y: tip.y + length)
    case .down: origin = CGPoint(x: tip.x - size.width / 2, y: tip.y - length - size.height)
    case .left: origin = CGPoint(x: tip.x + length, y: tip.y - size.height / 2)
    default: origin = CGPoint(x: tip.x - length - size.width, y: tip.y - size.height / 2)
    }
    origin.x = min(max(origin.x, container.minX), max(container.maxX - size.width, container.minX))
    origin.y = min(max(origin.y, container.minY), max(container.maxY - size.height, container.minY))
    frame = CGRect(
      x: origin.x.rounded(),
      y: origin.y.rounded(),
      width: size.width,
      height: size.height
    )
    // Keep the arrow off the rounded corners.
    let margin = Self.cornerRadius + Self.arrowHalfWidth
    if best == .up || best == .down {
      tip.x = min(max(tip.x, frame.minX + margin), max(frame.maxX - margin, frame.minX + margin))
    } else {
      tip.y = min(max(tip.y, frame.minY + margin), max(frame.maxY - margin, frame.minY + margin))
    }
  }
}
