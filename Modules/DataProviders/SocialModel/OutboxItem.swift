public import Foundation

/// An action of the reader that the server has not confirmed yet.
public struct OutboxItem: Sendable, Hashable, Identifiable {
  /// An action of the reader.
  public enum Action: Sendable, Hashable {
    /// Liked a post, or removed the like.
    case like(Bool, postID: String)
    /// Boosted a post, or removed the boost.
    case boost(Bool, postID: String)
    /// Bookmarked a post, or removed the bookmark.
    case bookmark(Bool, postID: String)
    /// Pinned one of their own posts, or unpinned it.
    case pin(Bool, postID: String)
    /// Followed or unfollowed a person.
    case follow(Bool, accountID: String)
    /// Accepted or rejected a follow request.
    case followRequest(accepted: Bool, accountID: String)
    /// Muted or unmuted a person.
    case mute(Bool, accountID: String)
    /// Blocked or unblocked a person.
    case block(Bool, accountID: String)
    /// Set the note about a person; empty to remove it.
    case note(String, accountID: String)
    /// Muted or unmuted the conversation of a post.
    case muteConversation(Bool, postID: String)
    case dismissNotification(DismissedNotification)
    /// Changed their own profile.
    case profile(ProfileChanges)
    /// Reported a person.
    case report(ReportDraft)
    /// Made or changed a filter.
    case filter(WordFilter)
    /// Deleted a filter.
    case deleteFilter(WordFilter.ID)
    /// Made a list of people.
    case createList(title: String)
    /// Renamed a list.
    case renameList(title: String, listID: String)
    /// Deleted a list.
    case deleteList(listID: String)
    /// Added a person to a list, or removed them.
    case listMember(Bool, accountID: String, listID: String)
    /// Followed or unfollowed a hashtag.
    case followTag(Bool, name: String)
    /// Voted in the poll of a post, for the options at these indexes.
    case vote([Int], postID: String)
    /// Wrote a post or a comment.
    case post(PostDraft)
    /// Scheduled a post, or discarded that after it may have reached the server.
    case schedule(Bool, PostDraft)
    case edit(PostDraft)
    /// Deleted a post.
    case delete(postID: String)
  }

  /// The state of an item.
  public enum State: Sendable, Hashable {
    /// It waits for its turn, or for the network.
    case waiting
    /// It is being sent; for a post with images, the fraction that was sent, from 0 to 1.
    case sending(progress: Double)
    /// It failed temporarily and is retried automatically.
    case retrying(at: Date, reason: Failure)
    /// It was refused and its effect is undone; it is not retried unless the reader requests it.
    case refused(Failure)
  }

  /// The reason of a failure.
  public enum Failure: Sendable, Hashable {
    /// There was no response.
    case network
    /// The server failed; its HTTP status.
    case server(status: Int)
    /// The server requires a wait.
    case rateLimited
    /// The reader has to sign in again.
    case signIn
    /// The server refused, with its message if there is one.
    case refused(String?)
    /// The server does not accept it as it is, with its message if there is one; after an edit, it
    /// may.
    case invalid(String?)
    /// The reader's account may not do that, with the server's message if there is one.
    case forbidden(String?)
    /// The server does not have this at all.
    case unsupported
    /// It exceeds the server's limits.
    case tooLarge
    /// The time of posting is too near, or in the past.
    case tooLate
    /// An image is no longer on this machine.
    case mediaMissing
    /// The post was edited, but its server keeps the previous alternative texts.
    case descriptionsNotSaved
    /// Its response was lost, and it is unknown whether it arrived: a retry may repeat it.
    case unconfirmed
  }

  /// The identity on this machine.
  public var id: String
  /// What the reader did, such as a like or a new post.
  public var action: Action
  /// The subject in a few words: the beginning of the post's text, the handle of the person.
  public var subject: String
  /// When the reader did it.
  public var createdAt: Date
  /// Whether it waits, is being sent, is retried or was refused.
  public var state: State

  /// Makes an item.
  public init(id: String, action: Action, subject: String, createdAt: Date, state: State) {
    self.id = id
    self.action = action
    self.subject = subject
    self.createdAt = createdAt
    self.state = state
  }
}
