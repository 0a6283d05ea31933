import Foundation

/// The content of a cell, a header or a footer, as a value that makes and configures a view.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a ``UIContentConfiguration``.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The current configuration; a new one is shown in the same view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration: one of the type it shows, unless it says otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
