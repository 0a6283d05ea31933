public import UIKit

/// A view that shows the model of a row: a ``ListItemView``, or a ``ModelCell``.
public protocol RowView: UIView {
  /// The type of the models that the view shows.
  associatedtype ViewModel: Sendable

  /// Shows a model. Called for every row that the view is reused for, and again when a row's model
  /// changes in place, so it must set every property that depends on the row.
  func update(with viewModel: ViewModel)
}
