public import Foundation
public import MomentsLanguage
public import MomentsValues

extension PollRow {
  /// A poll in the reader's language.
  ///
  /// - Parameters:
  ///   - poll: The poll.
  ///   - choices: The indexes of the options that the reader chose and has not voted for yet.
  ///   - showsResults: Whether the reader sees the results without having voted.
  ///   - canVote: Whether votes can be sent.
  ///   - now: The current time.
  ///   - strings: The reader's language.
  public init(
    _ poll: Poll,
    choices: Set<Int> = [],
    showsResults: Bool = false,
    canVote: Bool = true,
    now: Date,
    strings: Strings
  ) {
    let takesVote = canVote && poll.takesVote(at: now)
    let isVoting = takesVote && !showsResults
    let chosen = takesVote ? choices : Set(poll.ownVotes)
    let all = poll.options.reduce(0) { $0 + ($1.votes ?? 0) }
    // If several may be chosen, each share is of the voters, not of the votes.
    let base = poll.allowsSeveral ? max(poll.voters ?? 0, 0) : all
    self.init(
      options: poll.options.enumerated().map { index, option in
        let title = RichText(option.title, emojis: poll.emojis)
        let isChosen = chosen.contains(index)
        let share =
          isVoting ? nil : option.votes.map { base > 0 ? min(1, Double($0) / Double(base)) : 0 }
        let text = share.map { strings.number(Int(($0 * 100).rounded())) + "%" } ?? ""
        return Option(
          title: title,
          share: share,
          shareText: text,
          isChosen: isChosen,
          accessibilityText: strings.sentences([
            title.words, text, !isVoting && isChosen ? strings.pollOwnVote : "",
          ])
        )
      },
      isVoting: isVoting,
      allowsSeveral: poll.allowsSeveral,
      voteTitle: isVoting ? strings.pollVote : nil,
      toggleTitle: takesVote ? (isVoting ? strings.pollShowResults : strings.pollBackToVote) : nil,
      detail: [
        poll.voters.map(strings.pollVoters),
        poll.hasEnded(at: now)
          ? strings.pollEnded
          : poll.expiresAt.map { strings.pollTimeLeft($0.timeIntervalSince(now)) },
      ].compactMap { $0 }.joined(separator: " · ")
    )
  }
}
