import Foundation

/// What a cell, a header or a footer shows, as a value that makes and fills a view.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a ``UIContentConfiguration``.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; a new one is shown without another view.
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
