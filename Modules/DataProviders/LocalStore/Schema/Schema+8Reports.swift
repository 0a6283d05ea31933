extension Schema {
  /// Reports, and muted conversations.
  ///
  /// - `outbox.report`: the report of an item, as JSON; null in all others.
  /// - `post.wanted_mute`: the overlay of `is_muted`, as long as a change waits to be sent.
  static let reports = Migration(
    8,
    """
    ALTER TABLE outbox ADD COLUMN report BLOB;
    ALTER TABLE post ADD COLUMN wanted_mute INTEGER;
    """
  )
}
