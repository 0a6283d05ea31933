import DesignKit
import Foundation
public import ListModel
public import UIKit

/// The base of list screens over a ``ListViewModel``: rows by registration, loading, empty, failed with retry, paging with
/// its own retry, pull-to-refresh, diffs that keep the reader's place.
///
/// A screen registers a view for each kind of row and is done:
///
///     override func registerRows() {
///       register({ MomentListItemView() }) { [viewModel] action, row in viewModel.perform(action, on: row) }
///     }
///
/// New rows go through a ``ListUpdater``: what changed in place is reconfigured, never reloaded, and what comes while the
/// reader drags is shown when they let go.
open class BaseTableViewController: BaseViewController {
  /// The table.
  ///
  /// Its data source, delegate and prefetching belong to this class.
  public let tableView: UITableView

  /// Brings the table from the rows it shows to new ones; the table's rows are those of its ``ListUpdater/sections``.
  public let updater: ListUpdater

  let face: ListScreenFace
  var registrations: [ObjectIdentifier: TableRowRegistration] = [:]
  let footerView = ListFooterView()

  /// Makes a screen over a list.
  ///
  /// Loading starts when the view is loaded.
  public init(viewModel: any ListViewModel, style: UITableView.Style = .plain) {
    face = ListScreenFace(viewModel: viewModel)
    tableView = UITableView(frame: .zero, style: style)
    updater = ListUpdater(container: tableView)
    super.init()
    updater.delegate = self
    // New moments wait above the reader, at the top too.
    updater.keepsPlaceAtTop = true
  }

  /// Fails: screens are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: For subclasses

  /// Register a view for each kind of row here.
  open func registerRows() {}

  /// Called with rows that are about to appear, farthest last.
  ///
  /// Prepare what takes time, such as pictures.
  open func prefetch(_ items: [AnyListItem]) {}

  /// Called with rows that will not appear after all.
  open func cancelPrefetching(_ items: [AnyListItem]) {}

  /// Called when an update could not be made as asked: a defect of the view model, or of a data source.
  ///
  /// The list shows the new rows nevertheless. Writes the report to the standard error stream unless overridden.
  open func listUpdateFailed(_ failure: ListUpdateFailure) {
    FileHandle.standardError.write(Data("\(type(of: self)): \(failure)\n".utf8))
  }

  /// Called whenever the rows have moved: by the reader, by an animation, by an update.
  ///
  /// Called for each frame of a scroll: it MUST cost little.
  open func listDidScroll() {}

  /// Called when a scroll has come to rest.
  open func listDidSettle() {}

  /// Called when new rows show; their animation may still run.
  open func listDidShowRows() {}

  /// The actions behind the leading side of a row, made when the reader starts to swipe; `nil` for none.
  ///
  /// Assistive technologies offer them too.
  open func leadingSwipeActions(for item: AnyListItem) -> UISwipeActionsConfiguration? { nil }

  /// The actions behind the trailing side of a row, made when the reader starts to swipe; `nil` for none.
  ///
  /// Assistive technologies offer them too.
  open func trailingSwipeActions(for item: AnyListItem) -> UISwipeActionsConfiguration? { nil }

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
    registrations[ObjectIdentifier(ItemView.ViewModel.self)] = TableRowRegistration(
      makeView,
      onAction: onAction,
      onSelect: onSelect
    )
    pendingCellClasses[ObjectIdentifier(ItemView.ViewModel.self)] =
      BaseTableViewCell<ItemView>.self
  }

  /// The cell class of each view-model type; given to the table under a row's reuse identifier when first needed.
  var pendingCellClasses: [ObjectIdentifier: UITableViewCell.Type] = [:]
  var registeredIdentifiers: Set<String> = []

  // MARK: Steps

  /// Puts the table, the spinner and the message into the view.
  open override func makeControls() {
    super.makeControls()
    view.addSubview(tableView)
    face.install(in: view, over: tableView)
    registerRows()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.tableFooterView = footerView
    face.hasRows = { [weak self] in self?.hasRows ?? false }
    face.hasWaitingRows = { [weak self] in self?.updater.pendingUpdates.isEmpty == false }
    face.onFooter = { [weak self] in self?.showFooter($0) }
    footerView.onRetry = { [weak self] in self?.face.retryAfterRows() }
  }

  /// Colors and names.
  open override func styleControls() {
    super.styleControls()
    view.backgroundColor = Palette.background
    tableView.backgroundColor = Palette.background
    tableView.separatorStyle = .none
    tableView.accessibilityIdentifier = "list.table"
  }

  /// The table fills the view; the spinner and the message are in the middle of what the bars leave.
  open override func constrainControls() {
    super.constrainControls()
    face.constrain()
  }

  /// Follows the view model and asks it to load.
  open override func bind() {
    super.bind()
    face.viewModel.sections.observe { [weak self] in self?.updater.update(to: $0) }
      .disposed(by: bindings)
    face.viewModel.state.observe { [weak self] _ in self?.showState() }.disposed(by: bindings)
    face.viewModel.pagingState.observe { [weak self] _ in self?.showState() }.disposed(by: bindings)
    face.load()
  }

  /// Hands the screen view to the view model.
  open override func trackScreenView() {
    face.viewModel.screenDidAppear()
  }

  /// Keeps the footer as wide as the table and loads on where a page does not fill the screen.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizeFooter()
    // The table knows how long its rows are once it has laid them out, which it does after its superview.
    tableView.layoutIfNeeded()
    face.loadMoreIfNearEnd()
  }
}
