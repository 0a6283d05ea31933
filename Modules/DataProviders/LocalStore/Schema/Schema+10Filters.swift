extension Schema {
  /// The words that the reader does not want to read.
  ///
  /// - `word_filter`: the filters as the server last returned them, in its order; `body` is JSON.
  ///   Which of them a post meets is in the body of the post.
  /// - `outbox.filter`: what an item makes of a filter, as JSON; null in all others, and where it
  ///   deletes one. Until the server has agreed, it lies over `word_filter`.
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
