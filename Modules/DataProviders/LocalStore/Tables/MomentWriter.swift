import SocialModel

/// Writes posts one after the other.
struct MomentWriter {
  private let connection: SQLConnection
  private var accounts: AccountWriter
  private var insert: SQLStatement?
  private var update: SQLStatement?

  init(_ connection: SQLConnection) {
    self.connection = connection
    accounts = AccountWriter(connection)
  }

  /// Keeps one post.
  ///
  /// - Returns: The number of the row.
  static func saving(_ moment: Moment, in connection: SQLConnection) throws(SQLiteError) -> Int64 {
    var writer = MomentWriter(connection)
    return try writer.save(moment)
  }

  /// Keeps a person.
  ///
  /// - Returns: The number of the row.
  mutating func save(_ account: Account) throws(SQLiteError) -> Int64 {
    try accounts.save(account)
  }

  /// Keeps a post, in place of what was known of it.
  ///
  /// - Returns: The number of the row.
  mutating func save(_ moment: Moment) throws(SQLiteError) -> Int64 {
    let author = try accounts.save(moment.author)
    if let booster = moment.boostedBy { _ = try accounts.save(booster) }
    let known = try MomentTable.number(postID: moment.postID, in: connection)
    let values: [SQLValue] = [
      known.map(SQLValue.integer) ?? .text(moment.postID),
      .integer(author),
      SQLValue(moment.createdAt),
      SQLValue(moment.inReplyToID),
      SQLValue(moment.like.isLiked),
      SQLValue(moment.like.count),
      SQLValue(moment.isBoosted),
      SQLValue(moment.boostCount),
      SQLValue(moment.replyCount),
      SQLValue(moment.isOwn),
      SQLValue(moment.isPending),
      SQLValue(moment.isMuted),
      .blob(PostBody.encode(moment)),
    ]
    if let known {
      try statement(&update, Self.updateSQL).run(plain: values)
      return known
    }
    try statement(&insert, Self.insertSQL).run(plain: values)
    return connection.lastInsertedNumber
  }

  /// A statement, looked up once.
  private func statement(
    _ statement: inout SQLStatement?,
    _ sql: String
  ) throws(SQLiteError) -> SQLStatement {
    if let statement { return statement }
    let made = try connection.statement(sql)
    statement = made
    return made
  }

  private static let columns = """
    author, created_at, reply_to, is_liked, likes, is_boosted, boosts, replies, is_own,
    is_pending, is_muted, body
    """

  private static let insertSQL = """
    INSERT INTO post (id, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// What says the same as before is no change that anybody should hear of.
  private static let updateSQL = """
    UPDATE post SET (\(columns)) = (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
    WHERE number = ?1
    AND (\(columns)) IS NOT (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
    """
}
