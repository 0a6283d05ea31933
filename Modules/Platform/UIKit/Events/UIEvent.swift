public import Foundation

/// An action of the user, in its state at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches of the screen, or of the pointer.
    case touches = 0
    /// The device was moved.
    case motion = 1
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
    /// A wheel, or two fingers on a touchpad.
    case scroll = 10
    /// The pointer, with no button down.
    case hover = 11
    /// A pinch or a turn on a touchpad.
    case transform = 14
  }

  /// What happened, among events of a kind.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button for menus.
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button of this number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  private let kind: EventType
  final var storedTimestamp: TimeInterval
  final var touches: Set<UITouch> = []
  final var storedModifierFlags: UIKeyModifierFlags = []
  final var storedButtonMask: ButtonMask = []
  final var storedSubtype = EventSubtype.none

  /// Makes an event without touches, as tests hand to methods that take events.
  public override init() {
    kind = .touches
    storedTimestamp = 0
    super.init()
  }

  init(type: EventType, timestamp: TimeInterval) {
    kind = type
    storedTimestamp = timestamp
    super.init()
  }

  /// The kind of the event.
  open var type: EventType { kind }
  /// What happened, among events of the kind.
  open var subtype: EventSubtype { storedSubtype }
  /// When it happened, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { storedTimestamp }
  /// The modifier keys held down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The buttons held down.
  open var buttonMask: ButtonMask { storedButtonMask }
  /// Every touch of the event.
  open var allTouches: Set<UITouch>? { touches }

  /// The touches that went down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.window === window })
  }

  /// The touches that went down in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.view === view })
  }

  /// The touches that a gesture recognizer sees.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(touches.filter { touch in touch.recognizers.contains { $0 === gesture } })
  }

  /// What a touch did since the last event, in order: its moves are not put together, so this is
  /// the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Where a touch may go next: nothing is guessed.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  private func nonEmpty(_ touches: Set<UITouch>) -> Set<UITouch>? {
    touches.isEmpty ? nil : touches
  }
}
