import DesignKit
import UIKit

/// The view after the last row: a spinner while a page loads, or the reason why it failed and a
/// retry button, which is its action.
final class ListFooterView: BaseListItemView<ListFooterContent, Void> {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let messageView = ListMessageView()
  private lazy var height = heightAnchor.constraint(equalToConstant: 0).yieldingToHiding()

  override func makeControls() {
    addSubview(indicator)
    addSubview(messageView)
    messageView.onRetry = { [weak self] in self?.onAction?(()) }
  }

  override func styleControls() {
    indicator.accessibilityIdentifier = "list.paging"
    indicator.hidesWhenStopped = true
    messageView.isHidden = true
  }

  override func constrainControls() {
    indicator.constrain(.center)
    messageView.constrain(.top.sides, .bottom.yielding)
  }

  override func update(with viewModel: ListFooterContent) {
    if viewModel == .spinner {
      indicator.startAnimating()
    } else {
      indicator.stopAnimating()
    }
    if case .message(let message) = viewModel {
      messageView.isHidden = false
      messageView.show(message)
    } else {
      messageView.isHidden = true
    }
    // A row that changes in place is measured again only if its constraints change.
    if height.isActive, bounds.width > 0 { prepareForLayout(width: bounds.width) }
  }

  /// Called in a cell; a table sets the frame of its footer.
  override func prepareForLayout(width: CGFloat) {
    height.constant = height(forWidth: width)
    height.isActive = true
  }

  /// The height the footer needs at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard !messageView.isHidden else { return Spacing.xxLarge * 2 }
    return messageView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height + Spacing.xLarge
  }
}
