public import Foundation

/// An action of the reader that the server has not confirmed yet.
public struct OutboxItem: Sendable, Hashable, Identifiable {
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
    /// This machine has no space left for what is sent.
    case noSpace
    /// The post was edited, but its server keeps the previous alternative texts.
    case descriptionsNotSaved
    /// Its response was lost, and it is unknown whether it arrived: a retry may repeat it.
    case unconfirmed
  }

  /// The identity on this machine.
  public var id: String
  /// What the reader did, such as a like or a new post.
  public var action: ReaderAction
  /// The subject in a few words: the beginning of the post's text, the handle of the person.
  public var subject: String
  /// When the reader did it.
  public var createdAt: Date
  /// Whether it waits, is being sent, is retried or was refused.
  public var state: State

  /// Makes an item.
  public init(id: String, action: ReaderAction, subject: String, createdAt: Date, state: State) {
    self.id = id
    self.action = action
    self.subject = subject
    self.createdAt = createdAt
    self.state = state
  }
}
