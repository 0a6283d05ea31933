public import MomentsValues

/// The poll of a moment, ready to show: to vote in, or as results.
public struct PollRow: Hashable, Sendable {
  /// One option.
  public struct Option: Hashable, Sendable {
    /// What the author wrote, with custom emoji.
    public var title: RichText

    /// The share of the voters who chose it, from 0 to 1; nil if unknown, and before voting.
    public var share: Double?

    /// "42%"; empty without a share.
    public var shareText: String

    /// Whether the reader voted for it, or has selected it.
    public var isChosen: Bool

    /// The whole option, for assistive technologies.
    public var accessibilityText: String

    /// Makes an option.
    public init(
      title: RichText,
      share: Double? = nil,
      shareText: String = "",
      isChosen: Bool = false,
      accessibilityText: String
    ) {
      self.title = title
      self.share = share
      self.shareText = shareText
      self.isChosen = isChosen
      self.accessibilityText = accessibilityText
    }
  }

  /// The options, in the author's order.
  public var options: [Option]

  /// Whether options can be chosen; otherwise their shares are shown.
  public var isVoting: Bool

  /// Whether several options may be chosen.
  public var allowsSeveral: Bool

  /// The title of the vote button; nil if there is none.
  public var voteTitle: String?

  /// The title of the button that shows the results, or goes back to voting; nil if there is none.
  public var toggleTitle: String?

  /// The number of voters, and the remaining time: "1,204 people · 3 hours left".
  public var detail: String

  /// Makes a poll.
  public init(
    options: [Option],
    isVoting: Bool,
    allowsSeveral: Bool = false,
    voteTitle: String? = nil,
    toggleTitle: String? = nil,
    detail: String
  ) {
    self.options = options
    self.isVoting = isVoting
    self.allowsSeveral = allowsSeveral
    self.voteTitle = voteTitle
    self.toggleTitle = toggleTitle
    self.detail = detail
  }

  /// Whether the vote button is enabled.
  public var canVote: Bool { isVoting && options.contains(where: \.isChosen) }
}
