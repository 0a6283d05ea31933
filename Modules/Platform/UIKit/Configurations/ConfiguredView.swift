import Foundation

/// A cell, header or footer: a view that shows configurations for its current state.
@MainActor protocol ConfiguredView: UIView {
  /// The type of state that configurations are updated for.
  associatedtype State: UIConfigurationState
  associatedtype Content: UIView

  /// The content view, including that of a configuration.
  var content: Content { get }
  /// The configurations; nil if there are none.
  var configurations: CellConfigurations? { get set }
  /// Whether the state changed since the configurations were last updated.
  var needsConfigurationUpdate: Bool { get set }
  var configurationState: State { get }

  func updateConfiguration(using state: State)
  /// Calls the program's update handler, if there is one.
  func callUpdateHandler(_ state: State)
  func setNeedsUpdateConfiguration()
  /// Removes the standard content views, which are used without a configuration.
  func removeStandardContent()
  /// Removes the standard background views, which are used without a configuration.
  func removeStandardBackground()
}

extension ConfiguredView {
  var configurationsForWriting: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  func showContent(_ new: (any UIContentConfiguration)?) {
    guard new != nil || configurations != nil else { return }
    removeStandardContent()
    configurationsForWriting.show(new, in: content)
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  func showBackground(_ new: UIBackgroundConfiguration?) {
    guard new != nil || configurations != nil else { return }
    if new != nil { removeStandardBackground() }
    configurationsForWriting.show(new, in: self)
    setNeedsUpdateConfiguration()
  }

  /// Updates the configurations, if the state changed.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(state)
    // The handler's settings already apply to this state.
    needsConfigurationUpdate = false
  }

  /// The fitting size of the content, updated for the current state.
  func fittingContentSize(
    _ targetSize: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // Subclasses may make the constraints of the content.
    updateConstraintsIfNeeded()
    configurations?.prepare(forWidth: targetSize.width)
    return content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
  }
}
