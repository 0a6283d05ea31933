import Foundation

extension UICollectionViewCell: ConfiguredView {
  /// Called when the state of a cell changed, to set the content for the state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Returns the default background for the cell's list; empty outside of lists.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let item = (self as? UICollectionViewListCell)?.itemAppearance else { return .clear() }
    return switch (item.isHeader, item.appearance == .plain) {
    case (true, true): .listPlainHeaderFooter()
    case (true, false): .listGroupedHeaderFooter()
    case (false, true): .listPlainCell()
    case (false, false): .listGroupedCell()
    }
  }

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

extension UICollectionViewListCell {
  /// Returns the default content configuration for the cell's role in its list, without content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    guard itemAppearance?.isHeader == true else { return .cell() }
    return itemAppearance?.appearance == .plain ? .plainHeader() : .groupedHeader()
  }
}
