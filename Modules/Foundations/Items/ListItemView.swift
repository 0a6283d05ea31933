public import ListModel
public import UIKit

/// A view that shows one row of a list: given a view model, it shows it, and says what the reader
/// does to it.
///
/// Adopt it by subclassing ``BaseListItemView``. The view knows the type of its view model; which
/// cell or list it sits in is none of its business.
public protocol ListItemView: UIView {
  /// The rows this view shows.
  associatedtype ViewModel: ListItemViewModel
  /// What the reader can do in the row. `Never` for a row that only shows.
  associatedtype Action = Never

  /// Told of what the reader does. The list sets it; a view on its own may set it too.
  var onAction: ((Action) -> Void)? { get set }

  /// Shows a view model. Called for every row the view is reused for, and again when a row's
  /// content changed in place, so it must set everything it ever sets.
  func update(with viewModel: ViewModel)

  /// Called before the row is measured, with the width it is going to have, in points. For what
  /// depends on how the text wraps, such as whether a button that unfolds it is needed.
  func prepareForLayout(width: CGFloat)

  /// Drops what belongs to the row shown last: bindings, image loads, running animations.
  func prepareForReuse()
}
