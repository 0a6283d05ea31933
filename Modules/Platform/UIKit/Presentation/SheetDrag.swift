import Foundation

/// A drag of a card: how high it would be if it followed the finger everywhere.
struct SheetDrag {
  /// The height at which the drag began, in points.
  let start: CGFloat
  /// The height that the finger is at; below 0 it has left the screen.
  var height: CGFloat
  /// Whether the reader may dismiss; nil until the card is below its lowest stop.
  var mayDismiss: Bool?

  init(from height: CGFloat) {
    start = height
    self.height = height
  }

  /// The height of the card: it resists where it may not go.
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
