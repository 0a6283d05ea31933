import SocialModel

/// Writes posts one after the other.
struct MomentWriter {
  private let connection: SQLConnection
  private let accounts: AccountWriter
  private let filters: ArrivalFilters
  private let find: SQLStatement
  private let insert: SQLStatement
  private let update: SQLStatement

  init(_ connection: SQLConnection) throws(SQLiteError) {
    self.connection = connection
    accounts = try AccountWriter(connection)
    filters = try ArrivalFilters(connection)
    // Prepared once, not for each post.
    find = try connection.statement("SELECT number FROM post WHERE id = ?")
    insert = try connection.statement(Self.insertSQL)
    update = try connection.statement(Self.updateSQL)
  }

  /// Stores one post.
  ///
  /// - Returns: The number of the row.
  static func saving(_ moment: Moment, in connection: SQLConnection) throws(SQLiteError) -> Int64 {
    try MomentWriter(connection).save(moment)
  }

  /// Stores the author or the booster of a post.
  ///
  /// - Returns: The number of the row.
  func save(_ account: Account) throws(SQLiteError) -> Int64 {
    try accounts.save(account, from: .post)
  }

  /// Stores a post, in place of the earlier one.
  ///
  /// - Returns: The number of the row.
  func save(_ arrived: Moment) throws(SQLiteError) -> Int64 {
    var moment = arrived
    moment.filters = filters.filters(of: arrived)
    let author = try save(moment.author)
    if let booster = moment.boostedBy { _ = try save(booster) }
    let known = try find.number(plain: [.text(moment.postID)])
    let values: [SQLValue] = [
      known.map(SQLValue.integer) ?? .text(moment.postID),
      .integer(author),
      moment.createdAt.sqlValue,
      moment.inReplyToID.sqlValue,
      moment.like.isLiked.sqlValue,
      moment.like.count.sqlValue,
      moment.isBoosted.sqlValue,
      moment.boostCount.sqlValue,
      moment.replyCount.sqlValue,
      moment.isOwn.sqlValue,
      moment.isPending.sqlValue,
      moment.isMuted.sqlValue,
      moment.isBookmarked.sqlValue,
      moment.isPinned.sqlValue,
      .blob(PostBody.encode(moment)),
    ]
    if let known {
      try update.run(plain: values)
      return known
    }
    try insert.run(plain: values)
    return connection.lastInsertedNumber
  }

  private static let columns = """
    author, created_at, reply_to, is_liked, likes, is_boosted, boosts, replies, is_own,
    is_pending, is_muted, is_bookmarked, is_pinned, body
    """

  private static let insertSQL = """
    INSERT INTO post (id, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// Equal values are not a change, and notify no observer.
  ///
  /// A source that does not say whether a post is pinned does not change that.
  private static let updateSQL = """
    UPDATE post SET (\(columns)) = (\(updates))
    WHERE number = ?1 AND (\(columns)) IS NOT (\(updates))
    """

  private static let updates =
    "?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, coalesce(?14, is_pinned), ?15"
}
