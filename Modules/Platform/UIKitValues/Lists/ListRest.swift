internal import CoreGraphics

/// Where a list comes to rest after its content changed: in the content, if that became shorter.
package struct ListRest {
  package var offset: CGPoint
  /// The nearest offset in the content.
  package var nearest: CGPoint
  /// Whether the list moved the offset before the start, and not the program, for example for a
  /// refresh control.
  package var isPushedBeforeStart = false
  /// Whether the program set an offset past the end, which stays.
  package var isPlacedPastEnd = false
  /// Whether the content starts at the right.
  package var isFlipped = false

  package init(
    offset: CGPoint,
    nearest: CGPoint,
    isPushedBeforeStart: Bool = false,
    isPlacedPastEnd: Bool = false,
    isFlipped: Bool = false
  ) {
    self.offset = offset
    self.nearest = nearest
    self.isPushedBeforeStart = isPushedBeforeStart
    self.isPlacedPastEnd = isPlacedPastEnd
    self.isFlipped = isFlipped
  }

  package var target: CGPoint {
    var target = nearest
    if target.y > offset.y, !isPushedBeforeStart { target.y = offset.y }
    if target.x > offset.x, !isFlipped { target.x = offset.x }
    guard isPlacedPastEnd else { return target }
    return CGPoint(x: max(target.x, offset.x), y: max(target.y, offset.y))
  }
}
