internal import Foundation

/// The numbers and laws of scrolling, as functions without state.
///
/// Distances in points, times in seconds.
enum ScrollPhysics {
  /// The speed, in points per second, at which a glide or a bounce is over.
  static let restingSpeed: CGFloat = 10

  /// How far a view is pulled past its edge by a finger that went `distance` past it.
  ///
  /// It approaches the dimension of the view, and never reaches it.
  static func rubberBand(distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let pulled = (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension
    return distance < 0 ? -pulled : pulled
  }

  /// How far a finger must go past the edge to pull a view that far: the inverse of `rubberBand`.
  static func fingerDistance(pulled: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = min(abs(pulled) / dimension, 0.999)
    let distance = (1 / (1 - share) - 1) * dimension / 0.55
    return pulled < 0 ? -distance : distance
  }

  /// How far a view glides that is let go at a velocity in points per second, when a millisecond
  /// keeps `rate` of it.
  static func projection(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity * rate / (1000 * (1 - rate))
  }

  /// The offset of the page where a view comes to rest: one page on in the direction of the flick,
  /// or the nearest one.
  ///
  /// The first page lies at `origin`; the drag began at `start`, and ends never more than one page
  /// away from there.
  static func page(
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
