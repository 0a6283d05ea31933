import Foundation

/// An event for presses of keys and buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  final var presses: Set<UIPress>

  init(presses: Set<UIPress>, timestamp: TimeInterval) {
    self.presses = presses
    super.init(type: .presses, timestamp: timestamp)
  }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { presses }
}
