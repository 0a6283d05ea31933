extension Schema {
  /// Requests to follow the reader.
  ///
  /// - `answer`: the confirmed answer; null while the request waits.
  /// - `wanted_answer`: the overlay: the reader's answer before it is confirmed.
  static let requests = Migration(
    4,
    """
    CREATE TABLE follow_request (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      answer INTEGER,
      wanted_answer INTEGER
    );
    """
  )
}
