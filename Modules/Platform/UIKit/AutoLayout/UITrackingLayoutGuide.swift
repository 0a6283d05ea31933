import Foundation

/// A guide that follows something that moves, and has constraints active while it is near edges of
/// its view, or away from them.
///
/// Near is where an edge of the guide is at the same edge of the view or of its safe area, or
/// beyond, up to 8 points. The guide of the keyboard is near the bottom edge, and away from the
/// others, though it is as wide as the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var edges: NSDirectionalRectEdge
    /// Whether the constraints are active away from the edges rather than near them.
    var isAway: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// How far from an edge is near, in points.
  private static let nearness: CGFloat = 8

  /// Has constraints active while the guide is near all of some edges, in place of those that were
  /// set for these edges before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { set(trackedConstraints, edge, isAway: false) }

  /// The constraints that are active while the guide is near some edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isAway: false)
  }

  /// Has constraints active while the guide is away from all of some edges, in place of those that
  /// were set for these edges before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { set(trackedConstraints, edge, isAway: true) }

  /// The constraints that are active while the guide is away from some edges.
  open func constraintsActiveWhenAway(from edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isAway: true)
  }

  /// Deactivates the constraints that were set, and forgets them.
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

  /// Activates and deactivates constraints by where the guide is now.
  final func updateTrackedConstraints() {
    guard owningView != nil, !tracked.isEmpty else { return }
    let near = nearEdges
    func isWanted(_ entry: Tracked) -> Bool {
      entry.isAway ? near.isDisjoint(with: entry.edges) : near.isSuperset(of: entry.edges)
    }
    // Those that go first: what comes may say something else of the same views.
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
