public import ListModel
public import UIKit

/// A screen that shows a ``ListViewModel`` through a ``ListAdapter``: every row is an object with a
/// section controller of its own, and loading, empty, failed with retry, paging with its own retry
/// and pull-to-refresh are there already.
///
/// ```swift
/// final class ThreadViewController: ListAdapterViewController {
///   init(viewModel: any ThreadViewModel) { super.init(viewModel: viewModel, workingRangeSize: 2) }
///
///   override func registerSections() {
///     adapter.register(PostRow.self) { ListStackedSectionController([AuthorSection(), TextSection()]) }
///     adapter.register({ CommentView() }, onAction: { [viewModel] in viewModel.perform($0, on: $1) })
///   }
/// }
/// ```
///
/// The view model's sections are run together: their headers, rows and footers are the objects, in
/// this order. Override ``objects(in:)`` to make others of them. Identities must be distinct in the
/// whole list.
open class ListAdapterViewController: ListViewController, ListAdapterDataSource {
  /// Shows the objects.
  public let adapter: ListAdapter
  /// The list.
  public let collectionView: UICollectionView

  private let objectsOfList: ListAdapterContent

  /// Makes a screen over a list.
  ///
  /// Loading starts when the view is loaded.
  ///
  /// - Parameters:
  ///   - viewModel: Publishes the objects.
  ///   - workingRangeSize: How many sections before and after the visible ones are told that they
  ///     come near.
  public init(viewModel: any ListViewModel, workingRangeSize: Int = 0) {
    adapter = ListAdapter(viewController: nil, workingRangeSize: workingRangeSize)
    objectsOfList = ListAdapterContent(adapter)
    collectionView = objectsOfList.collectionView
    super.init(ListView(viewModel, objectsOfList))
    adapter.viewController = self
    objectsOfList.fallback = self
    objectsOfList.makeObjects = { [weak self] in self?.objects(in: $0) ?? [] }
  }

  // MARK: For subclasses

  /// Register a section controller, or a view, for each kind of object here.
  open func registerSections() {}

  /// The objects that stand for the view model's sections: headers, rows and footers, in order,
  /// unless overridden.
  open func objects(in sections: [ListSection]) -> [any ListItemViewModel] {
    ListAdapterContent.objects(in: sections)
  }

  /// What shows an object of a type that is not registered; nothing unless overridden.
  open func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? { nil }

  /// The reader dragged an object to another place; it stays where it was unless overridden.
  open func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {}

  /// The objects, and what comes after them.
  public func objects(for adapter: ListAdapter) -> [any ListItemViewModel] {
    objectsOfList.objects(for: adapter)
  }

  // MARK: Steps

  /// Registers the section controllers.
  open override func registerRows() {
    super.registerRows()
    registerSections()
  }
}
