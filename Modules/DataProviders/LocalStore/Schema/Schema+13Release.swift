extension Schema {
  /// The tables of version 1.0.0.
  ///
  /// Columns have what is queried or changes often, `body` the rest (see `PostBody` and
  /// `AccountBody`). Columns whose names begin with `wanted_`, and `is_removed`, are the overlay of
  /// what the server confirmed: values of a server are never written to them. Times are seconds
  /// since 1970. No table is `WITHOUT ROWID`, because SQLite reports no changes of those.
  ///
  /// - `post.is_pinned`, `relationship.note`, `list_member.is_member`, `followed_tag.is_followed`,
  ///   `follow_request.answer`: what the server confirmed; null where that is unknown.
  /// - `post.wanted_votes`, `outbox.choices`: the indexes of options, such as `0,2`.
  /// - `draft`: drafts. Their parents and the edited posts are in columns, because these may get
  ///   their identities at the server while the draft waits.
  /// - `media`: photos of drafts and of posts to be sent; the bytes are files in the folder
  ///   `media`. `owner` is `draft:ID`, `outbox:ID` or `post:ID`; null while no draft has the photo.
  /// - `outbox`: the items to send, in order. The items of one `lane` are sent one at a time, in
  ///   order: the lane is the post that is liked, boosted, edited, deleted or replied to,
  ///   `account:ID` for a person, and empty for posts that are not replies. `local_id` is the
  ///   identity of a post until the server assigns one. `status` is 0 for waiting, 1 for claimed, 2
  ///   for refused; `is_in_flight`, that a request may be in progress; `is_unknown`, that one was
  ///   sent with an unknown outcome. What version 15 drops are the parts of actions.
  /// - `sent`: the identities at the server of posts that had local identities.
  /// - `word_filter`: the filters as the server last returned them, in its order; `body` is JSON.
  ///   The filters that a post meets are in the body of the post.
  /// - `reader_list`: `position` is the server's order; those that wait to be sent are last.
  /// - `followed_tag`: `name` in lower case, `title` as it is written.
  /// - `dismissed_notification`: the last ones that the server confirmed; `newest` is the newest
  ///   event at that time, `happened_at` its time.
  static let release = Migration(
    13,
    """
    CREATE TABLE account (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      is_locked INTEGER NOT NULL,
      body BLOB NOT NULL,
      wanted_profile BLOB
    );

    CREATE TABLE post (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      author INTEGER NOT NULL REFERENCES account (number),
      created_at REAL,
      reply_to TEXT,
      is_liked INTEGER NOT NULL,
      likes INTEGER NOT NULL,
      is_boosted INTEGER NOT NULL,
      boosts INTEGER NOT NULL,
      replies INTEGER NOT NULL,
      is_own INTEGER NOT NULL,
      is_pending INTEGER NOT NULL,
      is_muted INTEGER NOT NULL,
      body BLOB NOT NULL,
      wanted_like INTEGER,
      wanted_boost INTEGER,
      wanted_body BLOB,
      is_removed INTEGER NOT NULL DEFAULT 0,
      wanted_votes TEXT,
      is_bookmarked INTEGER NOT NULL DEFAULT 0,
      wanted_bookmark INTEGER,
      wanted_mute INTEGER,
      is_pinned INTEGER,
      wanted_pin INTEGER
    );
    CREATE INDEX post_reply ON post (reply_to) WHERE reply_to IS NOT NULL;

    CREATE TABLE comment (
      number INTEGER PRIMARY KEY,
      thread INTEGER NOT NULL REFERENCES post (number) ON DELETE CASCADE,
      post INTEGER NOT NULL REFERENCES post (number) ON DELETE CASCADE,
      place INTEGER,
      UNIQUE (thread, post)
    );
    CREATE INDEX comment_post ON comment (post);

    CREATE TABLE timeline (
      number INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      is_at_end INTEGER NOT NULL DEFAULT 0
    );

    CREATE TABLE run (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      timeline INTEGER NOT NULL REFERENCES timeline (number) ON DELETE CASCADE,
      floor INTEGER NOT NULL
    );
    CREATE INDEX run_floor ON run (timeline, floor);

    CREATE TABLE entry (
      number INTEGER PRIMARY KEY,
      timeline INTEGER NOT NULL REFERENCES timeline (number) ON DELETE CASCADE,
      id TEXT NOT NULL,
      place INTEGER NOT NULL,
      post INTEGER NOT NULL REFERENCES post (number) ON DELETE CASCADE,
      booster INTEGER REFERENCES account (number),
      listed_at REAL,
      is_loose INTEGER NOT NULL DEFAULT 0,
      UNIQUE (timeline, id)
    );
    CREATE INDEX entry_place ON entry (timeline, place);
    CREATE INDEX entry_post ON entry (post);
    CREATE INDEX entry_loose ON entry (timeline) WHERE is_loose = 1;

    CREATE TABLE relationship (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      following INTEGER NOT NULL,
      follows_reader INTEGER NOT NULL,
      is_muted INTEGER NOT NULL,
      is_blocked INTEGER NOT NULL,
      wanted_following INTEGER,
      wanted_muted INTEGER,
      wanted_blocked INTEGER,
      note TEXT,
      wanted_note TEXT
    );

    CREATE TABLE position (
      timeline INTEGER PRIMARY KEY REFERENCES timeline (number) ON DELETE CASCADE,
      moment TEXT NOT NULL,
      distance REAL NOT NULL,
      place INTEGER
    );

    CREATE TABLE kept_list (
      number INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      data BLOB NOT NULL
    );

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
      last_sent_at REAL,
      choices TEXT,
      report BLOB,
      note TEXT,
      filter BLOB,
      title TEXT,
      account TEXT,
      profile BLOB,
      notification BLOB
    );
    CREATE INDEX outbox_lane ON outbox (lane);

    CREATE TABLE sent (
      number INTEGER PRIMARY KEY,
      local_id TEXT NOT NULL UNIQUE,
      server_id TEXT NOT NULL
    );
    CREATE INDEX sent_server ON sent (server_id);

    CREATE TABLE follow_request (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      answer INTEGER,
      wanted_answer INTEGER
    );

    CREATE TABLE word_filter (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      body BLOB NOT NULL
    );

    CREATE TABLE reader_list (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      position INTEGER,
      wanted_title TEXT,
      is_removed INTEGER NOT NULL DEFAULT 0
    );

    CREATE TABLE list_member (
      number INTEGER PRIMARY KEY,
      list TEXT NOT NULL,
      account TEXT NOT NULL,
      is_member INTEGER,
      wanted_member INTEGER,
      UNIQUE (list, account)
    );

    CREATE TABLE followed_tag (
      number INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      is_followed INTEGER,
      wanted_followed INTEGER
    );

    CREATE TABLE dismissed_notification (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      newest TEXT,
      happened_at REAL
    );
    """
  )
}
