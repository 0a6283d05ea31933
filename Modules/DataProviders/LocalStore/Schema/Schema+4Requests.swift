extension Schema {
  /// Who asks to follow the reader.
  ///
  /// - `answer`: what the server confirmed that the reader answered; null while the request waits.
  /// - `wanted_answer`: the overlay: what the reader answered and nobody has confirmed.
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
