import SocialModel

/// Posts: what the server confirmed, and the overlay of optimistic updates.
///
/// Call all functions inside of a transaction.
enum MomentTable {
  /// Stores posts, in place of the earlier ones, and the people who wrote and boosted them.
  ///
  /// It writes confirmed columns only: the overlay stays. Of a boost, the shown post is stored; the
  /// boost itself belongs to a timeline.
  ///
  /// - Returns: The numbers of the rows of `post`, in the same order.
  @discardableResult
  static func save(
    _ moments: [Moment],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Int64] {
    let writer = try MomentWriter(connection)
    var numbers: [Int64] = []
    numbers.reserveCapacity(moments.count)
    for moment in moments { numbers.append(try writer.save(moment)) }
    return numbers
  }

  /// A post with the overlay, not as a row of a timeline: `id` equals `postID`, without a boost.
  ///
  /// - Returns: The post; nil where it is not stored, was deleted by the reader, or cannot be read.
  static func moment(
    postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Moment? {
    try moments(postIDs: [postID], in: connection).first
  }

  /// Posts with the overlay, in the requested order; those that are not stored are left out.
  static func moments(
    postIDs: [String],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    try moments(where: "p.id = ? AND p.is_removed = 0", postIDs.map { [$0] }, in: connection)
  }

  /// The posts `p` that meet a condition, queried once for each set of values.
  static func moments(
    where condition: String,
    _ values: [[any SQLConvertible]],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    var reader = MomentReader(connection)
    var found: [Moment] = []
    let statement = try connection.statement(
      """
      SELECT \(MomentReader.columns) FROM post p JOIN account a ON a.number = p.author
      WHERE \(condition)
      """
    )
    for values in values {
      try statement.rows(values) { row throws(SQLiteError) in
        if let moment = reader.post(row) { found.append(moment) }
      }
    }
    return found
  }

  /// A post as the server confirmed it, without the overlay; also a deleted one.
  static func confirmed(
    postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Moment? {
    try connection.query(
      """
      SELECT \(MomentReader.confirmedColumns) FROM post p JOIN account a ON a.number = p.author
      WHERE p.id = ?
      """,
      postID
    ) { row in
      var reader = MomentReader(nil)
      return reader.post(row)
    }.first
  }

  /// The row number of a post, also of a deleted one; nil where it is not stored.
  static func number(
    postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Int64? {
    try connection.number("SELECT number FROM post WHERE id = ?", postID)
  }

  /// Deletes a post, and its rows in all timelines and threads; its replies stay in the threads
  /// they were in.
  ///
  /// - Returns: Whether it was stored.
  @discardableResult
  static func remove(postID: String, in connection: SQLConnection) throws(SQLiteError) -> Bool {
    guard let number = try number(postID: postID, in: connection) else { return false }
    try ThreadTable.addRepliesToThreads(to: postID, in: connection)
    try connection.run("DELETE FROM post WHERE number = ?", number)
    return true
  }
}
