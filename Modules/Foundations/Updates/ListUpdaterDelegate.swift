public import ListModel

/// Receives the events of a ``ListUpdater``.
///
/// All methods are optional.
public protocol ListUpdaterDelegate: AnyObject {
  /// Called once before an update, while the view shows the old sections.
  func listUpdaterWillUpdate(_ updater: ListUpdater)

  /// Called before the data becomes `sections`, inside a batch update or before a reload.
  ///
  /// Called for each stage: cells for these sections must be available when it returns. The view
  /// MUST NOT be changed.
  func listUpdater(_ updater: ListUpdater, willShow sections: [ListSection])

  /// Called when the view shows new sections; animations may still run.
  ///
  /// - Parameters:
  ///   - updater: The updater.
  ///   - changes: The applied changes, or `nil` after a reload.
  func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?)

  /// Called when an update failed; the list shows the new data nevertheless.
  func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure)
}

extension ListUpdaterDelegate {
  /// Does nothing.
  public func listUpdaterWillUpdate(_ updater: ListUpdater) {}
  /// Does nothing.
  public func listUpdater(_ updater: ListUpdater, willShow sections: [ListSection]) {}
  /// Does nothing.
  public func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) {}
  /// Does nothing.
  public func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {}
}
