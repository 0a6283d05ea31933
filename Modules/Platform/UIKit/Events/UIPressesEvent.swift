import Foundation

/// Keys and buttons going down and up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  final var presses: Set<UIPress>

  init(presses: Set<UIPress>, timestamp: TimeInterval) {
    self.presses = presses
    super.init(type: .presses, timestamp: timestamp)
  }

  /// Every press of the event.
  open var allPresses: Set<UIPress> { presses }
}
