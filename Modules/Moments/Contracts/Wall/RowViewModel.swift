public import ListModel

/// The view model of a row with its own state: a reference that the list keeps while the row
/// changes in place.
///
/// The row publishes changes as observables, and its cell observes them; the list is not involved.
/// Use it if something happens to one row at a time, such as a follow that is being sent; if the
/// whole list is loaded again anyway, use a value.
///
/// ```swift
/// final class DownloadRow: RowViewModel {
///   let itemID: ListItemID
///   let progress: Observable<Double>
///
///   init(_ itemID: ListItemID, progress: Observable<Double>) {
///     self.itemID = itemID
///     self.progress = progress
///   }
/// }
/// ```
@MainActor
public protocol RowViewModel: ListItemViewModel, AnyObject {}

/// A row that opens something, or performs an action, when it is pressed.
///
/// The list needs no further information: the cell of such a row is highlighted while pressed, and
/// calls ``press()``.
@MainActor
public protocol ViewModelPressible: RowViewModel {
  /// Called when the reader has pressed the row outside of its controls.
  func press()
}

/// A cell's content that is configured by a row with its own state.
///
/// A cell observes its row in ``update(with:)``, and stores the bindings where they are disposed
/// before the next row: a reused cell receives nothing more from its previous row.
@MainActor
public protocol CellConfigurable: AnyObject {
  /// The type of its rows.
  associatedtype ViewModel: RowViewModel

  /// Shows a row, and observes its changes.
  func update(with viewModel: ViewModel)
}
