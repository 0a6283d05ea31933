public import ListModel
public import UIKit

/// A row of a view made on the spot.
///
/// For what is there once and never changes, such as a separator or a logo; Auto Layout gives the
/// height:
///
///     ViewRow(id: "logo") { UIImageView(image: logo) }
///
/// The view is made anew when a row of another `id` comes to its place; a closure that makes
/// another view under the same `id` is not heard.
public struct ViewRow: ConfigurableRow {
  /// What the row was told.
  public var settings = RowSettings()
  private let row: Row<HostedView, HostedViewRow>

  /// Makes a row.
  public init(id: ListItemID, _ makeView: @escaping @MainActor () -> UIView) {
    row = Row({ HostedView() }, HostedViewRow(itemID: id, makeView: makeView))
  }

  /// The row, as a list of one.
  public var asRows: [AnyRow] { [AnyRow(content: content)] }

  var content: any RowContent {
    var row = row
    row.settings = settings
    return row
  }
}

/// The view that a ``ViewRow`` makes, as a row of its own type.
nonisolated struct HostedViewRow: ListItemViewModel {
  let itemID: ListItemID
  let makeView: @MainActor () -> UIView

  func hasSameContent(as other: HostedViewRow) -> Bool { itemID == other.itemID }
}

/// Holds the view that a ``ViewRow`` makes.
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
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      // While the row is about to be measured it may be lower or narrower than the view must be.
      bottomAnchor.constraint(equalTo: view.bottomAnchor).yieldingToHiding(),
      trailingAnchor.constraint(equalTo: view.trailingAnchor).yieldingToHiding(),
    ])
  }

  func prepareForLayout(width: CGFloat) {}
  func prepareForReuse() {}
}
