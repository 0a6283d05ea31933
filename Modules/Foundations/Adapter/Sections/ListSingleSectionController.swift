public import ListModel
public import UIKit

/// Shows one row by a row view.
///
/// ```swift
/// adapter.register(TagRow.self) { ListSingleSectionController({ TagView() }, onSelect: { open($0) }) }
/// ```
///
/// Subclass it for additional behavior, such as swipe actions. An object of another type than the
/// view's has no row.
open class ListSingleSectionController<View: ListItemView>: ListSectionController {
  /// The view model of the row.
  public private(set) final var viewModel: View.ViewModel?

  private let makeView: () -> View
  private let onAction: (View.Action, View.ViewModel) -> Void
  private let onSelect: ((View.ViewModel) -> Void)?

  /// Makes a section of one row.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of a cell; called once per cell.
  ///   - onAction: Called with each action of the reader in the row.
  ///   - onSelect: Called when the row is tapped; nil if it is not selectable.
  public init(
    _ makeView: @escaping () -> View,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in },
    onSelect: ((View.ViewModel) -> Void)? = nil
  ) {
    self.makeView = makeView
    self.onAction = onAction
    self.onSelect = onSelect
    super.init()
  }

  /// Returns 1 if the object is of the view's type, otherwise 0.
  open override func numberOfItems() -> Int { viewModel == nil ? 0 : 1 }

  /// The row's cell.
  open override func cell(at index: Int) -> UICollectionViewCell {
    guard let viewModel else { return context.dequeueEmptyCell(at: index) }
    return context.dequeue(makeView, at: index, showing: viewModel) { [weak self] action in
      self?.didPerform(action, in: viewModel)
    }
  }

  /// Stores the object.
  open override func didUpdate(to object: AnyListItem) {
    viewModel = object.as(View.ViewModel.self)
  }

  /// Called with each action of the reader in the row; calls the closure passed to the initializer.
  open func didPerform(_ action: View.Action, in viewModel: View.ViewModel) {
    onAction(action, viewModel)
  }

  /// Calls the closure passed to the initializer.
  open override func didSelect(at index: Int) {
    if let viewModel { onSelect?(viewModel) }
  }
}
