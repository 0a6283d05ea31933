public import ListModel
public import UIKit

/// The base of row views, built in four steps: make the controls, style them, constrain them,
/// `update(with:)`.
///
/// Override these four methods; the first three run once, in this order, from the initializer:
///
/// ```swift
/// final class NameView: BaseListItemView<NameRow, Never> {
///   private let label = UILabel()
///   override func makeControls() { addSubview(label) }
///   override func styleControls() { label.font = Typography.name() }
///   override func constrainControls() { label.constrain(.edges.inset(Spacing.large)) }
///   override func update(with viewModel: NameRow) { label.text = viewModel.name }
/// }
/// ```
open class BaseListItemView<ViewModel: ListItemViewModel, Action>: BaseView, ListItemView {
  /// Called with each action of the reader in the row.
  public var onAction: ((Action) -> Void)?

  /// The bindings of the current row; the list disposes them before each ``update(with:)`` and on
  /// reuse.
  public let bindings = DisposeBag()

  /// Step four: show a view model; every view overrides it.
  open func update(with viewModel: ViewModel) {
    preconditionFailure("\(type(of: self)) must override update(with:)")
  }

  /// The table's default; override it if the text of the row is after an image.
  open var separatorLeading: CGFloat? { nil }

  /// Disposes the bindings.
  public func prepareForUpdate() { bindings.dispose() }

  /// Does nothing; override it if parts of the row depend on how its text wraps.
  open func prepareForLayout(width: CGFloat) {}

  /// Disposes the bindings.
  ///
  /// Call `super` when overriding.
  open func prepareForReuse() {
    bindings.dispose()
  }
}
