import DesignKit
public import ListModel
public import UIKit

/// The base of list screens over a ``ListViewModel`` that are shown by a collection view: rows by registration, loading,
/// empty, failed with retry, paging with its own retry, pull-to-refresh, diffs that keep the reader's place.
///
/// The collection face of ``BaseTableViewController``, and used the same way. What a collection has more is a layout for
/// each section: override ``layoutSection(at:in:)`` for grids and shelves.
///
///     override func registerRows() {
///       register({ PhotoView() }, onSelect: { [router] photo in router.go(to: .photo(photo.itemID)) })
///     }
///
/// Where a row is a world of its own, with rows inside that fold, come and go, ``ListAdapterViewController`` is the better
/// base.
open class BaseCollectionViewController: BaseViewController {
  /// The collection view.
  ///
  /// Its data source, delegate and prefetching belong to this class.
  public let collectionView: UICollectionView

  let face: ListScreenFace
  let updater: ListUpdater
  let cells: ListCellPool
  var registry = ListRowRegistry()
  /// The newest rows, without the footer.
  var content: [ListSection] = []
  /// Whether the list was not told of the content yet.
  private var isStale = true
  private var shownFooter = ListFooterContent.hidden

  /// Makes a screen over a list.
  ///
  /// Loading starts when the view is loaded.
  public init(viewModel: any ListViewModel) {
    face = ListScreenFace(viewModel: viewModel)
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    updater = ListUpdater(container: collectionView)
    cells = ListCellPool(collectionView)
    super.init()
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
  }

  /// Fails: screens are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: For subclasses

  /// Register a view for each kind of row, header and footer here.
  open func registerRows() {}

  /// Called with rows that are about to appear, farthest last.
  ///
  /// Prepare what takes time, such as pictures.
  open func prefetch(_ items: [AnyListItem]) {}

  /// Called with rows that will not appear after all.
  open func cancelPrefetching(_ items: [AnyListItem]) {}

  /// The layout of a section, or `nil` for a list of rows as wide as the list; a list unless overridden.
  ///
  /// For grids and shelves. Headers and footers are added to it.
  open func layoutSection(
    _ section: ListSection,
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { nil }

  /// The actions behind a row's leading edge, first outermost; none unless overridden.
  open func leadingSwipeActions(for item: AnyListItem) -> UISwipeActionsConfiguration? { nil }

  /// The actions behind a row's trailing edge, first outermost; none unless overridden.
  open func trailingSwipeActions(for item: AnyListItem) -> UISwipeActionsConfiguration? { nil }

  /// Whether headers stay at the top while their section is on screen; they do unless overridden.
  open var pinsHeaders: Bool { true }

  /// Says how rows of a view's view-model type are shown and what happens when the reader acts in them.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of one cell; called once a cell, not once a row.
  ///   - onAction: Told of what the reader did, and in which row.
  ///   - onSelect: Told when a row is tapped outside of its controls.
  public final func register<ItemView: ListItemView>(
    _ makeView: @escaping () -> ItemView,
    onAction: @escaping (ItemView.Action, ItemView.ViewModel) -> Void = { _, _ in },
    onSelect: ((ItemView.ViewModel) -> Void)? = nil
  ) {
    registry.register(makeView, onAction: onAction, onSelect: onSelect)
  }

  /// The row at an index path; `nil` outside of the list.
  public final func item(at indexPath: IndexPath) -> AnyListItem? {
    let sections = updater.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  // MARK: Steps

  /// Puts the collection view, the spinner and the message into the view.
  open override func makeControls() {
    super.makeControls()
    view.addSubview(collectionView)
    face.install(in: view, over: collectionView)
    register(
      { ListFooterItemView() },
      onAction: { [weak self] _, _ in self?.face.retryAfterRows() }
    )
    registerRows()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    face.hasRows = { [weak self] in self?.content.contains { !$0.items.isEmpty } ?? false }
    face.hasWaitingRows = { [weak self] in self?.updater.pendingUpdates.isEmpty == false }
    face.onFooter = { [weak self] in self?.show(footer: $0) }
  }

  /// Colors and names.
  open override func styleControls() {
    super.styleControls()
    view.backgroundColor = Palette.background
    collectionView.backgroundColor = Palette.background
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "list.collection"
  }

  /// The collection view fills the view; the spinner and the message are in the middle of what the bars leave.
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

  /// Shows the newest rows and what comes after them.
  private func show(footer: ListFooterContent) {
    guard isStale || footer != shownFooter else { return }
    isStale = false
    shownFooter = footer
    var sections = content
    if footer != .hidden {
      sections.append(ListSection(id: ListFooterRow.id, rows: [ListFooterRow(content: footer)]))
    }
    updater.update(to: sections)
  }
}
