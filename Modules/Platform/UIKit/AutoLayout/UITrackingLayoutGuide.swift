import Foundation

/// A guide that follows a moving object, and activates constraints while it is near or away from
/// edges of its view.
///
/// The guide is near an edge if its own edge is at or beyond that of the view or its safe area, or
/// within 8 points of it. The keyboard's guide is near the bottom edge and away from the others,
/// although it has the width of the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var edges: NSDirectionalRectEdge
    /// Whether the constraints are active away from the edges rather than near them.
    var isAway: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The maximum distance that is near an edge, in points.
  private static let nearness: CGFloat = 8

  /// Sets the constraints that are active while the guide is near all of the given edges, replacing
  /// those set before for the same edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { set(trackedConstraints, edge, isAway: false) }

  /// The constraints for the guide being near some edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isAway: false)
  }

  /// Sets the constraints that are active while the guide is away from all of the given edges,
  /// replacing those set before for the same edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { set(trackedConstraints, edge, isAway: true) }

  /// The constraints for the guide being away from some edges.
  open func constraintsActiveWhenAway(from edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isAway: true)
  }

  /// Deactivates and removes the constraints that were set.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
    isTracking = false
  }

  private func constraints(_ edges: NSDirectionalRectEdge, isAway: Bool) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isAway == isAway }?.constraints ?? []
  }

  private func set(
    _ constraints: [NSLayoutConstraint],
    _ edges: NSDirectionalRectEdge,
    isAway: Bool
  ) {
    if let index = tracked.firstIndex(where: { $0.edges == edges && $0.isAway == isAway }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    if !constraints.isEmpty {
      tracked.append(Tracked(edges: edges, isAway: isAway, constraints: constraints))
    }
    isTracking = !tracked.isEmpty
    updateTrackedConstraints()
  }

  /// Activates and deactivates constraints for the guide's current position.
  final func updateTrackedConstraints() {
    guard owningView != nil, !tracked.isEmpty else { return }
    let near = nearEdges
    func isWanted(_ entry: Tracked) -> Bool {
      entry.isAway ? near.isDisjoint(with: entry.edges) : near.isSuperset(of: entry.edges)
    }
    // Deactivate first: the new constraints may conflict with the old ones.
    for entry in tracked where !isWanted(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
    for entry in tracked where isWanted(entry) { NSLayoutConstraint.activate(entry.constraints) }
  }

  /// The edges of its view that the guide is near.
  var nearEdges: NSDirectionalRectEdge {
    guard let view = owningView else { return [] }
    let (frame, bounds) = (layoutFrame, view.bounds.inset(by: view.safeAreaInsets))
    var edges: NSDirectionalRectEdge = []
    if frame.minY - bounds.minY <= Self.nearness { edges.insert(.top) }
    if bounds.maxY - frame.maxY <= Self.nearness { edges.insert(.bottom) }
    if frame.minX - bounds.minX <= Self.nearness {
      edges.insert(view.isRightToLeft ? .trailing : .leading)
    }
    if bounds.maxX - frame.maxX <= Self.nearness {
      edges.insert(view.isRightToLeft ? .leading : .trailing)
    }
    return edges
  }
}
