import Foundation

/// Recognizes a pan that begins at an edge of the screen.
///
/// Other pans wait for it to fail.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may begin; empty by default.
  open var edges: UIRectEdge = []

  /// The maximum distance of the touch from the edge, in points.
  private static let reach: CGFloat = 20

  private var start = CGPoint.zero

  /// Whether the edges are those of the recognizer's view instead of the window's.
  var usesEdgesOfView: Bool { false }

  /// Fails unless the touch is at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible else { return super.touchesBegan(touches, with: event) }
    let place = usesEdgesOfView ? view : view?.window
    start = location(in: place)
    guard let bounds = place?.bounds, !edges(near: start, in: bounds).isEmpty else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  /// Fails if the touch moves along the edge or outwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard storedState == .possible, pendingStates.isEmpty else { return }
    let now = location(in: usesEdgesOfView ? view : view?.window)
    if hypot(now.x - start.x, now.y - start.y) >= slop { state = .failed }
  }

  override func allowsMovement(by movement: CGVector) -> Bool {
    let place = usesEdgesOfView ? view : view?.window
    let edges = edges(near: start, in: place?.bounds ?? .zero)
    let (across, down) = (abs(movement.dx), abs(movement.dy))
    return edges.contains(.left) && movement.dx > down
      || edges.contains(.right) && -movement.dx > down
      || edges.contains(.top) && movement.dy > across
      || edges.contains(.bottom) && -movement.dy > across
  }

  /// Requires other pans to wait for this gesture.
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  private func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var near: UIRectEdge = []
    if point.x - bounds.minX <= Self.reach { near.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { near.insert(.right) }
    if point.y - bounds.minY <= Self.reach { near.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
