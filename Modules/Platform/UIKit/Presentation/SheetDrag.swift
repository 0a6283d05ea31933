import Foundation

/// A drag of a card, with the height that it would have without resistance.
struct SheetDrag {
  /// The height at the start of the drag, in points.
  let start: CGFloat
  /// The height at the touch; negative below the screen.
  var height: CGFloat
  /// Whether a dismissal is allowed; nil until the card is below its lowest stop.
  var mayDismiss: Bool?

  init(from height: CGFloat) {
    start = height
    self.height = height
  }

  /// Returns the height of the card, with resistance outside the permitted range.
  func shownHeight(_ stops: SheetStops) -> CGFloat {
    if height > stops.highest.height {
      return stops.highest.height + give(height - stops.highest.height, of: stops.highest.height)
    }
    guard height < stops.lowest.height, mayDismiss != true else { return height }
    return stops.lowest.height - give(stops.lowest.height - height, of: stops.lowest.height)
  }

  private func give(_ distance: CGFloat, of height: CGFloat) -> CGFloat {
    ScrollPhysics.rubberBand(distance: distance, dimension: max(height, 1) / 4)
  }
}
