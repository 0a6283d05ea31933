/// The hashtags that the reader follows: what the server confirmed, and the overlay.
///
/// Call all functions inside of a transaction.
enum FollowedTagTable {
  /// Stores the followed hashtags as the server returned them.
  ///
  /// - Parameters:
  ///   - names: The hashtags, as they are written.
  ///   - isWhole: Whether there are no others.
  ///   - isUnsettled: Whether no item about a hashtag completed since the request; the others stay.
  ///   - connection: The connection.
  /// - Throws: `SQLiteError`.
  static func save(
    _ names: [String],
    isWhole: Bool,
    isUnsettled: (String) -> Bool,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    for name in names where isUnsettled(name) { try settle(name, true, in: connection) }
    guard isWhole else { return }
    let listed = Set(names.map { $0.lowercased() })
    let known = try connection.query("SELECT title FROM followed_tag WHERE is_followed = 1") {
      $0.text(0)
    }
    for name in known where !listed.contains(name.lowercased()) && isUnsettled(name) {
      try settle(name, false, in: connection)
    }
  }

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

  /// The followed hashtags with the overlay, in alphabetical order.
  static func followed(in connection: SQLConnection) throws(SQLiteError) -> [String] {
    try connection.query(
      "SELECT title FROM followed_tag WHERE coalesce(wanted_followed, is_followed) = 1 ORDER BY name"
    ) { $0.text(0) }
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

  /// Sets the overlay of a hashtag; nil where nothing waits.
  static func lay(
    _ isOn: Bool?,
    over name: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    if isOn != nil {
      try connection.run(
        "INSERT OR IGNORE INTO followed_tag (name, title) VALUES (?, ?)",
        name.lowercased(),
        name
      )
    }
    try connection.run(
      """
      UPDATE followed_tag SET wanted_followed = ?2
      WHERE name = ?1 AND wanted_followed IS NOT ?2
      """,
      name.lowercased(),
      isOn
    )
  }
}
