/// The question of a moment, ready to show: to vote in, or as results.
public struct PollRow: Hashable, Sendable {
  /// One answer.
  public struct Option: Hashable, Sendable {
    /// The answer.
    public var title: RichText

    /// Which part of the voters chose it, from 0 to 1; nil where nobody knows, and before voting.
    public var share: Double?

    /// "42%"; empty without a share.
    public var shareText: String

    /// Whether the reader voted for it, or is about to.
    public var isChosen: Bool

    /// All of it, for assistive technologies.
    public var accessibilityText: String

    /// Makes an answer.
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

  /// The answers, in the author's order.
  public var options: [Option]

  /// Whether answers can be chosen; else they show how many chose them.
  public var isVoting: Bool

  /// Whether several answers may be chosen.
  public var allowsSeveral: Bool

  /// The title of the button that votes; nil where there is none.
  public var voteTitle: String?

  /// The title of the button that shows results, or goes back from them; nil where there is none.
  public var toggleTitle: String?

  /// How many voted, and how long it goes on: "1,204 people · 3 hours left".
  public var detail: String

  /// Makes a question.
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

  /// Whether the button that votes can be used.
  public var canVote: Bool { isVoting && options.contains(where: \.isChosen) }
}
