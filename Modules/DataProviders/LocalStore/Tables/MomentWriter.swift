import SocialModel

/// Writes posts one after the other.
struct MomentWriter {
  private let connection: SQLConnection
  private var accounts: AccountWriter

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
    guard let known else {
      try connection.run(
        """
        INSERT INTO post (
          id, author, created_at, reply_to, is_liked, likes, is_boosted, boosts, replies, is_own,
          is_pending, is_muted, body
        ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        moment.postID,
        author,
        moment.createdAt,
        moment.inReplyToID,
        moment.like.isLiked,
        moment.like.count,
        moment.isBoosted,
        moment.boostCount,
        moment.replyCount,
        moment.isOwn,
        moment.isPending,
        moment.isMuted,
        PostBody.encode(moment)
      )
      return connection.lastInsertedNumber
    }
    // What says the same as before is no change that anybody should hear of.
    try connection.run(
      """
      UPDATE post SET (
        author, created_at, reply_to, is_liked, likes, is_boosted, boosts, replies, is_own,
        is_pending, is_muted, body
      ) = (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      WHERE number = ?1 AND (
        author, created_at, reply_to, is_liked, likes, is_boosted, boosts, replies, is_own,
        is_pending, is_muted, body
      ) IS NOT (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      """,
      known,
      author,
      moment.createdAt,
      moment.inReplyToID,
      moment.like.isLiked,
      moment.like.count,
      moment.isBoosted,
      moment.boostCount,
      moment.replyCount,
      moment.isOwn,
      moment.isPending,
      moment.isMuted,
      PostBody.encode(moment)
    )
    return known
  }
}
