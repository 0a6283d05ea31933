public import Foundation

extension Poll {
  /// The poll of a post as its author sees it: with the current votes, unless those are discarded;
  /// nil where the draft removes it.
  ///
  /// - Parameters:
  ///   - draft: The poll as it was written.
  ///   - before: The current poll of the post.
  ///   - id: The identity of a new poll.
  ///   - now: The time from which votes are accepted.
  public init?(_ draft: PollDraft, before: Poll?, id: String, now: Date) {
    guard !draft.isRemoved else { return nil }
    let expiresAt = draft.seconds.map { now.addingTimeInterval(Double($0)) } ?? before?.expiresAt
    if let before, !draft.losesVotes(of: PollDraft(unchanged: before)) {
      self = before
      if draft.seconds != nil { hasEnded = false }
    } else {
      let votes = draft.hidesTotals ? nil : 0
      self.init(
        id: before?.id ?? id,
        options: draft.tidied.options.map { Option(title: $0, votes: votes) },
        allowsSeveral: draft.allowsSeveral,
        voters: 0,
        hasVoted: true,
        emojis: before?.emojis ?? []
      )
    }
    self.expiresAt = expiresAt
  }
}
