public import Foundation

/// A question of a moment, with answers to choose from.
public struct Poll: Sendable, Hashable, Identifiable {
  /// One answer.
  public struct Option: Sendable, Hashable {
    /// The answer.
    public var title: String
    /// How many chose it; nil while the source keeps that for itself.
    public var votes: Int?

    /// Makes an answer.
    public init(title: String, votes: Int? = nil) {
      self.title = title
      self.votes = votes
    }
  }

  /// The identity; opaque.
  public var id: String
  /// The answers, in the author's order.
  public var options: [Option]
  /// Whether some answers could not be read: their places are not known, so nobody can vote.
  public var isPartial: Bool
  /// Whether several answers may be chosen.
  public var allowsSeveral: Bool
  /// When it ends; nil if never.
  public var expiresAt: Date?
  /// Whether it had ended when it was read.
  public var hasEnded: Bool
  /// How many people voted; nil where the source does not say.
  public var voters: Int?
  /// Whether the reader voted, or wrote the question and so may not.
  public var hasVoted: Bool
  /// The places of the answers that the reader chose, from 0, in ascending order.
  public var ownVotes: [Int]
  /// Custom emoji that the answers use.
  public var emojis: [CustomEmoji]

  /// Makes a question.
  public init(
    id: String,
    options: [Option],
    isPartial: Bool = false,
    allowsSeveral: Bool = false,
    expiresAt: Date? = nil,
    hasEnded: Bool = false,
    voters: Int? = nil,
    hasVoted: Bool = false,
    ownVotes: [Int] = [],
    emojis: [CustomEmoji] = []
  ) {
    self.id = id
    self.options = options
    self.isPartial = isPartial
    self.allowsSeveral = allowsSeveral
    self.expiresAt = expiresAt
    self.hasEnded = hasEnded
    self.voters = voters
    self.hasVoted = hasVoted
    self.ownVotes = ownVotes
    self.emojis = emojis
  }

  /// Whether it takes no votes any more.
  public func hasEnded(at now: Date) -> Bool { hasEnded || expiresAt.map { $0 <= now } ?? false }

  /// Whether the reader may vote.
  public func takesVote(at now: Date) -> Bool { !hasVoted && !isPartial && !hasEnded(at: now) }

  /// Whether answers can be chosen together.
  public func accepts(_ choices: [Int]) -> Bool {
    !choices.isEmpty && (allowsSeveral || choices.count == 1)
      && choices.allSatisfy(options.indices.contains)
  }

  /// The question after the reader voted; the same where they have.
  public func voting(for choices: [Int]) -> Poll {
    guard !hasVoted, accepts(choices) else { return self }
    var poll = self
    poll.hasVoted = true
    poll.ownVotes = choices.sorted()
    poll.voters = voters.map { $0 + 1 }
    for choice in choices { poll.options[choice].votes = options[choice].votes.map { $0 + 1 } }
    return poll
  }
}
