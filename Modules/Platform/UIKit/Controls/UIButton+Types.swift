import Foundation

extension UIButton {
  /// The default appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// No default appearance.
    case custom = 0
    /// Title and image in the tint color; both are dimmed while pressed.
    case system = 1
    /// The letter i in a circle, for details; otherwise like `system`.
    case detailDisclosure = 2
    /// The same as `detailDisclosure`; originally for dark backgrounds.
    case infoLight = 3
    /// The same as `detailDisclosure`; originally for light backgrounds.
    case infoDark = 4
    /// A plus in a circle, for adding; otherwise like `system`.
    case contactAdd = 5
    /// A cross in a gray circle, for closing.
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }

    /// Whether title and image use the tint color, and are dimmed while pressed.
    var isTinted: Bool { self != .custom && self != .close }

    /// The initial image of a button of this type.
    @MainActor var image: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
      case .contactAdd: UIImage(systemName: "plus.circle")
      case .close: nil
      }
    }
  }

  /// Updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Values by control state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value for a state, or otherwise for the normal state.
  func current(_ state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  var isEmpty: Bool { values.isEmpty }
}
