extension Schema {
  /// What the reader reports, and the conversations that they want to be told nothing of.
  ///
  /// - `outbox.report`: what an item reports, as JSON; null in all others.
  /// - `post.wanted_mute`: the overlay of `is_muted`, as long as a change waits to be sent.
  static let reports = Migration(
    8,
    """
    ALTER TABLE outbox ADD COLUMN report BLOB;
    ALTER TABLE post ADD COLUMN wanted_mute INTEGER;
    """
  )
}
