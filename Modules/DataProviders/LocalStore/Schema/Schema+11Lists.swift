extension Schema {
  /// The reader's lists of people, and the hashtags that they follow.
  ///
  /// - `reader_list`: `position` orders them as the server does, those that wait to be sent last.
  ///   `wanted_title` and `is_removed` are the overlay.
  /// - `list_member`: `is_member`, what the server confirmed, null where that is not known;
  ///   `wanted_member`, the overlay.
  /// - `followed_tag`: `name` in lower case, `title` as it is written. `is_followed`, what the
  ///   server confirmed, null where that is not known; `wanted_followed`, the overlay.
  /// - `outbox.title`: what a list is to be called; `outbox.account`, who goes into it or out of
  ///   it.
  static let lists = Migration(
    11,
    """
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

    ALTER TABLE outbox ADD COLUMN title TEXT;
    ALTER TABLE outbox ADD COLUMN account TEXT;
    """
  )
}
