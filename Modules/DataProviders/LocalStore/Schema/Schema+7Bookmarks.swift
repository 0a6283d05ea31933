extension Schema {
  /// Bookmarks, mutes and blocks.
  ///
  /// - `post.is_bookmarked`: whether the server has it among the reader's bookmarks.
  /// - `post.wanted_bookmark`: the overlay of it, as long as a change waits to be sent.
  /// - `relationship.wanted_muted`, `relationship.wanted_blocked`: the overlays of `is_muted` and
  ///   `is_blocked`.
  static let bookmarks = Migration(
    7,
    """
    ALTER TABLE post ADD COLUMN is_bookmarked INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE post ADD COLUMN wanted_bookmark INTEGER;
    ALTER TABLE relationship ADD COLUMN wanted_muted INTEGER;
    ALTER TABLE relationship ADD COLUMN wanted_blocked INTEGER;
    """
  )
}
