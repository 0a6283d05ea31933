public import Foundation
public import MomentsLanguage
public import MomentsValues

extension PollRow {
  /// The state of a poll.
  public struct Standing: Hashable, Sendable {
    /// The number of voters; nil if unknown.
    public var voters: Int?
    /// The remaining time, in seconds; nil if it never ends.
    public var timeLeft: TimeInterval?
    /// Whether it has ended.
    public var hasEnded: Bool
    /// Whether several options may be chosen.
    public var allowsSeveral: Bool
    /// Whether the reader may vote.
    public var takesVote: Bool
    /// Whether the reader sees the results without having voted.
    public var showsResults: Bool

    /// Makes a state.
    public init(
      voters: Int?,
      timeLeft: TimeInterval? = nil,
      hasEnded: Bool = false,
      allowsSeveral: Bool = false,
      takesVote: Bool = true,
      showsResults: Bool = false
    ) {
      self.voters = voters
      self.timeLeft = timeLeft
      self.hasEnded = hasEnded
      self.allowsSeveral = allowsSeveral
      self.takesVote = takesVote
      self.showsResults = showsResults
    }
  }

  /// A poll in the reader's language.
  ///
  /// - Parameters:
  ///   - answers: The options, the number of votes for each (nil while it is secret), and whether
  ///     the reader chose it.
  ///   - standing: The state of the poll.
  ///   - strings: The reader's language.
  public init(
    answers: [(title: RichText, votes: Int?, isChosen: Bool)],
    _ standing: Standing,
    strings: Strings
  ) {
    let isVoting = standing.takesVote && !standing.showsResults
    let all = answers.reduce(0) { $0 + ($1.votes ?? 0) }
    // If several may be chosen, each share is of the voters, not of the votes.
    let base = standing.allowsSeveral ? max(standing.voters ?? 0, 0) : all
    self.init(
      options: answers.map { answer in
        let share =
          isVoting ? nil : answer.votes.map { base > 0 ? min(1, Double($0) / Double(base)) : 0 }
        let text = share.map { strings.number(Int(($0 * 100).rounded())) + "%" } ?? ""
        return Option(
          title: answer.title,
          share: share,
          shareText: text,
          isChosen: answer.isChosen,
          accessibilityText: strings.sentences([
            answer.title.words, text, !isVoting && answer.isChosen ? strings.pollOwnVote : "",
          ])
        )
      },
      isVoting: isVoting,
      allowsSeveral: standing.allowsSeveral,
      voteTitle: isVoting ? strings.pollVote : nil,
      toggleTitle: standing.takesVote
        ? (isVoting ? strings.pollShowResults : strings.pollBackToVote) : nil,
      detail: [
        standing.voters.map(strings.pollVoters),
        standing.hasEnded ? strings.pollEnded : standing.timeLeft.map(strings.pollTimeLeft),
      ].compactMap { $0 }.joined(separator: " · ")
    )
  }
}
