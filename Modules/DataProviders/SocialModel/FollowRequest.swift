/// A request to follow the reader, and the reader's answer.
public struct FollowRequest: Sendable, Hashable, Identifiable {
  /// The state of a request.
  public enum State: Sendable, Hashable, CaseIterable {
    /// The reader has not answered.
    case pending
    /// The reader accepted it.
    case accepted
    /// The reader rejected it.
    case rejected
  }

  /// The person who requests to follow.
  public var person: Account
  /// The state, including an answer that the server has not confirmed.
  public var state: State

  /// Makes a request.
  public init(person: Account, state: State = .pending) {
    self.person = person
    self.state = state
  }

  /// The identity, `Account.id`: a person has one request at a time.
  public var id: String { person.id }
}

extension FollowRequest {
  /// The number of pending requests.
  public struct Count: Sendable, Hashable {
    /// The number that are known.
    public var known: Int
    /// Whether the server has more than were requested.
    public var hasMore: Bool

    /// Makes a count.
    public init(known: Int, hasMore: Bool = false) {
      self.known = known
      self.hasMore = hasMore
    }
  }
}
