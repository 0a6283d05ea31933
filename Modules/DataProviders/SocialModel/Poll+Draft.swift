public import Foundation

extension Poll {
  /// The question of a post as its author sees it: with the votes there are, unless those are lost;
  /// nil where the draft takes it away.
  ///
  /// - Parameters:
  ///   - draft: The question as it was written.
  ///   - before: The question that the post has by now.
  ///   - id: What it is called where it is new.
  ///   - now: The time that votes are taken from.
  public init?(_ draft: DraftPoll, before: Poll?, id: String, now: Date) {
    guard !draft.isRemoved else { return nil }
    let expiresAt = draft.seconds.map { now.addingTimeInterval(Double($0)) } ?? before?.expiresAt
    if let before, !draft.losesVotes(of: before) {
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
