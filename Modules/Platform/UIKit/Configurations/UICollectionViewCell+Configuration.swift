import Foundation

extension UICollectionViewCell: ConfiguredView {
  /// Called when the state of a cell changed; sets what the cell shows in the state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// A background as suits the list that the cell is in; none outside of lists.
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

  /// There is none: a cell without a configuration has the program's views.
  final func removeStandardContent() {}

  final func removeStandardBackground() {
    backgroundView = nil
    selectedBackgroundView = nil
    backgroundColor = nil
  }
}

extension UICollectionViewListCell {
  /// A configuration as suits what the cell is in its list, without content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    guard itemAppearance?.isHeader == true else { return .cell() }
    return itemAppearance?.appearance == .plain ? .plainHeader() : .groupedHeader()
  }
}
