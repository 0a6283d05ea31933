import ConstraintSolver
import Foundation

/// A constraint on the distance between two anchors, relative to another distance or a dimension:
/// `end - start relation (end - start) × multiplier + constant`.
@MainActor final class DistanceConstraint: NSLayoutConstraint {
  /// A distance, or a dimension, which has no start.
  struct Side {
    var place: AnchoredAttribute
    var start: AnchoredAttribute?
  }

  /// The starts of the distances of both sides; nil for a dimension.
  private var starts: (first: AnchoredAttribute?, second: AnchoredAttribute?) = (nil, nil)

  convenience init(
    _ first: Side,
    _ relation: Relation,
    _ second: Side,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      first: first.place.state,
      first.place.attribute,
      relation,
      second: second.place.state,
      second.place.attribute,
      multiplier: multiplier,
      constant: constant
    )
    starts = (first.start, self.second == nil ? nil : second.start)
  }

  override var distanceStarts: (first: AnchoredAttribute?, second: AnchoredAttribute?) { starts }

  override var otherSides: [AutoLayoutState] {
    let places = [starts.first, starts.second].compactMap { $0?.state }
    var found: [AutoLayoutState] = []
    for state in places where state !== first && state !== second {
      if !found.contains(where: { $0 === state }) { found.append(state) }
    }
    return found
  }
}

/// The distance from one anchor to another, as a dimension.
@MainActor final class DistanceDimension: NSLayoutDimension {
  private let beginning: AnchoredAttribute

  init(from start: AnchoredAttribute, to end: AnchoredAttribute) {
    beginning = start
    super.init(end.state, end.attribute)
  }

  override var start: AnchoredAttribute? { beginning }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? DistanceDimension else { return false }
    return MainActor.assumeIsolated {
      beginning.state === other.beginning.state
        && beginning.attribute == other.beginning.attribute
    }
  }
}
