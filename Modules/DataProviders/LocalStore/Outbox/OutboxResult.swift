package import MomentsValues
package import SocialModel

/// The server's result of an item.
package enum OutboxResult: Sendable, Hashable {
  /// The current post.
  case post(Moment)
  /// The post is scheduled at the server, with this identity.
  case scheduled(String)
  /// The current relationship.
  case relationship(Relationship)
  /// The current account of the reader.
  case account(Account)
  /// The answer to a follow request, and the current relationship.
  case answered(accepted: Bool, Relationship)
  /// The resulting filters, the one with the same identity first: one for each word at servers
  /// without others; empty where it was deleted.
  case filters([StoredFilter])
  /// The current list.
  case list(ReaderList)
  /// The requested state was reached, and nothing else is known: it becomes the confirmed state. It
  /// is the result of everything in a store without a server.
  case settled
  /// The subject no longer exists, and nothing else is needed.
  case gone
}
