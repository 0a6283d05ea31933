public import ListModel
public import UIKit

/// A row with a view made by a closure.
///
/// For static content, such as a separator or a logo; Auto Layout determines the height:
///
/// ```swift
/// ViewRow(id: "logo") { UIImageView(image: logo) }
/// ```
///
/// The view is made again when the `id` at its index changes; a closure that makes another view
/// under the same `id` is ignored.
public struct ViewRow: ListRow {
  /// What modifiers such as ``ListRow/id(_:)`` set.
  public var settings = RowSettings()
  private let row: Row<HostedView>

  /// Makes a row.
  public init(id: ListItemID, _ makeView: @escaping @MainActor () -> UIView) {
    row = Row({ HostedView() }, HostedViewRow(itemID: id, makeView: makeView))
  }

  /// The row without its type.
  public var asRow: AnyRow { row.with { $0.settings = settings }.asRow }
}

/// The view of a ``ViewRow``, as a row of its own type.
nonisolated struct HostedViewRow: ListItemViewModel {
  let itemID: ListItemID
  let makeView: @MainActor () -> UIView

  func hasSameContent(as other: HostedViewRow) -> Bool { itemID == other.itemID }
}

/// Contains the view that a ``ViewRow`` makes.
final class HostedView: UIView, ListItemView {
  var onAction: ((Never) -> Void)?
  private var shownID: ListItemID?
  private var shown: UIView?

  func update(with viewModel: HostedViewRow) {
    guard shownID != viewModel.itemID else { return }
    shownID = viewModel.itemID
    shown?.removeFromSuperview()
    let view = viewModel.makeView()
    shown = view
    addSubview(view)
    // The far edges yield: before the row is measured, the cell may be smaller than the view.
    view.constrain(.edges)
  }

  func prepareForLayout(width: CGFloat) {}
  func prepareForReuse() {}
}
