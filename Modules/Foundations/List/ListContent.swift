import ListModel
import UIKit

/// Shows the rows of a ``ListView``: a table or a collection with registered rows, or section
/// controllers.
protocol ListContent: AnyObject {
  /// The table or collection.
  var scrollView: UIScrollView { get }
  /// Whether rows are not shown yet, for example a new page.
  var hasWaitingRows: Bool { get }
  /// Shows rows, if they are new, and the footer.
  ///
  /// `completion` is called once when these rows, or newer ones, are shown.
  func show(
    _ sections: [ListSection]?,
    _ footer: ListFooterContent,
    animated: Bool,
    completion: (() -> Void)?
  )
  /// Fits the footer to the width of the list.
  func sizeFooter()
  /// Shows the rows that waited for the end of a scroll.
  func goOn()
}

extension ListDriver: ListContent {
  var scrollView: UIScrollView { container }
  var hasWaitingRows: Bool { !updater.pendingUpdates.isEmpty }
  func goOn() { updater.containerDidSettle() }
}

/// Shows the objects of a list with the section controllers of an adapter.
final class ListAdapterContent: ListContent, ListAdapterDataSource {
  let collectionView: UICollectionView
  let adapter: ListAdapter
  /// Makes the objects of the list's sections.
  var makeObjects: @MainActor ([ListSection]) -> [any ListItemViewModel] = ListAdapterContent
    .objects
  /// The data source for types that are not registered, and for dragged objects.
  weak var fallback: (any ListAdapterDataSource)?
  private var objects: [any ListItemViewModel] = []
  private var footer = ListFooterContent.hidden

  init(_ adapter: ListAdapter) {
    self.adapter = adapter
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: adapter.makeLayout())
  }

  /// Headers, rows and footers, in order.
  static func objects(in sections: [ListSection]) -> [any ListItemViewModel] {
    sections.flatMap { section in
      ([section.header] + section.items + [section.footer]).compactMap { $0?.base }
    }
  }

  var scrollView: UIScrollView { collectionView }
  var hasWaitingRows: Bool { !adapter.isUpToDate }
  func sizeFooter() {}
  func goOn() { adapter.goOn() }

  func show(
    _ sections: [ListSection]?,
    _ footer: ListFooterContent,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard sections != nil || footer != self.footer else { return }
    if let sections { objects = makeObjects(sections) }
    self.footer = footer
    adapter.performUpdates(animated: animated, completion: completion)
  }

  // MARK: ListAdapterDataSource

  func objects(for adapter: ListAdapter) -> [any ListItemViewModel] {
    footer == .hidden ? objects : objects + [ListFooterRow(content: footer)]
  }

  func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? {
    fallback?.listAdapter(adapter, sectionControllerFor: object)
  }

  func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {
    fallback?.listAdapter(adapter, move: object, to: index)
  }
}
