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

  init(_ failure: ListFailure, icon: Icon?) {
    self.icon = icon
    title = failure.title
    message = failure.message
    retryTitle = failure.retryTitle
  }
}
