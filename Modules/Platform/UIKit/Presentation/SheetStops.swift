import Foundation

/// The heights at which a card rests, from the lowest, in points.
struct SheetStops: Equatable {
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let height: CGFloat
  }

  let all: [Stop]
  let lowest: Stop
  let highest: Stop

  /// Sorts the stops; without any there is the highest alone.
  init(_ stops: [Stop], maximum: CGFloat) {
    let sorted = stops.sorted { $0.height < $1.height }
    let full = Stop(identifier: .large, height: maximum)
    all = sorted.isEmpty ? [full] : sorted
    lowest = sorted.first ?? full
    highest = sorted.last ?? full
  }

  /// The stop of a name; the lowest where none has it.
  func stop(named name: UISheetPresentationController.Detent.Identifier?) -> Stop {
    all.first { $0.identifier == name } ?? lowest
  }

  /// The stop of a card that is released at a height: thrown up by a direction above 0, down by one
  /// below, or neither.
  func stop(near height: CGFloat, direction: CGFloat) -> Stop {
    if direction > 0 { return all.first { $0.height > height } ?? highest }
    if direction < 0 { return all.last { $0.height < height } ?? lowest }
    return all.min { abs($0.height - height) < abs($1.height - height) } ?? lowest
  }

  /// How much what lies below is dimmed at a height, from 0 to 1: not at all up to the stop named.
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
