public import ListModel
public import UIKit

/// A screen that shows a ``ListViewModel`` through a ``ListAdapter``: every row is an object with
/// its own section controller, and loading, empty and failure states with a retry, paging with its
/// own retry, and pull-to-refresh are included.
///
/// ```swift
/// final class ThreadViewController: ListAdapterViewController {
///   private let viewModel: any ThreadViewModel
///
///   init(viewModel: any ThreadViewModel) {
///     self.viewModel = viewModel
///     super.init(viewModel: viewModel, workingRangeSize: 2)
///   }
///
///   override func registerSections() {
///     adapter.register(PostRow.self) { ListStackedSectionController([AuthorSection(), TextSection()]) }
///     adapter.register({ CommentView() }, onAction: { [viewModel] in viewModel.perform($0, on: $1) })
///   }
/// }
/// ```
///
/// The view model's sections are flattened: their headers, rows and footers are the objects, in
/// this order. Override ``objects(in:)`` to change that. Identities must be unique in the whole
/// list.
open class ListAdapterViewController: ListViewController, ListAdapterDataSource {
  /// The adapter that shows the objects.
  public let adapter: ListAdapter
  /// Shows the sections of ``adapter``.
  public let collectionView: UICollectionView

  private let objectsOfList: ListAdapterContent

  /// Makes a screen over a list.
  ///
  /// Loading starts when the view is loaded.
  ///
  /// - Parameters:
  ///   - viewModel: Publishes the objects.
  ///   - workingRangeSize: The number of sections before and after the visible ones in the working
  ///     range.
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

  /// Override this method to register a section controller, or a view, for each kind of object.
  open func registerSections() {}

  /// Returns the objects for the view model's sections: headers, rows and footers, in order, unless
  /// overridden.
  open func objects(in sections: [ListSection]) -> [any ListItemViewModel] {
    ListAdapterContent.objects(in: sections)
  }

  /// Returns the controller of an object whose type is not registered; `nil` unless overridden.
  open func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? { nil }

  /// Called when the reader dragged an object to another index; does nothing unless overridden.
  open func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {}

  /// The objects, followed by the footer.
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
