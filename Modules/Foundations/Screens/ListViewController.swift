public import ListModel
public import UIKit

/// A screen that contains a ``ListView``.
///
/// Register the rows from outside for a simple list, or declare them all as a ``TableModel``:
///
/// ```swift
/// let names = ListViewController(PagedListViewModel { try await api.names() }) {
///   $0.register { NameView() }
/// }
/// let photos = ListViewController(
///   TableModel {
///     Section("Best") { Row(PhotoGridView.self, bestPhotos) }
///   }
/// )
/// ```
///
/// Subclass it for a screen with more behavior, or ``BaseTableViewController`` if that needs the
/// table: register or declare the rows in ``registerRows()``, or assign ``model`` whenever anything
/// changes.
open class ListViewController: BaseViewController, ListRegistering {
  /// The list, which is the view of the screen.
  public let listView: ListView

  private let registerList: (ListView) -> Void

  /// Makes a screen over a list; loading starts when the view is loaded.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - style: A table or a collection.
  ///   - register: Registers the rows.
  public init(
    _ viewModel: any ListViewModel,
    style: ListViewStyle = .table(),
    register: @escaping (ListView) -> Void = { _ in }
  ) {
    listView = ListView(viewModel, style: style)
    registerList = register
    super.init()
    connect()
  }

  /// Makes a screen of declared rows with states and pages of their own.
  ///
  /// - Parameters:
  ///   - model: The content of the screen.
  ///   - style: A table or a collection.
  public init(_ model: TableModel = TableModel(), style: ListViewStyle = .table()) {
    listView = ListView(model, style: style)
    registerList = { _ in }
    super.init()
    connect()
  }

  /// Makes a screen for an existing list.
  public init(_ listView: ListView) {
    self.listView = listView
    registerList = { _ in }
    super.init()
    connect()
  }

  private func connect() {
    let name = "\(type(of: self))"
    listView.driver.ownerName = { name }
    listView.onScroll = { [weak self] in self?.listDidScroll() }
    listView.onSettle = { [weak self] in self?.listDidSettle() }
    listView.onShowRows = { [weak self] in self?.listDidShowRows() }
    listView.onUpdateFailure = { [weak self] in self?.listUpdateFailed($0) }
  }

  // MARK: For subclasses

  /// Override this method to register a view for each kind of row, header and footer, or to declare
  /// the rows: ``ListView/declareRows(of:_:)``.
  open func registerRows() {}

  /// Called when an update could not be made as requested: a defect of the view model, or of a data
  /// source.
  ///
  /// The list shows the new rows nevertheless. By default, writes the report to the standard error
  /// stream.
  open func listUpdateFailed(_ failure: ListUpdateFailure) {
    failure.write(by: "\(type(of: self))")
  }

  /// Called whenever the rows have moved: by the reader, by an animation, by an update.
  ///
  /// Called for each frame of a scroll: it MUST be fast.
  open func listDidScroll() {}

  /// Called when a scroll has come to rest.
  open func listDidSettle() {}

  /// Called when new rows are shown; their animation may still run.
  open func listDidShowRows() {}

  // MARK: Steps

  /// Sets the list as the view.
  open override func loadView() { view = listView }

  /// Registers the rows.
  open override func makeControls() {
    super.makeControls()
    registerList(listView)
    registerRows()
  }

  /// Observes the view model and makes it load.
  open override func bind() {
    super.bind()
    listView.start()
  }

  open override func trackScreenView() { listView.viewModel.screenDidAppear() }
}
