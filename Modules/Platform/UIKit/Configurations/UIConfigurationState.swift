import Foundation

/// The traits and the state that a configuration is updated for.
public protocol UIConfigurationState {
  /// The traits of the view that shows the configuration.
  var traitCollection: UITraitCollection { get set }
  /// State of the program's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names state of a program's own in a ``UIConfigurationState``.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
