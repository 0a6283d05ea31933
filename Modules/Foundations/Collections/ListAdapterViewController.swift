import DesignKit
public import ListModel
public import UIKit

/// A screen that shows a ``ListViewModel`` through a ``ListAdapter``: every row is an object with a section controller of
/// its own, and loading, empty, failed with retry, paging with its own retry and pull-to-refresh are there already.
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
/// The view model's sections are run together: their headers, rows and footers are the objects, in this order. Override
/// ``objects(in:)`` to make others of them. Identities must be distinct in the whole list.
open class ListAdapterViewController: BaseViewController, ListAdapterDataSource {
  /// Shows the objects.
  public let adapter: ListAdapter
  /// The list.
  public let collectionView: UICollectionView

  let face: ListScreenFace
  private var content: [ListSection] = []
  /// Whether the list was not told of the content yet.
  private var isStale = true
  private var shownFooter = ListFooterContent.hidden

  /// Makes a screen over a list.
  ///
  /// Loading starts when the view is loaded.
  ///
  /// - Parameters:
  ///   - viewModel: Publishes the objects.
  ///   - workingRangeSize: How many sections before and after the visible ones are told that they come near.
  public init(viewModel: any ListViewModel, workingRangeSize: Int = 0) {
    face = ListScreenFace(viewModel: viewModel)
    adapter = ListAdapter(viewController: nil, workingRangeSize: workingRangeSize)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: adapter.makeLayout())
    super.init()
    adapter.viewController = self
  }

  /// Fails: screens are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: For subclasses

  /// Register a section controller, or a view, for each kind of object here.
  open func registerSections() {}

  /// The objects that stand for the view model's sections: headers, rows and footers, in order, unless overridden.
  open func objects(in sections: [ListSection]) -> [any ListItemViewModel] {
    sections.flatMap { section in
      ([section.header] + section.items + [section.footer]).compactMap { $0?.base }
    }
  }

  /// What shows an object of a type that is not registered; nothing unless overridden.
  open func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? { nil }

  /// The reader dragged an object to another place; it stays where it was unless overridden.
  open func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {}

  // MARK: Steps

  /// Puts the list, the spinner and the message into the view.
  open override func makeControls() {
    super.makeControls()
    view.addSubview(collectionView)
    face.install(in: view, over: collectionView)
    adapter.register(
      { ListFooterItemView() },
      onAction: { [weak self] _, _ in self?.face.retryAfterRows() }
    )
    registerSections()
    face.hasRows = { [weak self] in self?.content.contains { !$0.items.isEmpty } ?? false }
    face.hasWaitingRows = { [weak self] in self?.adapter.isUpToDate == false }
    face.onFooter = { [weak self] in self?.show(footer: $0) }
    adapter.onScroll = { [weak self] in self?.face.loadMoreIfNearEnd() }
    adapter.collectionView = collectionView
    adapter.dataSource = self
  }

  /// Colors and names.
  open override func styleControls() {
    super.styleControls()
    view.backgroundColor = Palette.background
    collectionView.backgroundColor = Palette.background
    collectionView.accessibilityIdentifier = "list.collection"
  }

  /// The list fills the view; the spinner and the message are in the middle of what the bars leave.
  open override func constrainControls() {
    super.constrainControls()
    face.constrain()
  }

  /// Follows the view model and asks it to load.
  open override func bind() {
    super.bind()
    face.bind(bindings) { [weak self] sections in
      self?.content = sections
      self?.isStale = true
    }
  }

  /// Hands the screen view to the view model.
  open override func trackScreenView() {
    face.viewModel.screenDidAppear()
  }

  /// Loads on where a page does not fill the screen.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The list knows how long its rows are once it has laid them out, which it does after its superview.
    collectionView.layoutIfNeeded()
    face.loadMoreIfNearEnd()
  }

  /// Shows the newest objects and what comes after them.
  private func show(footer: ListFooterContent) {
    guard isStale || footer != shownFooter else { return }
    isStale = false
    shownFooter = footer
    adapter.performUpdates(animated: true)
  }

  // MARK: ListAdapterDataSource

  /// The objects, and what comes after them.
  public func objects(for adapter: ListAdapter) -> [any ListItemViewModel] {
    let objects = objects(in: content)
    return face.footer == .hidden ? objects : objects + [ListFooterRow(content: face.footer)]
  }
}
