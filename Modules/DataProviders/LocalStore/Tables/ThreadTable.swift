import SocialModel

/// The comments of posts.
///
/// Replies to a post, and replies to those, belong to it by themselves (`post.reply_to`). In
/// addition, `comment` stores the server's last response for a thread: the order of its comments,
/// comments whose parents are unknown, and, without a position, those that the server no longer has
/// there although they are stored for a timeline.
///
/// Call all functions inside of a transaction.
enum ThreadTable {
  /// The stored post with its ancestors and comments; nil where the post is not stored.
  static func thread(
    of postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> MomentThread? {
    guard let moment = try MomentTable.moment(postID: postID, in: connection),
      let number = try MomentTable.number(postID: postID, in: connection)
    else { return nil }
    var reader = MomentReader(connection)
    var comments: [Moment] = []
    try connection.statement(commentQuery).rows([postID, number]) { row throws(SQLiteError) in
      if let comment = reader.post(row) { comments.append(comment) }
    }
    return MomentThread(
      moment: moment,
      ancestors: try ancestors(of: moment, in: connection),
      comments: comments,
      skipped: reader.skipped
    )
  }

  /// Stores a thread as a server returned it.
  ///
  /// If it is complete (`next` is nil), stored comments that are not in it no longer belong to it;
  /// those that no timeline shows are deleted. Comments that wait to be sent stay, and those that
  /// were just sent, too: the response may be older.
  static func save(_ thread: MomentThread, in connection: SQLConnection) throws(SQLiteError) {
    let writer = try MomentWriter(connection)
    let root = try writer.save(thread.moment)
    for ancestor in thread.ancestors { _ = try writer.save(ancestor) }
    var returned: Set<Int64> = [root]
    var place = 0
    for comment in thread.comments {
      let post = try writer.save(comment)
      guard returned.insert(post).inserted else { continue }
      try connection.run(
        """
        INSERT INTO comment (thread, post, place) VALUES (?1, ?2, ?3)
        ON CONFLICT (thread, post) DO UPDATE SET place = ?3 WHERE place IS NOT ?3
        """,
        root,
        post,
        place
      )
      place += 1
    }
    guard thread.next == nil else { return }
    try forget(except: returned, root: root, thread, in: connection)
  }

  private static func forget(
    except returned: Set<Int64>,
    root: Int64,
    _ thread: MomentThread,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let gone = try connection.query(
      """
      \(members) SELECT p.number,
        EXISTS (SELECT 1 FROM entry e WHERE e.post = p.number)
          OR p.wanted_like IS NOT NULL OR p.wanted_boost IS NOT NULL OR p.wanted_body IS NOT NULL OR p.wanted_bookmark IS NOT NULL
          OR p.is_removed OR p.wanted_votes IS NOT NULL
      FROM member m JOIN post p ON p.number = m.number WHERE p.is_pending = 0
        AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.post = p.number AND e.is_unordered = 1)
      """,
      thread.moment.postID,
      root
    ) { row in (number: Int64(row.integer(0) ?? 0), isUsed: row.boolean(1) ?? true) }
    for post in gone where !returned.contains(post.number) {
      if post.isUsed {
        try connection.run(
          """
          INSERT INTO comment (thread, post) VALUES (?1, ?2)
          ON CONFLICT (thread, post) DO UPDATE SET place = NULL WHERE place IS NOT NULL
          """,
          root,
          post.number
        )
      } else {
        try connection.run("DELETE FROM post WHERE number = ?", post.number)
      }
    }
  }

  /// Adds the replies to a post to all threads that the post is in, because the post is about to be
  /// deleted.
  static func addRepliesToThreads(to postID: String, in connection: SQLConnection)
    throws(SQLiteError)
  {
    let replies = try connection.query(
      "SELECT number FROM post WHERE reply_to = ?",
      postID
    ) { $0.integer(0) }
    guard !replies.isEmpty else { return }
    let threads = try connection.query(
      """
      WITH RECURSIVE up (id) AS (
        SELECT reply_to FROM post WHERE id = ?1
        UNION SELECT p.reply_to FROM up CROSS JOIN post p ON p.id = up.id
      ) SELECT p.number FROM up CROSS JOIN post p ON p.id = up.id WHERE p.id != ?1
      UNION SELECT c.thread FROM comment c JOIN post p ON p.number = c.post WHERE p.id = ?1
      """,
      postID
    ) { $0.integer(0) }
    for thread in threads {
      for reply in replies where reply != thread {
        // Below all comments whose order a server returned.
        try connection.run(
          "INSERT OR IGNORE INTO comment (thread, post, place) VALUES (?, ?, ?)",
          thread,
          reply,
          (1 << 40) + reply
        )
      }
    }
  }

  /// A post and all posts of its thread, also one that is about to be deleted; empty where it is
  /// not stored.
  static func postIDs(
    ofThread postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    guard let number = try MomentTable.number(postID: postID, in: connection) else { return [] }
    return try connection.query(
      "\(members) SELECT p.id FROM member m JOIN post p ON p.number = m.number",
      postID,
      number
    ) { $0.text(0) }
  }

  /// The ancestors of a post, the farthest first.
  private static func ancestors(
    of moment: Moment,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    var found: [Moment] = []
    // Replies may form a cycle.
    var seen: Set<String> = [moment.postID]
    var next = moment.inReplyToID
    while let id = next, seen.insert(id).inserted,
      let ancestor = try MomentTable.moment(postID: id, in: connection)
    {
      found.append(ancestor)
      next = ancestor.inReplyToID
    }
    return found.reversed()
  }

  /// The numbers of all posts that may belong to the thread of the post whose identity is the first
  /// value and whose number is the second; including the post.
  private static let members = """
    WITH RECURSIVE tree (number, id) AS (
      SELECT number, id FROM post WHERE id = ?1
      UNION SELECT p.number, p.id FROM comment c CROSS JOIN post p ON p.number = c.post
        WHERE c.thread = ?2 AND c.place IS NOT NULL
      UNION SELECT p.number, p.id FROM tree t CROSS JOIN post p ON p.reply_to = t.id
    ), member (number) AS (
      SELECT number FROM tree UNION SELECT post FROM comment WHERE thread = ?2
    )
    """

  static let commentQuery = """
    \(members) SELECT \(MomentReader.columns) FROM member m
    CROSS JOIN post p ON p.number = m.number CROSS JOIN account a ON a.number = p.author
    LEFT JOIN comment c ON c.thread = ?2 AND c.post = p.number
    WHERE p.number != ?2 AND p.is_removed = 0 AND (c.number IS NULL OR c.place IS NOT NULL)
    ORDER BY c.place IS NULL, c.place, p.number
    """
}
