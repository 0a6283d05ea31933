public import Foundation

/// A key or button, from going down to going up.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// Went down.
    case began = 0
    /// Changed its force.
    case changed = 1
    /// Stays down.
    case stationary = 2
    /// Went up.
    case ended = 3
    /// Was taken away by the system.
    case cancelled = 4
  }

  /// Buttons that remote controls and keyboards share.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The main button, or Return.
    case select = 4
    /// Menu, or Escape.
    case menu = 5
    /// Play and pause.
    case playPause = 6
  }

  /// When the press last changed, in seconds of `CACurrentMediaTime()`.
  public internal(set) final var timestamp: TimeInterval
  /// Where the press is in its life.
  public internal(set) final var phase = Phase.began
  /// The window that keys went to.
  public internal(set) final weak var window: UIWindow?
  /// The responder that keys went to first.
  public internal(set) final weak var responder: UIResponder?
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
