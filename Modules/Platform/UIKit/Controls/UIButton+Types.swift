import Foundation

extension UIButton {
  /// What a button looks like by default.
  public enum ButtonType: Int, Sendable {
    /// Nothing is given.
    case custom = 0
    /// Title and image in the tint; both fade while pressed.
    case system = 1
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
