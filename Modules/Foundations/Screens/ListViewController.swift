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
/// changes. The closures of the list, such as ``ListView/onScroll``, report what happens in it.
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
  }

  /// Makes a screen for an existing list.
  public init(_ listView: ListView) {
    self.listView = listView
    registerList = { _ in }
    super.init()
  }

  // MARK: For subclasses

  /// Override this method to register a view for each kind of row, header and footer, or to declare
  /// the rows: ``ListView/declareRows(of:_:)``.
  open func registerRows() {}

  // MARK: Steps

  /// Sets the list as the view.
  open override func loadView() {
    let name = "\(type(of: self))"
    listView.driver.ownerName = { name }
    view = listView
  }

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

  // MARK: A declared list

  /// The model of a declared list; a new one is applied with animation.
  public var model: TableModel {
    get { listView.model }
    set { listView.apply(newValue) }
  }

  /// Updates a declared list from its current model to a new one.
  public func apply(_ model: TableModel, animated: Bool) {
    listView.apply(model, animated: animated)
  }
}
