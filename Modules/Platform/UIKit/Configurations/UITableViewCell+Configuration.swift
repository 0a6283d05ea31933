import Foundation

extension UITableViewCell {
  /// Called when the state of a cell changed; sets what the cell shows in the state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  final var configurationsForWriting: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  /// A configuration as suits the style of the cell, without content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  final func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    guard new != nil || configurations != nil else { return }
    for view in [label, detailLabel, picture] { view?.removeFromSuperview() }
    (label, detailLabel, picture) = (nil, nil, nil)
    configurationsForWriting.show(new, in: content)
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  final func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
    guard new != nil || configurations != nil else { return }
    if new != nil {
      backgroundView = nil
      selectedBackgroundView = nil
      backgroundColor = nil
    }
    configurationsForWriting.show(new, in: self)
    updateSelectionAppearance(animated: false)
    setNeedsUpdateConfiguration()
  }

  /// Updates the configurations, if the state changed.
  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // What the handler set is for this state already.
    needsConfigurationUpdate = false
  }
}
