public import Foundation

/// A poll of a moment.
public struct Poll: Sendable, Hashable, Identifiable {
  /// An option of a poll.
  public struct Option: Sendable, Hashable {
    /// The title of the option.
    public var title: String
    /// The number of votes; nil while the source hides it.
    public var votes: Int?

    /// Makes an option.
    public init(title: String, votes: Int? = nil) {
      self.title = title
      self.votes = votes
    }
  }

  /// The identity; opaque.
  public var id: String
  /// The options, in the author's order.
  public var options: [Option]
  /// Whether some options could not be read: their indexes are unknown, so voting is not possible.
  public var isPartial: Bool
  /// Whether several options may be chosen.
  public var allowsSeveral: Bool
  /// When it ends; nil if never.
  public var expiresAt: Date?
  /// Whether it had ended when it was read.
  public var hasEnded: Bool
  /// The number of people who voted; nil where the source does not say.
  public var voters: Int?
  /// Whether the reader voted, or wrote the poll and so may not vote.
  public var hasVoted: Bool
  /// The indexes of the options that the reader chose, in ascending order.
  public var ownVotes: [Int]
  /// Custom emoji that the options use.
  public var emojis: [EmojiReference]

  /// Makes a poll.
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
    emojis: [EmojiReference] = []
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

  /// Whether the poll has ended.
  public func hasEnded(at now: Date) -> Bool { hasEnded || expiresAt.map { $0 <= now } ?? false }

  /// Whether the reader may vote.
  public func takesVote(at now: Date) -> Bool { !hasVoted && !isPartial && !hasEnded(at: now) }

  /// Whether options can be chosen together.
  public func accepts(_ choices: [Int]) -> Bool {
    !choices.isEmpty && (allowsSeveral || choices.count == 1)
      && choices.allSatisfy(options.indices.contains)
  }

  /// The poll after the reader voted; the same poll if they have.
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
