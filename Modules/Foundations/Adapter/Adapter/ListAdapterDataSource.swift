public import ListModel
public import UIKit

/// Provides a ``ListAdapter`` with its objects.
public protocol ListAdapterDataSource: AnyObject {
  /// The objects of the list, top to bottom.
  ///
  /// Called once per update, possibly later than the call that requested the update. Objects of
  /// different types may be mixed. Two objects with one identity are both shown, and reported.
  func objects(for adapter: ListAdapter) -> [any ListItemViewModel]

  /// The controller of a new object; `nil` for objects of registered types.
  ///
  /// Called once per identity, and again only if it returns after it was removed, or changes its
  /// type.
  func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: AnyListItem)
    -> ListSectionController?

  /// The state of the whole list, shown while it has no objects.
  ///
  /// `content` unless implemented: an empty list shows nothing.
  func state(of adapter: ListAdapter) -> ListState

  /// The view of a list without objects: by default a spinner, or a message with a button that
  /// calls ``listAdapterDidRetry(_:)``.
  func listAdapter(_ adapter: ListAdapter, viewFor state: ListState) -> UIView?

  /// The reader retries after a failure.
  func listAdapterDidRetry(_ adapter: ListAdapter)

  /// The reader dragged an object of one row to the index of another: move it in the data.
  ///
  /// The list then requests the objects again, and so shows the result. Does not move the object
  /// unless implemented.
  ///
  /// - Parameters:
  ///   - adapter: The adapter.
  ///   - object: The dragged object.
  ///   - index: Its new index, counted in the objects without it.
  func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int)
}

extension ListAdapterDataSource {
  /// Returns `nil`: the registrations decide.
  public func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? { nil }

  /// Returns `content`.
  public func state(of adapter: ListAdapter) -> ListState { .content }

  /// Returns the default spinner and messages.
  public func listAdapter(_ adapter: ListAdapter, viewFor state: ListState) -> UIView? {
    ListStateView(state) { [weak adapter] in
      adapter.map { $0.dataSource?.listAdapterDidRetry($0) }
    }
  }

  /// Does nothing.
  public func listAdapterDidRetry(_ adapter: ListAdapter) {}

  /// Does not move the object.
  public func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {}
}
