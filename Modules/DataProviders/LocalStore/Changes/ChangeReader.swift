import MomentsValues
import SocialModel

/// Converts the rows that a transaction changed to what observers are notified of.
///
/// SQLite reports only the numbers of changed rows, and nothing else remains of a deleted one.
/// Triggers of the writing connection, in its temporary database, store what is needed of those
/// until observers were notified.
enum ChangeReader {
  /// Begins to record deleted rows; for the connection that writes.
  static func prepare(_ connection: SQLConnection) throws(SQLiteError) {
    try connection.execute(
      """
      PRAGMA temp_store = MEMORY;
      CREATE TEMP TABLE gone (kind TEXT NOT NULL, id TEXT NOT NULL, reply_to TEXT);
      CREATE TEMP TRIGGER post_gone AFTER DELETE ON main.post BEGIN
        INSERT INTO gone VALUES ('post', OLD.id, OLD.reply_to);
      END;
      CREATE TEMP TRIGGER post_hidden AFTER UPDATE OF is_removed ON main.post
      WHEN OLD.is_removed != NEW.is_removed BEGIN
        INSERT INTO gone VALUES ('post', NEW.id, NEW.reply_to);
        INSERT INTO gone SELECT DISTINCT 'timeline', t.name, NULL
          FROM main.entry e JOIN main.timeline t ON t.number = e.timeline WHERE e.post = NEW.number;
      END;
      CREATE TEMP TRIGGER comment_gone AFTER DELETE ON main.comment BEGIN
        INSERT INTO gone SELECT 'thread', id, NULL FROM main.post WHERE number = OLD.thread;
      END;
      CREATE TEMP TRIGGER entry_gone AFTER DELETE ON main.entry BEGIN
        INSERT INTO gone SELECT 'timeline', name, NULL FROM main.timeline WHERE number = OLD.timeline;
      END;
      CREATE TEMP TRIGGER run_gone AFTER DELETE ON main.run BEGIN
        INSERT INTO gone SELECT 'timeline', name, NULL FROM main.timeline WHERE number = OLD.timeline;
      END;
      CREATE TEMP TRIGGER relationship_gone AFTER DELETE ON main.relationship BEGIN
        INSERT INTO gone VALUES ('account', OLD.id, NULL);
      END;
      CREATE TEMP TRIGGER follow_request_gone AFTER DELETE ON main.follow_request BEGIN
        INSERT INTO gone VALUES ('account', OLD.id, NULL);
      END;
      CREATE TEMP TRIGGER dismissal_gone AFTER DELETE ON main.outbox WHEN OLD.kind = 'dismiss' BEGIN
        INSERT INTO gone VALUES ('dismissal', '', NULL);
      END;
      CREATE TEMP TRIGGER filter_gone AFTER DELETE ON main.outbox WHEN OLD.kind = 'filter' BEGIN
        INSERT INTO gone VALUES ('filter', '', NULL);
      END;
      """
    )
  }

