import Foundation

extension UIControl {
  /// The state of a control: a set, because a control can be selected and highlighted at the same
  /// time.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither highlighted nor selected.
    public static let normal = State([])
    /// Pressed by a touch.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control ignores touches, because `isEnabled` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is on, as `isSelected` sets it.
    public static let selected = State(rawValue: 1 << 2)
    /// The bits available to programs.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Control events, as a set.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began, as in a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch entered the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled, for example by scrolling.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A tap is about to open the menu of the control.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer the first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits available to programs.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
