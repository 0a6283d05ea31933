import Foundation

extension UICollectionViewCell {
  /// Called when the state of a cell changed; sets what the cell shows in the state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  final var configurationsForWriting: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  final func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    guard new != nil || configurations != nil else { return }
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

extension UICollectionViewListCell {
  /// A configuration as suits what the cell is in its list, without content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    guard itemAppearance?.isHeader == true else { return .cell() }
    return itemAppearance?.appearance == .plain ? .plainHeader() : .groupedHeader()
  }
}
