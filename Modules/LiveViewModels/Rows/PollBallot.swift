import Foundation
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The options that the reader chose and has not voted for yet.
struct PollBallot: Hashable, Sendable {
  private(set) var choices: Set<Int> = []
  private(set) var showsResults = false

  /// Handles an action.
  ///
  /// - Returns: The options to vote for; nil where it is not a vote, or not possible.
  mutating func take(_ action: PollAction, in poll: Poll, at now: Date) -> [Int]? {
    guard poll.takesVote(at: now) else { return nil }
    switch action {
    case .choose(let index):
      guard poll.options.indices.contains(index) else { return nil }
      if choices.remove(index) == nil {
        choices = poll.allowsSeveral ? choices.union([index]) : [index]
      }
      return nil
    case .toggleResults:
      showsResults.toggle()
      return nil
    case .vote:
      let ballot = choices.sorted()
      return poll.accepts(ballot) ? ballot : nil
    }
  }
}

extension PollRow {
  /// A poll in the reader's language.
  init(_ poll: Poll, _ ballot: PollBallot, canVote: Bool, now: Date, strings: Strings) {
    let takesVote = canVote && poll.takesVote(at: now)
    let chosen = takesVote ? ballot.choices : Set(poll.ownVotes)
    self.init(
      answers: poll.options.enumerated().map { index, option in
        (RichText(option.title, emojis: poll.emojis), option.votes, chosen.contains(index))
      },
      Standing(
        voters: poll.voters,
        timeLeft: poll.expiresAt.map { $0.timeIntervalSince(now) },
        hasEnded: poll.hasEnded(at: now),
        allowsSeveral: poll.allowsSeveral,
        takesVote: takesVote,
        showsResults: ballot.showsResults
      ),
      strings: strings
    )
  }
}
