extension Schema {
  /// The reader's posts and actions, until the server confirms them.
  ///
  /// - `draft`: drafts. Their parents and the edited posts are in columns, because these may get
  ///   their identities at the server while the draft waits.
  /// - `media`: photos of drafts and of posts to be sent; the bytes are files in the folder
  ///   `media`. `owner` is `draft:ID`, `outbox:ID` or `post:ID`; null while no draft has the photo.
  /// - `outbox`: the items to send, in order. The items of one `lane` are sent one at a time, in
  ///   order: the lane is the post that is liked, boosted, edited, deleted or replied to,
  ///   `account:ID` for a person, and empty for posts that are not replies. `local_id` is the
  ///   identity of a post until the server assigns one. `status` is 0 for waiting, 1 for claimed, 2
  ///   for refused; `is_in_flight`, that a request may be in progress; `is_unknown`, that one was
  ///   sent with an unknown outcome.
  ///   The action itself is in `action` since version 15, and `draft.body` has the same form since
  ///   version 16.
  /// - `sent`: the identities at the server of posts that had local identities.
  static let outbox = Migration(
    2,
    """
    CREATE TABLE draft (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      reply_to TEXT,
      edited TEXT,
      updated_at REAL NOT NULL,
      body BLOB NOT NULL
    );

    CREATE TABLE media (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      owner TEXT,
      file TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      width INTEGER,
      height INTEGER,
      created_at REAL NOT NULL,
      server_id TEXT,
      uploaded_at REAL,
      is_ready INTEGER NOT NULL DEFAULT 0,
      sent_alt TEXT,
      sent_x REAL,
      sent_y REAL
    );
    CREATE INDEX media_owner ON media (owner);

    CREATE TABLE outbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      lane TEXT NOT NULL,
      local_id TEXT UNIQUE,
      wish INTEGER NOT NULL DEFAULT 1,
      draft_id TEXT,
      draft BLOB,
      subject TEXT NOT NULL,
      created_at REAL NOT NULL,
      status INTEGER NOT NULL DEFAULT 0,
      is_in_flight INTEGER NOT NULL DEFAULT 0,
      is_unknown INTEGER NOT NULL DEFAULT 0,
      revision INTEGER NOT NULL DEFAULT 0,
      attempts INTEGER NOT NULL DEFAULT 0,
      retry_at REAL,
      failure TEXT,
      key TEXT NOT NULL,
      first_sent_at REAL,
      last_sent_at REAL
    );
    CREATE INDEX outbox_lane ON outbox (lane);

    CREATE TABLE sent (
      number INTEGER PRIMARY KEY,
      local_id TEXT NOT NULL UNIQUE,
      server_id TEXT NOT NULL
    );
    CREATE INDEX sent_server ON sent (server_id);
    """
  )
}
