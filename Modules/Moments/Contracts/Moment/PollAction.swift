/// An action of the reader in a poll.
public enum PollAction: Hashable, Sendable {
  /// Choose the option at an index, or deselect it; in polls with a single choice, replace the
  /// previous one.
  case choose(Int)
  /// Vote for the chosen options.
  case vote
  /// Show the results without voting, or go back to voting.
  case toggleResults
}
