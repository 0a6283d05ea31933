extension Schema {
  /// The reader's lists of people, and the hashtags that they follow.
  ///
  /// - `reader_list`: `position` is the server's order; those that wait to be sent are last.
  ///   `wanted_title` and `is_removed` are the overlay.
  /// - `list_member`: `is_member`, what the server confirmed, null where that is unknown;
  ///   `wanted_member`, the overlay.
  /// - `followed_tag`: `name` in lower case, `title` as it is written. `is_followed`, what the
  ///   server confirmed, null where that is unknown; `wanted_followed`, the overlay.
  /// - `outbox.title`: the title of a list; `outbox.account`, the person to add or remove.
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