  /// The change of a transaction, as observers receive it; right after the transaction, on the
  /// connection that wrote.
  static func change(
    of changes: StoreChanges,
    in connection: SQLConnection
  ) throws(SQLiteError) -> SocialChange {
    var change = SocialChange()
    var answered: Set<String> = []
    try readGone(into: &change, &answered, connection)
    let posts = changes.changed(in: "post")
    try texts("SELECT id FROM post WHERE number = ?", posts, connection) { change.posts.insert($0) }
    let newPosts = changes.inserted["post"] ?? []
    try texts("SELECT reply_to FROM post WHERE number = ?", newPosts, connection) {
      answered.insert($0)
    }
    let newOwn = "SELECT reply_to FROM post WHERE number = ? AND is_pending = 1"
    try texts(newOwn, newPosts, connection) { change.posts.insert($0) }
    for id in answered where !change.threads.contains(id) {
      change.threads.formUnion(try threads(with: id, connection))
    }
    let comments =
      "SELECT p.id FROM comment c JOIN post p ON p.number = c.thread WHERE c.number = ?"
    try texts(comments, changes.rows["comment"] ?? [], connection) { change.threads.insert($0) }
    for table in ["entry", "run"] {
      let rows = changes.rows[table] ?? []
      for name in try timelines(of: rows, in: table, connection) {
        if let scope = TimelineScope(name: name) { change.timelines.insert(scope) }
      }
    }
    let accounts = changes.changed(in: "account")
    try texts("SELECT id FROM account WHERE number = ?", accounts, connection) {
      change.accounts.insert($0)
    }
    let relationships = changes.rows["relationship"] ?? []
    try texts("SELECT id FROM relationship WHERE number = ?", relationships, connection) {
      change.accounts.insert($0)
    }
    let requests = changes.rows["follow_request"] ?? []
    try texts("SELECT id FROM follow_request WHERE number = ?", requests, connection) {
      change.accounts.insert($0)
    }
    change.areDraftsChanged = changes.touches(["draft"])
    if changes.touches(["word_filter"]) { change.areFiltersChanged = true }
    // An item that was confirmed in the transaction that stored it was never waiting.
    change.isOutboxChanged = !changes.changed(in: "outbox").isEmpty
    let items = changes.rows["outbox"] ?? []
    try texts("SELECT kind FROM outbox WHERE number = ?", items, connection) { kind in
      change.isOutboxChanged = true
      if kind == ActionKind.filter.rawValue { change.areFiltersChanged = true }
      if kind == ActionKind.dismiss.rawValue { change.areDismissalsChanged = true }
    }
    change.areListsChanged = changes.touches(["reader_list", "list_member"])
    change.areTagsChanged = changes.touches(["followed_tag"])
    return change
  }

  /// Removes the records of deleted rows, if there are no observers.
  static func forget(in connection: SQLConnection) throws(SQLiteError) {
    try connection.run("DELETE FROM gone")
  }

  private static func readGone(
    into change: inout SocialChange,
    _ answered: inout Set<String>,
    _ connection: SQLConnection
  ) throws(SQLiteError) {
    let gone = try connection.query("SELECT kind, id, reply_to FROM gone") { row in
      (kind: row.text(0) ?? "", id: row.text(1) ?? "", replyTo: row.text(2))
    }
    guard !gone.isEmpty else { return }
    for row in gone {
      switch row.kind {
      case "post":
        change.posts.insert(row.id)
        if let parent = row.replyTo {
          answered.insert(parent)
          // It is counted in its parent.
          change.posts.insert(parent)
        }
      case "thread": change.threads.insert(row.id)
      case "timeline":
        if let scope = TimelineScope(name: row.id) { change.timelines.insert(scope) }
      case "filter": change.areFiltersChanged = true
      case "dismissal": change.areDismissalsChanged = true
      default: change.accounts.insert(row.id)
      }
    }
    try forget(in: connection)
  }

  /// A post and all of its ancestors, because a reply is shown in each of their threads.
  private static func threads(
    with id: String,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    try connection.query(
      """
      WITH RECURSIVE answered (id) AS (
        SELECT ?1
        UNION SELECT p.reply_to FROM answered a CROSS JOIN post p ON p.id = a.id
        WHERE p.reply_to IS NOT NULL
      ) SELECT id FROM answered
      """,
      id
    ) { $0.text(0) }
  }

  /// The timelines of rows; one row of each is enough to identify it.
  private static func timelines(
    of rows: Set<Int64>,
    in table: String,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> Set<String> {
    var names: Set<String> = []
    let sql =
      "SELECT t.name FROM \(table) r JOIN timeline t ON t.number = r.timeline WHERE r.number = ?"
    try texts(sql, rows, connection) { names.insert($0) }
    return names
  }

  private static func texts(
    _ sql: String,
    _ numbers: Set<Int64>,
    _ connection: SQLConnection,
    _ found: (String) -> Void
  ) throws(SQLiteError) {
    guard !numbers.isEmpty else { return }
    let statement = try connection.statement(sql)
    for number in numbers {
      try statement.rows([number]) { row throws(SQLiteError) in
        if let text = row.text(0) { found(text) }
      }
    }
  }
}
