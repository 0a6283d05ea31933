import DesignKit
import ListModel
import UIKit

/// A spinner or a message in the middle of a list without objects.
final class ListStateView: UIView {
  private let indicator = UIActivityIndicatorView(style: .large)
  private let messageView = ListMessageView()

  /// Shows a state; `nil` where there is nothing to show.
  init?(_ state: ListState, onRetry: @escaping () -> Void) {
    guard state != .content else { return nil }
    super.init(frame: .zero)
    indicator.accessibilityIdentifier = "list.loading"
    indicator.hidesWhenStopped = true
    messageView.onRetry = onRetry
    for view in [indicator, messageView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      messageView.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      messageView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      messageView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
    ])
    show(state)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  private func show(_ state: ListState) {
    let message: ListMessage? =
      switch state {
      case .loading, .content: nil
      case .empty(let empty): ListMessage(empty)
      case .failed(let failure): ListMessage(failure, icon: .failure)
      }
    messageView.isHidden = message == nil
    if let message { messageView.show(message) }
    if state == .loading { indicator.startAnimating() }
  }
}
