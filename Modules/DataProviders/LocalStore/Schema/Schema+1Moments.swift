extension Schema {
  /// People, posts, timelines, and other stored content.
  ///
  /// Columns have what is queried or changes often, `body` the rest (see `PostBody` and
  /// `AccountBody`). Columns whose names begin with `wanted_`, and `is_removed`, are the overlay of
  /// what the server confirmed: values of a server are never written to them. Times are seconds
  /// since 1970.
  ///
  /// No table is `WITHOUT ROWID`, because SQLite reports no changes of those.
  static let moments = Migration(
    1,
    """
    CREATE TABLE account (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      is_locked INTEGER NOT NULL,
      body BLOB NOT NULL
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
      is_removed INTEGER NOT NULL DEFAULT 0
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
      wanted_following INTEGER
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
    """
  )
}
