/// Somebody who asks to follow the reader, and what the reader answered.
public struct FollowRequest: Sendable, Hashable, Identifiable {
  /// What became of it.
  public enum State: Sendable, Hashable, CaseIterable {
    /// The reader has not answered.
    case pending
    /// The reader lets the person follow them.
    case accepted
    /// The reader does not.
    case rejected
  }

  /// Who asks.
  public var person: Account
  /// What became of it, with what the reader did and the server has not confirmed.
  public var state: State

  /// Makes a request.
  public init(person: Account, state: State = .pending) {
    self.person = person
    self.state = state
  }

  /// The identity: a person asks once at a time; `Account.id`.
  public var id: String { person.id }
}

extension FollowRequest {
  /// How many requests wait for an answer.
  public struct Count: Sendable, Hashable {
    /// How many are known.
    public var known: Int
    /// Whether the server has more than were asked for.
    public var hasMore: Bool

    /// Makes a count.
    public init(known: Int, hasMore: Bool = false) {
      self.known = known
      self.hasMore = hasMore
    }
  }
}
