internal import Foundation

/// The formulas and constants of scrolling, as pure functions.
///
/// Distances are in points, times in seconds.
package enum ScrollPhysics {
  /// The speed, in points per second, below which a deceleration or a bounce has ended.
  package static let restingSpeed: CGFloat = 10

  /// Returns the distance of the content past its edge for a touch that is `distance` past it.
  ///
  /// It approaches the dimension of the view asymptotically.
  package static func rubberBand(distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let pulled = (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension
    return distance < 0 ? -pulled : pulled
  }

  /// Returns the distance of the touch for content that is pulled past its edge: the inverse of
  /// `rubberBand`.
  package static func fingerDistance(pulled: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = min(abs(pulled) / dimension, 0.999)
    let distance = (1 / (1 - share) - 1) * dimension / 0.55
    return pulled < 0 ? -distance : distance
  }

  /// Returns the distance of a deceleration that starts at `velocity` (points per second), if the
  /// velocity is multiplied by `rate` each millisecond.
  package static func projection(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity * rate / (1000 * (1 - rate))
  }

  /// Returns the offset of the page at which a drag ends: the next one in the direction of a flick,
  /// or the nearest one.
  ///
  /// The first page is at `origin`; the drag began at `start` and ends at most one page away from
  /// it.
  package static func page(
    from offset: CGFloat,
    origin: CGFloat,
    page: CGFloat,
    velocity: CGFloat,
    start: CGFloat
  ) -> CGFloat {
    guard page > 0 else { return offset }
    let first = ((start - origin) / page).rounded()
    var target = ((offset - origin) / page).rounded()
    if velocity > 200 {
      target = ((offset - origin) / page).rounded(.up)
    } else if velocity < -200 {
      target = ((offset - origin) / page).rounded(.down)
    }
    return origin + min(max(target, first - 1), first + 1) * page
  }
}
