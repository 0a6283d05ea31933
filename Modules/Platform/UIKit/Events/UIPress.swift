public import Foundation

/// A press of a key or button, from its start to its end.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// Buttons of remote controls and keyboards.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// The time of the last change, in seconds of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The window that received the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that first received the press.
  open internal(set) weak var responder: UIResponder?

  /// The gesture recognizers that receive the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  final var recognizers: [UIGestureRecognizer] = []

  /// Makes a press without a key, for subclasses that tests make.
  public override init() {
    key = nil
    timestamp = 0
    super.init()
  }

  init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
    super.init()
  }

  /// The key; nil for a press of a button.
  open private(set) var key: UIKey?

  /// The force of the press: 1 while down, because keys do not measure it.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}
