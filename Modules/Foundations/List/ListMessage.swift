import DesignKit
import ListModel

/// A message that a list shows instead of rows, or after them.
nonisolated struct ListMessage: Hashable, Sendable {
  var icon: Icon?
  var title: String
  var message: String
  var retryTitle: String?

  init(_ empty: ListEmptyMessage) {
    icon = .empty
    title = empty.title
    message = empty.message
  }

  /// The message of a list without rows in a state; nil if it has none.
  init?(_ state: ListState) {
    switch state {
    case .loading, .content: return nil
    case .empty(let empty): self.init(empty)
    case .failed(let failure): self.init(failure, icon: .failure)
    }
  }

  init(_ failure: ListFailure, icon: Icon?) {
    self.icon = icon
    title = failure.title
    message = failure.message
    retryTitle = failure.retryTitle
  }
}
