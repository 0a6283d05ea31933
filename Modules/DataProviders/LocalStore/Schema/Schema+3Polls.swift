extension Schema {
  /// The reader's votes.
  ///
  /// - `outbox.choices`: the indexes of the options, such as `0,2`.
  /// - `post.wanted_votes`: the same, as long as the vote waits to be sent.
  static let polls = Migration(
    3,
    """
    ALTER TABLE outbox ADD COLUMN choices TEXT;
    ALTER TABLE post ADD COLUMN wanted_votes TEXT;
    """
  )
}
