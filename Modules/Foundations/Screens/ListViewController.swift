public import ListModel
public import UIKit

/// A screen that is a ``ListView``.
///
/// Register the rows from outside for a plain list, or subclass it (through
/// ``BaseTableViewController`` or ``BaseCollectionViewController``) for a screen with more to do:
///
/// ```swift
/// let screen = ListViewController(PagedListViewModel { try await api.names() }) {
///   $0.register { NameView() }
/// }
/// ```
open class ListViewController: BaseViewController, ListRegistering {
  /// The list, which is the view of the screen.
  public let listView: ListView

  private let registerList: (ListView) -> Void

  /// Makes a screen over a list; loading starts when the view is loaded.
  ///
  /// - Parameters:
  ///   - viewModel: What the list shows.
  ///   - style: What it shows it in.
  ///   - register: Says how rows are shown.
  public convenience init(
    _ viewModel: any ListViewModel,
    style: ListViewStyle = .table(),
    register: @escaping (ListView) -> Void = { _ in }
  ) {
    self.init(ListView(viewModel, style: style), register: register)
  }

  /// Makes a screen of a list that was made already.
  ///
  /// - Parameters:
  ///   - listView: The list.
  ///   - register: Says how rows are shown.
  public init(_ listView: ListView, register: @escaping (ListView) -> Void = { _ in }) {
    self.listView = listView
    registerList = register
    super.init()
    let name = "\(type(of: self))"
    listView.driver?.ownerName = { name }
    listView.onScroll = { [weak self] in self?.listDidScroll() }
    listView.onSettle = { [weak self] in self?.listDidSettle() }
    listView.onShowRows = { [weak self] in self?.listDidShowRows() }
    listView.onUpdateFailure = { [weak self] in self?.listUpdateFailed($0) }
  }

  // MARK: For subclasses

  /// Register a view for each kind of row, header and footer here.
  open func registerRows() {}

  /// Called when an update could not be made as asked: a defect of the view model, or of a data
  /// source.
  ///
  /// The list shows the new rows nevertheless. Writes the report to the standard error stream
  /// unless overridden.
  open func listUpdateFailed(_ failure: ListUpdateFailure) {
    failure.write(by: "\(type(of: self))")
  }

  /// Called whenever the rows have moved: by the reader, by an animation, by an update.
  ///
  /// Called for each frame of a scroll: it MUST cost little.
  open func listDidScroll() {}

  /// Called when a scroll has come to rest.
  open func listDidSettle() {}

  /// Called when new rows show; their animation may still run.
  open func listDidShowRows() {}

  // MARK: Steps

  /// The list is the view.
  open override func loadView() { view = listView }

  /// Registers the rows.
  open override func makeControls() {
    super.makeControls()
    registerList(listView)
    registerRows()
  }

  /// Follows the view model and asks it to load.
  open override func bind() {
    super.bind()
    listView.start()
  }

  /// Hands the screen view to the view model.
  open override func trackScreenView() { listView.viewModel.screenDidAppear() }
}
