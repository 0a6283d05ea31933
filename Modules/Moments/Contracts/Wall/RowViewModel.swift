public import ListModel

/// The view model of a row that has a life of its own: a reference, which the list keeps while the
/// row changes in place.
///
/// The row publishes what changes as observables, and the cell that shows it watches them; the list
/// is neither told nor asked. Use it where something happens to one row at a time, such as a follow
/// that is being sent; where the whole list is read again anyway, a row is a value.
///
/// ```swift
/// final class DownloadRow: RowViewModel {
///   let itemID: ListItemID
///   let progress: Observable<Double>
///   ...
/// }
/// ```
@MainActor
public protocol RowViewModel: ListItemViewModel, AnyObject {}

/// A row that leads somewhere, or does something, when it is pressed.
///
/// The list that shows it needs to know no more: a cell of such a row shows that it is pressed, and
/// calls ``press()``.
@MainActor
public protocol ViewModelPressible: RowViewModel {
  /// Called when the reader has pressed the row outside of its controls.
  func press()
}

/// A cell's content that is configured by a row with a life of its own.
///
/// A cell binds itself to the observables of its row in ``update(with:)``, and keeps the bindings
/// where they are dropped before the next row comes: a cell that is reused hears nothing more of
/// the row it showed before.
@MainActor
public protocol CellConfigurable: AnyObject {
  /// The rows it shows.
  associatedtype ViewModel: RowViewModel

  /// Shows a row, and follows what changes of it.
  func update(with viewModel: ViewModel)
}
