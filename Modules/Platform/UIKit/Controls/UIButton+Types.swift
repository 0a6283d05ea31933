import Foundation

extension UIButton {
  /// What a button looks like by default.
  public enum ButtonType: Int, Sendable {
    /// Nothing is given.
    case custom = 0
    /// Title and image in the tint; both fade while pressed.
    case system = 1
    /// A letter i in a circle, for more about what is beside it; otherwise as `system`.
    case detailDisclosure = 2
    /// The same, once meant for dark grounds.
    case infoLight = 3
    /// The same, once meant for light grounds.
    case infoDark = 4
    /// A plus in a circle, to add to what is beside it; otherwise as `system`.
    case contactAdd = 5
    /// A cross in a gray circle, to close what is below.
    case close = 7

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }

    /// Whether title and image have the tint, and fade while pressed.
    var isTinted: Bool { self != .custom && self != .close }

    /// The image that a button of the type begins with.
    @MainActor var image: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
      case .contactAdd: UIImage(systemName: "plus.circle")
      case .close: nil
      }
    }
  }

  /// Changes a button's configuration to its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// A value for each state of a control that was given one.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value of a state, or that of the normal one.
  func current(_ state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  var isEmpty: Bool { values.isEmpty }
}
