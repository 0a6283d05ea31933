public import ListModel
public import UIKit

/// Something with bindings of the row it shows.
protocol RowBindingOwner {
  var bindings: DisposeBag { get }
}

/// The base of row views, built in four steps: make the controls, style them, constrain them,
/// `update(with:)`.
///
/// Override the four and nothing else is needed; the first three run once, in this order, from the
/// initializer:
///
///     final class NameView: BaseListItemView<NameRow, Never> {
///       private let label = UILabel()
///       override func makeControls() { addSubview(label) }
///       override func styleControls() { label.font = Typography.name() }
///       override func constrainControls() { label.pinEdges(to: layoutMarginsGuide) }
///       override func update(with viewModel: NameRow) { label.text = viewModel.name }
///     }
open class BaseListItemView<ViewModel: ListItemViewModel, Action>: BaseView, ListItemView {
  /// Told of what the reader does in the row.
  public var onAction: ((Action) -> Void)?

  /// The bindings of the row that is shown; the list drops them before each ``update(with:)`` and
  /// on reuse.
  public let bindings = DisposeBag()

  /// Step four: show a view model.
  open func update(with viewModel: ViewModel) {}

  /// Does nothing; override where the row's parts depend on how its text wraps.
  open func prepareForLayout(width: CGFloat) {}

  /// Drops the bindings.
  ///
  /// Call `super` when overriding.
  open func prepareForReuse() {
    bindings.dispose()
  }
}

extension BaseListItemView: RowBindingOwner {}
