import ListModel
import UIKit

/// The footer of a list, as a row: collection views have no footer of their own.
nonisolated struct ListFooterRow: ListItemViewModel, Hashable {
  static let id: ListItemID = "foundations.list.footer"

  var content: ListFooterContent
  var itemID: ListItemID { Self.id }
}

/// Shows a ``ListFooterRow``.
final class ListFooterItemView: BaseListItemView<ListFooterRow, Void> {
  private let footerView = ListFooterView()
  private lazy var height = footerView.heightAnchor.constraint(equalToConstant: 0)

  override func makeControls() {
    addSubview(footerView)
    footerView.onRetry = { [weak self] in self?.onAction?(()) }
  }

  override func constrainControls() {
    footerView.constrain(.edges)
    height.yieldingToHiding().isActive = true
  }

  override func update(with viewModel: ListFooterRow) {
    footerView.show(viewModel.content)
    // A row that changes in place is measured again only if its constraints change.
    if bounds.width > 0 { prepareForLayout(width: bounds.width) }
  }

  override func prepareForLayout(width: CGFloat) {
    height.constant = footerView.height(forWidth: width)
  }
}
