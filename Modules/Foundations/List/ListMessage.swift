internal import DesignKit
public import ListModel

/// A message that a list, or a shelf in it, shows instead of rows or after them.
public nonisolated struct ListMessage: Hashable, Sendable {
  var icon: Icon?
  var title: String
  var message: String
  var retryTitle: String?

  /// Says what is missing, and how to get it; without a button.
  public init(_ empty: ListEmptyMessage) {
    icon = .empty
    title = empty.title
    message = empty.message
  }

  /// The message of a failed list; without a retry title there is no button.
  public init(_ failure: ListFailure) {
    self.init(failure, icon: .failure)
  }

  init(_ failure: ListFailure, icon: Icon?) {
    self.icon = icon
    title = failure.title
    message = failure.message
    retryTitle = failure.retryTitle
  }

  /// The message of a list without rows in a state; nil if it has none.
  init?(_ state: ListState) {
    switch state {
    case .loading, .content: return nil
    case .empty(let empty): self.init(empty)
    case .failed(let failure): self.init(failure)
    }
  }
}
