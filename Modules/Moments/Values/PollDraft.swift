/// The poll of a draft.
///
/// In a draft that edits a post, nil keeps the poll of the post, and a poll without options removes
/// it.
public struct PollDraft: Sendable, Hashable, Codable {
  /// The options, as typed; empty ones are not posted.
  public var options: [String]
  /// The number of seconds votes are accepted after posting; nil for the duration of the poll of
  /// the edited post.
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

  /// A new poll within limits: with two empty options, for a day.
  public init(limits: PostLimits) {
    self.init(
      options: Array(repeating: "", count: Self.minimumOptions),
      seconds: min(max(86_400, limits.shortestPoll), limits.longestPoll)
    )
  }

  /// The minimum number of options.
  public static let minimumOptions = 2

  /// The poll that removes the poll of a post.
  public static let removed = PollDraft(options: [], seconds: nil)

  /// Makes a draft of the poll of a post.
  ///
  /// Sources do not return whether votes are hidden until the end; they leave them out.
  public init(unchanged poll: Poll) {
    self.init(
      options: poll.options.map(\.title),
      seconds: nil,
      allowsSeveral: poll.allowsSeveral,
      hidesTotals: !poll.hasEnded && poll.options.allSatisfy { $0.votes == nil }
    )
  }

  /// Whether an option can be removed.
  public var canRemoveOption: Bool { options.count > Self.minimumOptions }

  /// Whether it removes the poll of a post.
  public var isRemoved: Bool { options.isEmpty }

  /// Whether no option is written yet.
  public var isEmpty: Bool { options.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// The poll to post: without spaces around options, and without empty ones.
  public var tidied: PollDraft {
    var poll = self
    poll.options = options.compactMap { option in
      guard let first = option.firstIndex(where: { !$0.isWhitespace }),
        let last = option.lastIndex(where: { !$0.isWhitespace })
      else { return nil }
      return String(option[first...last])
    }
    return poll
  }

  /// Whether an edit that replaces a poll by this one discards its votes: the options or the number
  /// of choices differ.
  public func losesVotes(of before: PollDraft) -> Bool {
    tidied.options != before.tidied.options || allowsSeveral != before.allowsSeveral
  }
}

extension PostLimits {
  /// Whether a poll is within the limits: the number, length and uniqueness of options, and the
  /// duration.
  public func allow(_ poll: PollDraft) -> Bool {
    let options = poll.tidied.options
    let least = PollDraft.minimumOptions
    return (least...max(least, pollOptions)).contains(options.count)
      && options.allSatisfy { $0.count <= pollOptionCharacters }
      && Set(options).count == options.count
      && poll.seconds.map { (shortestPoll...max(shortestPoll, longestPoll)).contains($0) } ?? true
  }
}
