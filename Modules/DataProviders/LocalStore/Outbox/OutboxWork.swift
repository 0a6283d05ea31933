package import Foundation
package import SocialModel

/// An item that is to be sent now, with everything needed for that.
package struct OutboxWork: Sendable, Hashable, Identifiable {
  /// The item.
  package var id: String
  package var kind: OutboxKind
  /// Its subject: a post, or a person for a follow, a follow request or a report; the parent for a
  /// new post, also a scheduled one; a filter or a list; the name of a hashtag.
  package var target: String?
  /// The requested state.
  package var isOn: Bool
  /// The content of a report.
  package var report: ReportDraft?
  /// The note about a person.
  package var note: String?
  /// The filter; nil where it is deleted.
  package var filter: WordFilter?
  /// The title of a list.
  package var title: String
  /// The person to add to a list, or to remove.
  package var account: String
  /// The changes of the reader's profile.
  package var profile: ProfileChanges?
  package var notification: DismissedNotification?
  /// The vote; nil where the poll no longer exists.
  package var ballot: Ballot?
  /// The local identity of a post.
  package var localID: String?
  /// The text of a post or of an edit.
  package var draft: PostDraft?
  /// The idempotency key of the post.
  package var key: String
  /// Incremented when the reader changes the text while it waits.
  package var revision: Int
  /// The number of attempts, including this one.
  package var attempts: Int
  /// Whether the server may have it already.
  package var isOutcomeUnknown: Bool
  /// When it was first sent with this key.
  package var firstSentAt: Date?
  /// When it was last sent.
  package var lastSentAt: Date?
  /// Whether the reader deleted the post meanwhile, or discarded its scheduling: it must not be
  /// sent again, but found and deleted.
  package var isWithdrawn: Bool
}

extension OutboxWork {
  /// A vote.
  package struct Ballot: Sendable, Hashable {
    package var poll: String
    /// The indexes of the options, in ascending order.
    package var choices: [Int]
  }
}

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
  /// The requested state was reached: the members of a list, the following of a hashtag, or the
  /// dismissal of a notification.
  case settled
  /// The subject no longer exists, and nothing else is needed.
  case gone
}
