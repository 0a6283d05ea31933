public import MastodonAPI
public import MomentsValues

extension StatusMapper {
  /// The poll for screens.
  ///
  /// If a server does not count people, the votes of a single-choice poll are counted.
  public func poll(from poll: MastodonAPI.Poll) -> MomentsValues.Poll {
    MomentsValues.Poll(
      id: poll.id,
      options: poll.options.elements.map {
        MomentsValues.Poll.Option(title: RichText.name($0.title), votes: $0.votesCount)
      },
      isPartial: !poll.options.skipped.isEmpty,
      allowsSeveral: poll.multiple,
      expiresAt: poll.expiresAt,
      hasEnded: poll.expired,
      voters: poll.votersCount ?? (poll.multiple ? nil : poll.votesCount),
      hasVoted: poll.voted ?? false,
      ownVotes: poll.ownVotes.sorted(),
      emojis: emojis(poll.emojis)
    )
  }
}
