import Foundation
import MomentsContracts
import MomentsValues

extension Poll {
  /// The options that the reader chose and has not voted for yet.
  struct Ballot: Hashable, Sendable {
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
}
