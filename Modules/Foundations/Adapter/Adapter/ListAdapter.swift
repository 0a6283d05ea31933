public import ListModel
public import UIKit

/// Shows objects in a collection view, each in a section made by a controller of its own.
///
/// What a screen shows is a list of objects (``ListItemViewModel`` values or classes); how an
/// object looks and what can be done with it is one ``ListSectionController``. New kinds of content
/// are new controllers: those that are there are not touched. `docs/guides/section-controllers.md`
/// builds a feed that way.
///
/// ```swift
/// final class FeedViewController: UIViewController, ListAdapterDataSource {
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
/// Over a ``ListViewModel``, with states, paging and refresh, ``ListAdapterViewController`` is that
/// screen already.
///
/// Updates:
/// 1. An object keeps its controller for as long as its identity is in the list.
/// 2. An update on a list at rest is done before the call returns. One that is asked for during an
///   update, a drag or a scroll animation waits, and all that wait are done together, once.
/// 3. Every change is animated that can be; there is no number of changes from which on it is not.
/// 4. The topmost visible row that stays keeps its place (see ``ListUpdater``).
public final class ListAdapter: NSObject {
  /// The screen the list is on.
  public weak var viewController: UIViewController?

  /// How many sections before and after the visible ones are in the working range.
  public let workingRangeSize: Int

  /// Gives the objects.
  ///
  /// Setting it shows them.
  public weak var dataSource: (any ListAdapterDataSource)? {
    didSet { reloadData() }
  }

  /// The list.
  ///
  /// Setting it shows the objects.
  ///
  /// Its data source, delegate and prefetching belong to the adapter; its layout should come from
  /// ``makeLayout()``.
  public weak var collectionView: UICollectionView? {
    didSet {
      if oldValue !== collectionView { attach(from: oldValue) }
    }
  }

  /// Hears of sections and cells that appear and disappear.
  public weak var displayDelegate: (any ListAdapterDisplayDelegate)?
  /// Is told how long cells took.
  public weak var performanceDelegate: (any ListAdapterPerformanceDelegate)?
  /// Hears of what cannot be right in an update.
  ///
  /// Without one, it is written to the log.
  public weak var problemDelegate: (any ListAdapterProblemDelegate)?
  /// Hears what the collection view tells the delegate of a scroll view.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)?

  /// Whether taps select and deselect rows, any number of them.
  ///
  /// A selection belongs to its row: updates that move the row take it along, updates that remove
  /// the row drop it. Where this is off, a tap is told to the section controller and leaves nothing
  /// selected.
  public var allowsMultipleSelection = false {
    didSet {
      collectionView?.allowsMultipleSelection = allowsMultipleSelection
      if !allowsMultipleSelection { deselectAll() }
    }
  }

  /// Whether rows whose controller allows it can be dragged to another place after a long press.
  ///
  /// Within a section controller a row may go anywhere; an object of one row may go to the place of
  /// another.
  public var allowsReordering = false {
    didSet { reordering.isEnabled = allowsReordering }
  }

  // What the list that the adapter belongs to is told.
  var onScroll: () -> Void = {}
  var onSettle: () -> Void = {}
  var onShow: () -> Void = {}
  var updater: ListUpdater?
  private(set) var imagePlayer: ListImagePlayer?
  var cells = ListCellPool(nil)
  var factories: [ObjectIdentifier: () -> ListSectionController] = [:]
  /// The objects of the newest update, in order, and their controllers.
  var entries: [ListAdapterEntry] = []
  var entriesByID: [ListItemID: ListAdapterEntry] = [:]
  /// Controllers of objects that an update is taking away.
  var retiring: [ListItemID: ListSectionController] = [:]
  var work = ListAdapterWork()
  var isFlushing = false
  /// How many questions of the collection view are being answered.
  var answers = 0
  var isFlushScheduled = false
  var requestedPath: IndexPath?
  var requestedSection: Int?
  /// The numbers of the selected rows' tokens.
  var selectedTokens: Set<Int> = []
  var displayed: [ObjectIdentifier: ListDisplayedCell] = [:]
  /// The controllers near what is visible, in the order of their sections.
  var workingRange: [ListSectionController] = []
  var sectionPlaces: [ListItemID: Int] = [:]
  var plainList: (size: CGSize, section: NSCollectionLayoutSection)?
  var shownStateView: UIView?
  let reordering = ListReordering(updater: nil)

  /// Makes an adapter without a list.
  ///
  /// - Parameters:
  ///   - viewController: The screen; not retained.
  ///   - workingRangeSize: How many sections before and after the visible ones are told that they
  ///     come near.
  public init(viewController: UIViewController?, workingRangeSize: Int = 0) {
    self.viewController = viewController
    self.workingRangeSize = max(0, workingRangeSize)
    super.init()
    reordering.isEnabled = false
    reordering.onEnd = { [weak self] in self?.flush() }
  }

  /// What the debugger prints for `po adapter`: ``debugReport()``.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { debugReport() }
  }

  // MARK: Registration

  /// Says what shows objects of a type.
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

  /// Says that objects of a view's view-model type take one row, shown by the view.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of one cell; called once a cell, not once a row.
  ///   - onAction: Told of what the reader did, and in which row.
  ///   - onSelect: Told when a row is tapped outside of its controls.
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

/// An object in the list and who shows it.
struct ListAdapterEntry {
  /// The identity of the section: that of the object, made distinct where objects share one.
  var id: ListItemID
  var object: AnyListItem
  var controller: ListSectionController
}
