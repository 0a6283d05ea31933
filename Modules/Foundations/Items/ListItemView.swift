public import ListModel
public import UIKit

/// A view that shows one row of a list: it shows a view model and reports the reader's actions.
///
/// Adopt it by subclassing ``BaseListItemView``. The view knows the type of its view model; it does
/// not depend on its cell or list.
public protocol ListItemView: RowView where ViewModel: ListItemViewModel {
  /// The actions of the reader in the row. `Never` for a row without actions.
  associatedtype Action = Never

  /// Called with each action of the reader. The list sets it; a view outside a list may set it too.
  var onAction: ((Action) -> Void)? { get set }

  /// Where the separator below a row of a table begins, if it is ``RowSeparator/automatic``: the
  /// distance from the leading edge of the view to the text of the current row, after a leading
  /// image, in points; `nil` for the table's default.
  var separatorLeading: CGFloat? { get }

  /// Called before each ``RowView/update(with:)``, also for a row that changed in place: ends the
  /// bindings of the former content.
  func prepareForUpdate()

  /// Called before the row is measured, with its width in points. For parts that depend on how the
  /// text wraps, such as a button that unfolds it.
  func prepareForLayout(width: CGFloat)

  /// Clears the state of the previous row: bindings, image loads, running animations.
  func prepareForReuse()
}

extension ListItemView {
  /// Does nothing, for views without bindings.
  public func prepareForUpdate() {}

  /// None, for views without a leading image.
  public var separatorLeading: CGFloat? { nil }
}
