public import ListModel

/// Provides a ``ListAdapter`` with its objects.
public protocol ListAdapterDataSource: AnyObject {
  /// Returns the objects of the list, top to bottom.
  ///
  /// Called once per update, possibly later than the call that requested the update. Objects of
  /// different types may be mixed. Two objects with one identity are both shown, and reported.
  func objects(for adapter: ListAdapter) -> [any ListItemViewModel]

  /// Returns the controller of a new object; `nil` for objects of registered types.
  ///
  /// Called once per identity, and again only if the object returns after it was removed, or
  /// changes its type.
  func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: AnyListItem)
    -> ListSectionController?

  /// Moves an object of one row in the data, after the reader dragged it to the index of another.
  ///
  /// The list then requests the objects again, and so shows the result. Does nothing by default.
  ///
  /// - Parameters:
  ///   - adapter: The adapter.
  ///   - object: The dragged object.
  ///   - index: Its new index, counted in the objects without it.
  func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int)
}

extension ListAdapterDataSource {
  /// Returns `nil`: only registered types have a controller.
  public func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? { nil }

  /// Does not move the object.
  public func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {}
}
