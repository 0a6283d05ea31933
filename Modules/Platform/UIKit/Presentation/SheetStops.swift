import Foundation

/// The heights at which a card can rest, ascending, in points.
struct SheetStops: Equatable {
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let height: CGFloat
  }

  let all: [Stop]
  let lowest: Stop
  let highest: Stop

  /// Sorts the stops; an empty array results in the maximum height only.
  init(_ stops: [Stop], maximum: CGFloat) {
    let sorted = stops.sorted { $0.height < $1.height }
    let full = Stop(identifier: .large, height: maximum)
    all = sorted.isEmpty ? [full] : sorted
    lowest = sorted.first ?? full
    highest = sorted.last ?? full
  }

  /// Returns the stop with an identifier; the lowest if there is none.
  func stop(named name: UISheetPresentationController.Detent.Identifier?) -> Stop {
    all.first { $0.identifier == name } ?? lowest
  }

  /// Returns the stop for a card released at a height: the next higher one for a positive
  /// direction, the next lower one for a negative direction, otherwise the nearest.
  func stop(near height: CGFloat, direction: CGFloat) -> Stop {
    if direction > 0 { return all.first { $0.height > height } ?? highest }
    if direction < 0 { return all.last { $0.height < height } ?? lowest }
    return all.min { abs($0.height - height) < abs($1.height - height) } ?? lowest
  }

  /// Returns the dimming of the content below at a height, from 0 to 1; 0 up to the named stop.
  func dimming(
    at height: CGFloat,
    undimmed name: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    let outside = min(max(height / max(lowest.height, 1), 0), 1)
    guard let clear = all.last(where: { $0.identifier == name }) else { return outside }
    guard let next = all.first(where: { $0.height > clear.height }) else { return 0 }
    return min(max((height - clear.height) / (next.height - clear.height), 0), 1)
  }
}
