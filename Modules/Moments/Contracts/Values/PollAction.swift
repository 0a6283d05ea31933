/// What a reader can do in a poll.
public enum PollAction: Hashable, Sendable {
  /// Choose the answer at a place, or no longer; of polls with one answer, instead of another.
  case choose(Int)
  /// Vote for what is chosen.
  case vote
  /// Show the results without voting, or go back to voting.
  case toggleResults
}
