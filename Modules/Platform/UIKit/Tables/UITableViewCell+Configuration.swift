import Foundation

extension UITableViewCell: ConfiguredView {
  /// Called when the state of a cell changed, to set the content for the state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Returns the default content configuration for the style of the cell, without content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the default background for the style of the cell's table; empty outside of a table.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch table?.storedStyle {
    case .none: .clear()
    case .plain: .listPlainCell()
    case .grouped, .insetGrouped: .listGroupedCell()
    }
  }

  final func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeStandardContent() {
    for view in [label, detailLabel, loadedImageView] { view?.removeFromSuperview() }
    (label, detailLabel, loadedImageView) = (nil, nil, nil)
  }

  final func removeStandardBackground() {
    (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
  }
}
