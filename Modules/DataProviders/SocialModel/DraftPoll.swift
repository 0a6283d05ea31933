/// The question of a draft.
///
/// In a draft that changes a post, no question at all leaves that of the post as it is, and one
/// without answers takes it away.
public struct DraftPoll: Sendable, Hashable {
  /// The answers, as typed; empty ones are not posted.
  public var options: [String]
  /// How long votes are taken from when it is posted, in seconds; nil for as long as the question
  /// of the post that is changed.
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

  /// What takes the question of a post away.
  public static let removed = DraftPoll(options: [], seconds: nil)

  /// The question that a post has.
  ///
  /// Sources do not say that they hide the votes before the end, they leave them out.
  public init(keeping poll: Poll) {
    self.init(
      options: poll.options.map(\.title),
      seconds: nil,
      allowsSeveral: poll.allowsSeveral,
      hidesTotals: !poll.hasEnded && poll.options.allSatisfy { $0.votes == nil }
    )
  }

  /// Whether it takes the question of a post away.
  public var isRemoved: Bool { options.isEmpty }

  /// Whether no answer is written yet.
  public var isEmpty: Bool { options.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// The question as it is posted: without spaces around answers, and without empty ones.
  public var tidied: DraftPoll {
    var poll = self
    poll.options = options.compactMap { option in
      guard let first = option.firstIndex(where: { !$0.isWhitespace }),
        let last = option.lastIndex(where: { !$0.isWhitespace })
      else { return nil }
      return String(option[first...last])
    }
    return poll
  }

  /// Whether a post with another question loses the votes for that: there are other answers, or
  /// another number of them may be chosen.
  public func losesVotes(of poll: Poll) -> Bool {
    let new = tidied
    return new.options != poll.options.map(\.title) || new.allowsSeveral != poll.allowsSeveral
  }
}

extension PostLimits {
  /// Whether a question can be posted: answers enough and not too many, none too long, no two
  /// alike, and for a time that is allowed.
  public func allow(_ poll: DraftPoll) -> Bool {
    let options = poll.tidied.options
    return (2...max(2, pollOptions)).contains(options.count)
      && options.allSatisfy { $0.count <= pollOptionCharacters }
      && Set(options).count == options.count
      && poll.seconds.map { (shortestPoll...max(shortestPoll, longestPoll)).contains($0) } ?? true
  }

  /// Whether one post can be made of a draft: its letters, and its photos, its question and what
  /// it quotes, which exclude each other.
  public func allow(_ post: PostDraft) -> Bool {
    // A question that an edit leaves as it is was taken before.
    let asks = post.poll.map { $0.isRemoved || allow($0) && post.media.isEmpty } ?? true
    let quotes =
      post.quotedPostID == nil || post.editedPostID != nil || post.media.isEmpty && post.poll == nil
    return asks && quotes && PostLength(post, limits: self).fits && post.media.count <= attachments
  }
}
