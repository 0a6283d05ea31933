public import ListModel
public import UIKit

/// Shows a ``TableModel``, alone or as a child of another screen.
///
/// ```swift
/// let controller = TableModelViewController(
///   TableModel {
///     Section("Best") { Row(PhotoGridView.self, bestPhotos) }
///   }
/// )
/// ```
///
/// Assign ``model`` whenever anything changes; the differences are applied with animation. Screens
/// with more behavior subclass it and assign in `bind()`. Over a ``ListViewModel``, the model is
/// made from the sections that it publishes:
///
/// ```swift
/// TableModelViewController(people) { sections in
///   TableModel {
///     Section("People", sections.flatMap { $0.rows(of: Person.self) }) {
///       Row(PersonView.self, $0)
///     }
///   }
/// }
/// ```
open class TableModelViewController: ListViewController {
  /// Makes a screen with its own states and pages.
  ///
  /// - Parameters:
  ///   - model: The content of the screen.
  ///   - style: A table or a collection.
  public init(_ model: TableModel = TableModel(), style: ListViewStyle = .table()) {
    super.init(ListView(model, style: style))
  }

  /// Makes a screen over a view model.
  ///
  /// - Parameters:
  ///   - viewModel: Provides the states, the pages and the messages.
  ///   - style: A table or a collection.
  ///   - model: Makes the model for the view model's newest sections.
  public init(
    _ viewModel: any ListViewModel,
    style: ListViewStyle = .table(),
    model: @escaping ([ListSection]) -> TableModel
  ) {
    super.init(ListView(viewModel, style: style, model: model))
  }

  /// The model of the screen; a new one is applied with animation.
  public var model: TableModel {
    get { listView.model }
    set { listView.apply(newValue) }
  }

  /// Updates the screen from its current model to a new one.
  public func apply(_ model: TableModel, animated: Bool) {
    listView.apply(model, animated: animated)
  }
}
