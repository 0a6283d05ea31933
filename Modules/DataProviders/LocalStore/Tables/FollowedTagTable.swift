/// The hashtags that the reader follows: what the server confirmed, and the overlay.
///
/// Call all functions inside of a transaction.
enum FollowedTagTable {
  /// Stores the confirmed state of a hashtag.
  static func settle(
    _ name: String,
    _ isFollowed: Bool,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO followed_tag (name, title, is_followed) VALUES (?1, ?2, ?3)
      ON CONFLICT (name) DO UPDATE SET is_followed = ?3 WHERE is_followed IS NOT ?3
      """,
      name.lowercased(),
      name,
      isFollowed
    )
  }

  /// Whether the reader follows a hashtag, with the overlay; nil where that is unknown.
  static func isFollowed(
    _ name: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Bool? {
    try flag("coalesce(wanted_followed, is_followed)", name, in: connection)
  }

  /// Whether the reader follows a hashtag, as confirmed; nil where that is unknown.
  static func isConfirmed(
    _ name: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Bool? {
    try flag("is_followed", name, in: connection)
  }

  private static func flag(
    _ column: String,
    _ name: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Bool? {
    try connection.query(
      "SELECT \(column) FROM followed_tag WHERE name = ?1 AND \(column) NOT NULL",
      name.lowercased()
    ) { $0.boolean(0) }.first
  }
}
