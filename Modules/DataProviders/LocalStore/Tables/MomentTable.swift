import SocialModel

/// Posts: what the server confirmed, and the overlay of optimistic updates.
///
/// Call all functions inside of a transaction.
enum MomentTable {
  /// Keeps posts, in place of what was known of them, and who wrote and shared them.
  ///
  /// Writes confirmed columns only: the overlay stays. A moment that somebody shared keeps the post
  /// it shows; the sharing itself belongs to a timeline.
  ///
  /// - Returns: The numbers of the rows of `post`, in the order given.
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

  /// A post as the reader should see it, not as a row of a timeline: `id` is `postID`, nobody
  /// shares it.
  ///
  /// - Returns: The post; nil where it is not kept, was deleted by the reader, or cannot be read.
  static func moment(
    postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Moment? {
    try moments(postIDs: [postID], in: connection).first
  }

  /// Posts as the reader should see them, in the order requested; those that are not there are left
  /// out.
  static func moments(
    postIDs: [String],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    try moments(where: "p.id = ? AND p.is_removed = 0", postIDs.map { [$0] }, in: connection)
  }

  /// The posts `p` that a condition holds for, asked once for each set of values.
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

  /// A post as the server confirmed it, without the overlay; also one that the reader deleted.
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

  /// The row number of a post, also of one that the reader deleted; nil where it is not kept.
  static func number(
    postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Int64? {
    try connection.number("SELECT number FROM post WHERE id = ?", postID)
  }

  /// Forgets a post, and with it its rows in all timelines and threads; what answers it stays in
  /// the threads it was in.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  static func remove(postID: String, in connection: SQLConnection) throws(SQLiteError) -> Bool {
    guard let number = try number(postID: postID, in: connection) else { return false }
    try ThreadTable.keepAnswers(to: postID, in: connection)
    try connection.run("DELETE FROM post WHERE number = ?", number)
    return true
  }
}
