public import ListModel
public import UIKit

/// Shows a ``TableModel``, alone or as a child of another screen.
///
///     let controller = TableModelViewController(
///       TableModel {
///         Section("Best") { Row(PhotoGridView.self, bestPhotos) }
///       }
///     )
///
/// Assign ``model`` whenever anything changes; what differs is applied with animation. Screens with
/// more to do subclass it and assign in `bind()`. Over a ``ListViewModel`` the model is written
/// down for the sections that it publishes:
///
///     TableModelViewController(people) { sections in
///       TableModel {
///         Section("People", sections.flatMap { $0.rows(of: Person.self) }) { Row(PersonView.self,
///         $0) }
///       }
///     }
open class TableModelViewController: ListViewController {
  /// Makes a screen with states and pages of its own.
  ///
  /// - Parameters:
  ///   - model: What the screen shows.
  ///   - style: What it shows it in: a table or a collection.
  public init(_ model: TableModel = TableModel(), style: ListViewStyle = .table()) {
    super.init(ListView(model, style: style))
  }

  /// Makes a screen over a view model.
  ///
  /// - Parameters:
  ///   - viewModel: Has the states, the pages and the messages.
  ///   - style: What the rows are shown in: a table or a collection.
  ///   - model: Writes the screen down for the view model's newest sections.
  public init(
    _ viewModel: any ListViewModel,
    style: ListViewStyle = .table(),
    model: @escaping ([ListSection]) -> TableModel
  ) {
    super.init(ListView(viewModel, style: style, model: model))
  }

  /// What the screen shows; a new one is applied with animation.
  public var model: TableModel {
    get { listView.model }
    set { listView.apply(newValue) }
  }

  /// Brings the screen from the model it shows to a new one.
  public func apply(_ model: TableModel, animated: Bool) {
    listView.apply(model, animated: animated)
  }
}
