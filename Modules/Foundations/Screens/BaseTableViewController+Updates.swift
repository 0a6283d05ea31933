public import ListModel

extension BaseTableViewController: ListUpdaterDelegate {
  /// Puts the spinner and the messages where the new rows leave room.
  public func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) {
    showState()
    listDidShowRows()
  }

  /// Hands the report to ``listUpdateFailed(_:)``.
  public func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {
    listUpdateFailed(failure)
  }
}
