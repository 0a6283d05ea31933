import DesignKit
import ListModel

/// What a list says instead of rows, or after them.
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

  /// What a list without rows says in a state; nil where it says nothing.
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
