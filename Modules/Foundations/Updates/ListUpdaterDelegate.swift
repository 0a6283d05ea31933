public import ListModel

/// Is notified by a ``ListUpdater``.
///
/// Every method is optional.
public protocol ListUpdaterDelegate: AnyObject {
  /// The data is about to become `sections`, inside a batch update or before a reload.
  ///
  /// Called before each stage: cells for these sections must be available when it returns. The view
  /// MUST NOT be changed.
  func listUpdater(_ updater: ListUpdater, willShow sections: [ListSection])

  /// The view shows new sections; animations may still run.
  ///
  /// - Parameters:
  ///   - updater: The updater.
  ///   - changes: The applied changes, or `nil` after a reload.
  func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?)

  /// An update failed; the list is shown nevertheless.
  func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure)
}

extension ListUpdaterDelegate {
  /// Does nothing.
  public func listUpdater(_ updater: ListUpdater, willShow sections: [ListSection]) {}
  /// Does nothing.
  public func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) {}
  /// Does nothing.
  public func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {}
}
