import ListModel
import UIKit

/// A spinner or a message in the center of a list without objects.
final class ListStateView: UIView {
  private let placeholder = ListPlaceholder()

  /// Makes the view of a state; `nil` if there is nothing to show.
  init?(_ state: ListState, onRetry: @escaping () -> Void) {
    guard state != .content else { return nil }
    super.init(frame: .zero)
    placeholder.onRetry = onRetry
    placeholder.install(in: self)
    placeholder.show(ListMessage(state), isLoading: state == .loading)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
