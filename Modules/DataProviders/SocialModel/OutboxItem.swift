public import Foundation

/// Something that the reader did and that the server has not agreed to yet.
public struct OutboxItem: Sendable, Hashable, Identifiable {
  /// What the reader did.
  public enum Action: Sendable, Hashable {
    /// Liked a post, or took the like back.
    case like(Bool, postID: String)
    /// Shared a post, or took that back.
    case boost(Bool, postID: String)
    /// Bookmarked a post, or took the bookmark away.
    case bookmark(Bool, postID: String)
    /// Pinned one of their own posts to their profile, or took it from there.
    case pin(Bool, postID: String)
    /// Followed somebody, or ended that.
    case follow(Bool, accountID: String)
    /// Let somebody who asked follow the reader, or not.
    case followRequest(accepted: Bool, accountID: String)
    /// Muted somebody, or took that back.
    case mute(Bool, accountID: String)
    /// Blocked somebody, or took that back.
    case block(Bool, accountID: String)
    /// Wrote something down about somebody, for nobody else; empty took it away.
    case note(String, accountID: String)
    /// Muted the conversation that a post belongs to, or took that back.
    case muteConversation(Bool, postID: String)
    /// Dismissed a notification.
    case dismissNotification(DismissedNotification)
    /// Changed their own profile.
    case profile(ProfileChanges)
    /// Reported somebody to those who run the server.
    case report(ReportDraft)
    /// Made or changed a filter.
    case filter(WordFilter)
    /// Deleted a filter.
    case deleteFilter(WordFilter.ID)
    /// Made a list of people.
    case createList(title: String)
    /// Called a list something else.
    case renameList(title: String, listID: String)
    /// Deleted a list.
    case deleteList(listID: String)
    /// Put somebody into a list, or took them out.
    case listMember(Bool, accountID: String, listID: String)
    /// Followed a hashtag, or ended that.
    case followTag(Bool, name: String)
    /// Voted in the poll of a post, for the answers at these places.
    case vote([Int], postID: String)
    /// Wrote a post or a comment.
    case post(PostDraft)
    /// Handed a post over to be posted at a time, or gave that up after it may have reached the
    /// server.
    case schedule(Bool, PostDraft)
    /// Changed a post.
    case edit(PostDraft)
    /// Deleted a post.
    case delete(postID: String)
  }

  /// How it fares.
  public enum State: Sendable, Hashable {
    /// It waits for its turn, or for the network.
    case waiting
    /// It is being sent; of a post with images, how much of it went out, from 0 to 1.
    case sending(progress: Double)
    /// It failed for now and is tried again by itself.
    case retrying(at: Date, reason: Failure)
    /// It was refused, its effect is undone; nothing is tried again until the reader says so.
    case refused(Failure)
  }

  /// Why it did not work.
  public enum Failure: Sendable, Hashable {
    /// The network brought no answer.
    case network
    /// The server has trouble of its own; its HTTP status.
    case server(status: Int)
    /// The server asks to wait.
    case rateLimited
    /// The reader has to sign in again.
    case signIn
    /// The server refuses, in its words if there are any.
    case refused(String?)
    /// The server does not take it as it is, in its words if there are any: changed, it may.
    case invalid(String?)
    /// The reader's account may not do that, in the server's words if there are any.
    case forbidden(String?)
    /// It is larger than the server takes.
    case tooLarge
    /// The time at which it was to be posted is too near, or over.
    case tooLate
    /// An image is not on this machine any more.
    case mediaMissing
    /// The post was changed, but its server keeps the words that described its images before.
    case descriptionsNotKept
    /// Its answer was lost, and no server says whether it arrived: sent again, it may arrive twice.
    case unconfirmed
  }

  /// The identity on this machine.
  public var id: String
  /// What the reader did.
  public var action: Action
  /// What it was done to, in a few words: the beginning of the post's text, the handle of the
  /// person.
  public var subject: String
  /// When the reader did it.
  public var createdAt: Date
  /// How it fares.
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
