public import Foundation

/// Runs animations beside those that show a movement of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  static let duration: TimeInterval = 0.2
  private var parts: [(animations: () -> Void, completion: (() -> Void)?)] = []

  /// Runs an animation with the movement.
  ///
  /// - Parameters:
  ///   - animations: Changes views; may be `nil`.
  ///   - completion: Called when the animation is over; may be `nil`.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    parts.append((animations ?? {}, completion))
  }

  func run() {
    for part in parts {
      UIView.animate(withDuration: Self.duration, animations: part.animations) { _ in
        part.completion?()
      }
    }
    parts.removeAll()
  }
}
