import Foundation

// What pinches and rotations have in common: two fingers.
extension UIGestureRecognizer {
  /// The vector from the first finger to the second, in the window; nil with fewer.
  final var vectorBetweenFingers: CGVector? {
    let touches = activeTouches
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// Ignores new touches if there are two fingers already; returns whether it did.
  final func ignoresThirdFinger(_ touches: Set<UITouch>, with event: UIEvent) -> Bool {
    guard activeTouches.count > 2 else { return false }
    for touch in touches { ignore(touch, for: event) }
    return true
  }

  /// Ends or cancels the gesture; it fails if it was not recognized.
  final func finish(_ state: State) { self.state = storedState == .possible ? .failed : state }
}
