import Foundation

/// A state that stores the program's custom states.
protocol CustomStates: UIConfigurationState {
  var custom: [UIConfigurationStateCustomKey: AnyHashable] { get set }
}

extension CustomStates {
  /// A custom state of the program.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
