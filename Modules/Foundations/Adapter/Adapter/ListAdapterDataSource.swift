public import ListModel
public import UIKit

/// Gives a ``ListAdapter`` its objects.
public protocol ListAdapterDataSource: AnyObject {
  /// What the list shows, top to bottom.
  ///
  /// Asked once an update, which may be later than the call that asked for the update. Objects of
  /// different types may be mixed. Two objects of one identity are both shown, and reported.
  func objects(for adapter: ListAdapter) -> [any ListItemViewModel]

  /// What shows an object that has come. Objects of registered types need no answer.
  ///
  /// Called once for an identity, and again only when it comes back after it was gone, or changes
  /// its type.
  func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: AnyListItem)
    -> ListSectionController?

  /// Where the list as a whole stands, for what it shows while it has no objects.
  ///
  /// `content` unless implemented: an empty list shows nothing.
  func state(of adapter: ListAdapter) -> ListState

  /// What a list without objects shows: by default a spinner, or a message with a button that calls
  /// ``listAdapterDidRetry(_:)``.
  func listAdapter(_ adapter: ListAdapter, viewFor state: ListState) -> UIView?

  /// The reader asked to try again after a failure.
  func listAdapterDidRetry(_ adapter: ListAdapter)

  /// The reader dragged an object of one row to the place of another: put it there in the data.
  ///
  /// The list asks for the objects afterwards, and so shows whatever was decided. Not moved unless
  /// implemented.
  ///
  /// - Parameters:
  ///   - adapter: The adapter.
  ///   - object: What was dragged.
  ///   - index: Where it goes, counted in objects without it.
  func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int)
}

extension ListAdapterDataSource {
  /// Leaves it to the registrations.
  public func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? { nil }

  /// Content.
  public func state(of adapter: ListAdapter) -> ListState { .content }

  /// The spinner and the messages of all lists.
  public func listAdapter(_ adapter: ListAdapter, viewFor state: ListState) -> UIView? {
    ListStateView(state) { [weak adapter] in
      adapter.map { $0.dataSource?.listAdapterDidRetry($0) }
    }
  }

  /// Does nothing.
  public func listAdapterDidRetry(_ adapter: ListAdapter) {}

  /// Leaves the object where it was.
  public func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {}
}
