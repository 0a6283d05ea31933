public import Foundation

/// A new poll.
public struct PollRequest: Sendable, Hashable {
  /// The options as plain text; at least two.
  public var options: [String]
  /// The number of seconds votes are accepted; nil for without an end, which not every server
  /// accepts.
  public var seconds: Int?
  /// Whether several options may be chosen.
  public var allowsSeveral: Bool
  /// Whether votes are hidden until the end.
  public var hidesTotals: Bool

  /// Makes a poll.
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

extension PollRequest {
  /// The shortest remaining duration that servers accept, in seconds.
  private static let leastSeconds = 300

  /// The existing poll of a post, so that an edit keeps it and its votes.
  ///
  /// Servers do not return whether votes are hidden until the end; they leave them out. A poll that
  /// ended, or ends within five minutes, accepts votes for another five: servers accept no shorter
  /// duration, and discard the votes of a poll that is left out.
  public init(unchanged poll: Poll, now: Date) {
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
