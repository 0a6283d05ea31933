import Foundation
import QuartzCore

extension UIView {
  /// Hit testing by Apple's rules: hidden, disabled and transparent views are skipped; then the
  /// bounds are tested, and the frontmost subview that contains the point is returned.
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard flags.contains(.isUserInteractionEnabled), !flags.contains(.isInteractionSuspended),
      !backingLayer.isHidden, backingLayer.opacity >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() where view.isSeen(at: point) {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's plane is visible at `point` of the superview: not if the plane
  /// is behind the eye there, or edge-on.
  private func isSeen(at point: CGPoint) -> Bool {
    guard let map = backingLayer.mapToSuperlayer else { return true }
    return map.inverted().map { $0.depth(at: point) > 0 } ?? false
  }

  // MARK: Gesture recognizers

  final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in rare?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
  }

  final func adopt(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rareForWriting.gestureRecognizers = (rare?.gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attach(to: self)
  }

  final func abandon(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = rare?.gestureRecognizers?.firstIndex(where: { $0 === gestureRecognizer })
    else { return }
    rare?.gestureRecognizers?.remove(at: index)
    gestureRecognizer.attach(to: nil)
  }
}
