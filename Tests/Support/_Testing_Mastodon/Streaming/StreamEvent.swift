/// An event for subscribers.
enum StreamEvent: Sendable {
  case posted(status: String)
  case edited(status: String)
  case deleted(status: String)
  case notified(notification: String, account: String)
  case filtersChanged(account: String)
  case tokenRevoked(String)
}
