public import ListModel

/// Follows a ``ListUpdater``.
///
/// Every method is optional.
public protocol ListUpdaterDelegate: AnyObject {
  /// The data is about to become `sections`, inside of a batch update or before a reload.
  ///
  /// Called before each stage: what makes cells for these sections must be ready when it returns.
  /// The view MUST NOT be touched.
  func listUpdater(_ updater: ListUpdater, willShow sections: [ListSection])

  /// The view shows new sections; animations may still run.
  ///
  /// - Parameters:
  ///   - updater: The updater.
  ///   - changes: What was done, or `nil` after a reload.
  func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?)

  /// Something was wrong with an update; the list is shown nevertheless.
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
