package import Foundation
package import SocialModel

/// An item that is to be sent now, with all that is needed for it.
package struct OutboxWork: Sendable, Hashable, Identifiable {
  /// The item.
  package var id: String
  /// What it does.
  package var kind: OutboxKind
  /// What it is done to: a post, or for a follow, its request or a report a person; for a post,
  /// also one that is to be scheduled, what it answers; for a filter or a list, that; and for a
  /// hashtag its name.
  package var target: String?
  /// On or off.
  package var wish: Bool
  /// What a report says.
  package var report: ReportDraft?
  /// What the reader writes down about a person.
  package var note: String?
  /// What a filter is to be; nil where it is deleted.
  package var filter: WordFilter?
  /// What a list is to be called.
  package var title: String
  /// Who goes into a list, or out of it.
  package var account: String
  /// What the reader changes of their profile.
  package var profile: ProfileChanges?
  /// The notification that is dismissed.
  package var notification: DismissedNotification?
  /// What a vote is for; nil where the poll is gone.
  package var ballot: Ballot?
  /// What a post is called on this machine.
  package var localID: String?
  /// The text of a post or of an edit.
  package var draft: PostDraft?
  /// Stands for this one post, however often it is sent.
  package var key: String
  /// Grows when the reader changes the text while it waits.
  package var revision: Int
  /// How often it was begun, this time included.
  package var attempts: Int
  /// Whether it may be at the server already, and nobody knows.
  package var isOutcomeUnknown: Bool
  /// When it was sent first, with this key.
  package var firstSentAt: Date?
  /// When it was sent last.
  package var lastSentAt: Date?
  /// Whether the reader deleted the post meanwhile, or gave up to have it scheduled: it must not be
  /// sent again, but found and deleted.
  package var isUnwanted: Bool
}

extension OutboxWork {
  /// What the reader votes for.
  package struct Ballot: Sendable, Hashable {
    /// The poll.
    package var poll: String
    /// The places of the answers, from 0, in ascending order.
    package var choices: [Int]
  }
}

/// What the server made of an item.
package enum OutboxResult: Sendable, Hashable {
  /// The post as it is now.
  case post(Moment)
  /// It waits for its time at the server, under this identity.
  case scheduled(String)
  /// The relationship as it is now.
  case relationship(Relationship)
  /// The reader's account as it is now.
  case account(Account)
  /// What became of a request to follow the reader, and the relationship as it is now.
  case answered(accepted: Bool, Relationship)
  /// What the server made of a filter, the one of its identity first: one for each word where it
  /// has no others; empty where it was deleted.
  case filters([StoredFilter])
  /// The list as it is now.
  case list(ReaderList)
  /// It is as the reader wants it: who is in a list, whether a hashtag is followed, or that a
  /// notification is gone.
  case settled
  /// What the item is about is gone, and the item needs nothing else.
  case gone
}
