import Foundation

/// The traits and the state that a configuration is updated for.
public protocol UIConfigurationState {
  /// The traits of the view that shows the configuration.
  var traitCollection: UITraitCollection { get set }
  /// A custom state of the program.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state in a ``UIConfigurationState``.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Makes a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Makes a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
