public import Foundation

/// A user input event.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches of the screen or the pressed pointer.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    case remoteControl = 2
    /// Presses of keys and buttons.
    case presses = 3
    /// Scrolling with a wheel or two fingers on a touchpad.
    case scroll = 10
    /// Movement of the pointer with no button down.
    case hover = 11
    /// A pinch or rotation on a touchpad.
    case transform = 14
  }

  /// What kind of motion or remote control an event reports.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button of an ordinary click, on the left unless the desktop swaps the buttons.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, which opens menus.
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button of this number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  final var storedTimestamp: TimeInterval
  final var touches: Set<UITouch> = []
  final var storedModifierFlags: UIKeyModifierFlags = []
  final var storedButtonMask: ButtonMask = []
  final var storedSubtype = EventSubtype.none

  /// Makes an event without touches, for tests of methods with an event parameter.
  public override init() {
    type = .touches
    storedTimestamp = 0
    super.init()
  }

  init(type: EventType, timestamp: TimeInterval) {
    self.type = type
    storedTimestamp = timestamp
    super.init()
  }

  /// Whether touches, a motion, a key or another source caused the event.
  open private(set) var type: EventType
  /// What a motion or a remote control did; `none` for other events.
  open var subtype: EventSubtype { storedSubtype }
  /// The time of the event, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { storedTimestamp }
  /// The modifier keys held down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The buttons held down.
  open var buttonMask: ButtonMask { storedButtonMask }
  /// All touches of the event.
  open var allTouches: Set<UITouch>? { touches }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.window === window })
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.view === view })
  }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(touches.filter { touch in touch.recognizers.contains { $0 === gesture } })
  }

  /// Returns the touch itself, because moves are not coalesced.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Returns predicted touches: none on this platform.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  private func nonEmpty(_ touches: Set<UITouch>) -> Set<UITouch>? {
    touches.isEmpty ? nil : touches
  }
}
