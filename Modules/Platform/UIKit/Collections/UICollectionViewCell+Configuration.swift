import Foundation

extension UICollectionViewCell: ConfiguredView {
  /// Called when the state of a cell changed, to set the content for the state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Returns the default background for the cell's list; empty outside of lists.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

  final func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Does nothing: a cell without a configuration contains the program's views.
  final func removeStandardContent() {}

  final func removeStandardBackground() {
    backgroundView = nil
    selectedBackgroundView = nil
    backgroundColor = nil
  }
}
