public import Foundation

/// A key or button, from going down to going up.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// Buttons that remote controls and keyboards share.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// When the press last changed, in seconds of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The window that keys went to.
  open internal(set) weak var window: UIWindow?
  /// The responder that keys went to first.
  open internal(set) weak var responder: UIResponder?
  private let storedKey: UIKey

  init(key: UIKey, timestamp: TimeInterval) {
    storedKey = key
    self.timestamp = timestamp
    super.init()
  }

  /// The key, when a keyboard made the press.
  open var key: UIKey? { storedKey }

  /// How hard the press is: 1 while down, since keys do not measure it.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}
