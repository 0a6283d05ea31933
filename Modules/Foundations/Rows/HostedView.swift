public import ListModel
public import UIKit

extension Row where View == HostedView {
  /// Makes a row with a view made by a closure.
  ///
  /// For static content, such as a separator or a logo; Auto Layout determines the height:
  ///
  /// ```swift
  /// Row(id: "logo") { UIImageView(image: logo) }
  /// ```
  ///
  /// The view is made again when the `id` at its index changes; a closure that makes another view
  /// under the same `id` is ignored.
  public init(id: ListItemID, _ makeView: @escaping @MainActor () -> UIView) {
    self.init({ HostedView() }, HostedViewRow(itemID: id, makeView: makeView))
  }
}

/// A closure that makes a view, as a row of its own type: see ``Row/init(id:_:)``.
public nonisolated struct HostedViewRow: ListItemViewModel {
  /// The identity of the row.
  public let itemID: ListItemID
  let makeView: @MainActor () -> UIView

  /// Whether the identities are equal: the view is kept then.
  public func hasSameContent(as other: HostedViewRow) -> Bool { itemID == other.itemID }
}

/// Contains the view that a ``HostedViewRow`` makes.
public final class HostedView: BaseListItemView<HostedViewRow, Never> {
  private var shownID: ListItemID?
  private var shown: UIView?

  /// Makes the view, unless it is shown.
  public override func update(with viewModel: HostedViewRow) {
    guard shownID != viewModel.itemID else { return }
    shownID = viewModel.itemID
    shown?.removeFromSuperview()
    let view = viewModel.makeView()
    shown = view
    addSubview(view)
    // The far edges yield: before the row is measured, the cell may be smaller than the view.
    view.constrain(.edges)
  }
}
