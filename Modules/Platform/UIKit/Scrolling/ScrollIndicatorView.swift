internal import Foundation
internal import QuartzCore

/// The bar that shows the position of the viewport in the content.
@MainActor final class ScrollIndicatorView: UIView {
  /// The thickness, in points.
  static let thickness: CGFloat = 3
  /// The distance from the edge, in points.
  static let margin: CGFloat = 3
  /// The minimum length, in points.
  static let leastLength: CGFloat = 36

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
    alpha = 0
  }

  /// Returns the origin and the length of the indicator on a track.
  ///
  /// `visible` is the visible length of the `content`, `position` the scrolled distance; the
  /// indicator shrinks if content is scrolled past its ends.
  static func extent(
    track: CGFloat,
    visible: CGFloat,
    content: CGFloat,
    position: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard content > 0, track > 0, visible > 0 else { return (0, 0) }
    let full = min(max(track * visible / content, leastLength), track)
    let range = max(content - visible, 1)
    let excess = position < 0 ? -position : max(position - range, 0)
    let length = max(full - excess, min(thickness * 2, full))
    let share = min(max(position / range, 0), 1)
    return (share * (track - length), length)
  }
}
