public import ListModel
public import UIKit

/// Shows objects in a collection view, each in a section with its own controller.
///
/// A screen shows a list of objects (``ListItemViewModel`` values or classes); one
/// ``ListSectionController`` determines its appearance and behavior. New kinds of content need new
/// controllers and no change to existing ones. `docs/guides/section-controllers.md` builds a feed
/// this way.
///
/// ```swift
/// final class FeedViewController: UIViewController, ListAdapterDataSource {
///   private var posts: [PostRow] = []
///   private lazy var adapter = ListAdapter(viewController: self, workingRangeSize: 2)
///   private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: adapter.makeLayout())
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(list)
///     adapter.register(PostRow.self) { PostSection() }
///     adapter.collectionView = list
///     adapter.dataSource = self
///   }
///
///   func objects(for adapter: ListAdapter) -> [any ListItemViewModel] { posts }
///   func postsChanged() { adapter.performUpdates(animated: true) }
/// }
/// ```
///
/// For a ``ListViewModel`` with states, paging and refresh, ``ListAdapterViewController`` is a
/// complete screen.
///
/// Updates:
/// 1. An object keeps its controller as long as its identity is in the list.
/// 2. An update of a list at rest is applied before the call returns. Updates requested during an
///   update, a drag or a scroll animation wait, and are then applied together, once.
/// 3. Every change that can be animated is, however many there are.
/// 4. The topmost visible row that remains keeps its position on screen (see ``ListUpdater``).
public final class ListAdapter: NSObject {
  /// The screen that contains the list.
  public weak var viewController: UIViewController?

  /// The number of sections before and after the visible ones that are in the working range.
  public let workingRangeSize: Int

  /// Provides the objects.
  ///
  /// Setting it shows them.
  public weak var dataSource: (any ListAdapterDataSource)? {
    didSet { reloadData() }
  }

  /// The collection view.
  ///
  /// Setting it shows the objects.
  ///
  /// Its data source, delegate and prefetching belong to the adapter; its layout should be that of
  /// ``makeLayout()``.
  public weak var collectionView: UICollectionView? {
    didSet {
      if oldValue !== collectionView { attach(from: oldValue) }
    }
  }

  /// Notified when sections and cells appear and disappear.
  public weak var displayDelegate: (any ListAdapterDisplayDelegate)?
  /// Called when an update could not be made as requested: a defect of the data source, or of a
  /// section controller.
  ///
  /// The list shows the new rows nevertheless. By default, writes the report to the standard error
  /// stream; in a ``ListView``, calls ``ListView/onUpdateFailure``.
  public var onUpdateFailure: (ListUpdateFailure) -> Void {
    get { events.didFail }
    set { events.didFail = newValue }
  }

  /// Receives the scroll view calls of the collection view.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)?

  /// Whether taps select and deselect rows, any number of them.
  ///
  /// A selection belongs to its row: an update that moves the row moves the selection, and one that
  /// removes the row removes it. If this is off, the section controller is notified of a tap and
  /// nothing stays selected.
  public var allowsMultipleSelection = false {
    didSet {
      collectionView?.allowsMultipleSelection = allowsMultipleSelection
      guard allowsMultipleSelection != oldValue else { return }
      if !allowsMultipleSelection { deselectAll() }
      events.didChangeSelection()
    }
  }

  /// Whether rows whose controller allows it can be dragged to another index path after a long
  /// press.
  ///
  /// Within a section controller a row may move to any index; an object of one row may move to the
  /// index of another.
  public var allowsReordering = false {
    didSet { reordering.isEnabled = allowsReordering }
  }

  /// The callbacks to the list view that owns the adapter.
  var events = ListEvents(didFail: { $0.write(by: "ListAdapter") })
  var updater: ListUpdater?
  private(set) var imagePlayer: ListImagePlayer?
  var cells = ListCellPool(nil)
  var factories: [ObjectIdentifier: () -> ListSectionController] = [:]
  /// The objects of the newest update, in order, and their controllers.
  var entries: [ListAdapterEntry] = []
  var entriesByID: [ListItemID: ListAdapterEntry] = [:]
  /// Controllers of objects that the update in progress removes.
  var retiring: [ListItemID: ListSectionController] = [:]
  var work = ListAdapterWork()
  var isFlushing = false
  /// The number of collection view calls in progress.
  var answers = 0
  var isFlushScheduled = false
  var requestedPath: IndexPath?
  var requestedSection: Int?
  /// The numbers of the selected rows' tokens.
  var selectedTokens: Set<Int> = []
  var displayed: [ObjectIdentifier: ListDisplayedCell] = [:]
  /// The controllers in the working range, in the order of their sections.
  var workingRange: [ListSectionController] = []
  /// The indices of the sections on screen.
  var sectionIndices: [ListItemID: Int] = [:]
  var plainList: (size: CGSize, section: NSCollectionLayoutSection)?
  var nestedStates = NestedRowStates()
  let reordering = ListReordering(updater: nil)

  /// Makes an adapter without a list.
  ///
  /// - Parameters:
  ///   - viewController: The screen; not retained.
  ///   - workingRangeSize: The number of sections before and after the visible ones in the working
  ///     range.
  public init(viewController: UIViewController?, workingRangeSize: Int = 0) {
    self.viewController = viewController
    self.workingRangeSize = max(0, workingRangeSize)
    super.init()
    reordering.isEnabled = false
    reordering.onEnd = { [weak self] in self?.flush() }
  }

  /// The text that the debugger prints for `po adapter`: ``debugReport()``.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { debugReport() }
  }

  // MARK: Registration

  /// Sets the section controller of objects of a type.
  ///
  /// The controller made here is kept as long as the object's identity is in the list.
  ///
  /// ```swift
  /// adapter.register(CommentRow.self) { CommentSection() }
  /// ```
  public func register<Object: ListItemViewModel>(
    _ type: Object.Type,
    _ makeController: @escaping () -> ListSectionController
  ) {
    factories[ObjectIdentifier(type)] = makeController
  }

  /// Shows each object of a view's view-model type as one row with that view.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of a cell; called once per cell, not per row.
  ///   - onAction: Called with each action of the reader and the object.
  ///   - onSelect: Called when a row is tapped outside its controls.
  public func register<View: ListItemView>(
    _ makeView: @escaping () -> View,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in },
    onSelect: ((View.ViewModel) -> Void)? = nil
  ) {
    register(View.ViewModel.self) {
      ListSingleSectionController(makeView, onAction: onAction, onSelect: onSelect)
    }
  }

  // MARK: The list

  private func attach(from old: UICollectionView?) {
    if let old {
      if old.dataSource === self { old.dataSource = nil }
      if old.delegate === self { old.delegate = nil }
      endDisplaying()
    }
    cells = ListCellPool(collectionView)
    updater = collectionView.map(ListUpdater.init(container:))
    updater?.backgroundThreshold = nil
    updater?.delegate = self
    reordering.attach(to: collectionView, updater: updater)
    imagePlayer?.detach()
    imagePlayer = collectionView.map(ListImagePlayer.init)
    guard let collectionView else { return }
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    collectionView.allowsMultipleSelection = allowsMultipleSelection
    collectionView.alwaysBounceVertical = true
    reloadData()
  }
}

/// An object in the list and its controller.
struct ListAdapterEntry {
  /// The identity of the section: that of the object, made unique if objects share one.
  var id: ListItemID
  var object: AnyListItem
  var controller: ListSectionController
}
