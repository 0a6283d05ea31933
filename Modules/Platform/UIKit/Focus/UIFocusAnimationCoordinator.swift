public import Foundation

/// Runs animations together with those of a focus update.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  static let duration: TimeInterval = 0.2
  private var parts: [(animations: () -> Void, completion: (() -> Void)?)] = []

  /// Adds an animation to the focus update.
  ///
  /// - Parameters:
  ///   - animations: Changes to animate; may be `nil`.
  ///   - completion: Called when the animation ended; may be `nil`.
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
