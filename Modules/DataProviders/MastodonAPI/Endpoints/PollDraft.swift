public import Foundation

/// A question to be, with answers to choose from.
public struct PollDraft: Sendable, Hashable {
  /// The answers, plain; two at least.
  public var options: [String]
  /// How long votes are taken from now on; nil for ever, which not every server takes.
  public var seconds: Int?
  /// Whether several answers may be chosen.
  public var allowsSeveral: Bool
  /// Whether nobody sees the votes before the end.
  public var hidesTotals: Bool

  /// Makes a question.
  public init(
    options: [String],
    seconds: Int?,
    allowsSeveral: Bool = false,
    hidesTotals: Bool = false
  ) {
    self.options = options
    self.seconds = seconds
    self.allowsSeveral = allowsSeveral
    self.hidesTotals = hidesTotals
  }
}

extension PollDraft {
  /// What servers take at least for the time that is left, in seconds.
  private static let leastSeconds = 300

  /// The question that a post has already, so that an edit keeps it and its votes.
  ///
  /// Servers do not say that they hide the votes before the end, they leave them out. A question
  /// that ended, or ends within five minutes, takes votes for another five: servers take no less,
  /// and forget the votes of one that is left out.
  public init(keeping poll: Poll, now: Date) {
    self.init(
      options: poll.options.elements.map(\.title),
      seconds: poll.expiresAt.map {
        max(Self.leastSeconds, Int($0.timeIntervalSince(now).rounded(.up)))
      },
      allowsSeveral: poll.multiple,
      hidesTotals: !poll.expired && poll.options.elements.allSatisfy { $0.votesCount == nil }
    )
  }
}
