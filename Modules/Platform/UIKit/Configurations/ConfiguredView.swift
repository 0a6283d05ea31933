import Foundation

/// A cell, a header or a footer: a view that shows configurations, in the state that it is in.
@MainActor protocol ConfiguredView: UIView {
  /// What configurations are updated for.
  associatedtype State: UIConfigurationState
  associatedtype Content: UIView

  /// Where the content is, that of a configuration too.
  var content: Content { get }
  /// The content shown by configurations; nil for a view without any.
  var configurations: CellConfigurations? { get set }
  /// Whether the state changed since the configurations were updated for it.
  var needsConfigurationUpdate: Bool { get set }
  var configurationState: State { get }

  func updateConfiguration(using state: State)
  /// Calls the program's handler, if there is one.
  func callUpdateHandler(_ state: State)
  func setNeedsUpdateConfiguration()
  /// Takes away what shows the content of a view without a configuration.
  func removeStandardContent()
  /// Takes away what is behind the content of a view without a configuration.
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
    // The handler's settings are for this state already.
    needsConfigurationUpdate = false
  }

  /// The size of the content by its constraints, up to date with the state.
  func fittingContentSize(
    _ targetSize: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    configurations?.prepare(forWidth: targetSize.width)
    return content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
  }
}
