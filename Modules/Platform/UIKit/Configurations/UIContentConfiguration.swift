import Foundation

/// The content of a cell, a header or a footer, as a value that creates and configures a view.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a ``UIContentConfiguration``.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The current configuration; a new one is shown in the same view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view supports a configuration; by default, if its type is that of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the type of a configuration is that of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
