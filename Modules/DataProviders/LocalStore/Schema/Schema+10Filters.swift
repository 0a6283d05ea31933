extension Schema {
  /// The reader's filters.
  ///
  /// - `word_filter`: the filters as the server last returned them, in its order; `body` is JSON.
  ///   The filters that a post meets are in the body of the post.
  /// - `outbox.filter`: the filter of an item, as JSON; null in all others, and where it deletes
  ///   one. Until the server confirms it, it is the overlay of `word_filter`.
  static let filters = Migration(
    10,
    """
    CREATE TABLE word_filter (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      body BLOB NOT NULL
    );
    ALTER TABLE outbox ADD COLUMN filter BLOB;
    """
  )
}
