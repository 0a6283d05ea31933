extension Schema {
  /// Discarded changes are items of their kind, and names say what they name.
  ///
  /// - `outbox.is_discarded`: whether the reader discarded an edit, a deletion or a vote that may
  ///   have reached the server: only the current post is requested. They were items of the kind
  ///   `look` before, which is that of none of the reader's actions.
  /// - `entry.is_unordered` was `is_loose`, and the table `stored_list` was `kept_list`.
  /// - In stored values, `confirmed` was `told`, and `fetchedAt` was `heardAt`. Neither occurs in a
  ///   text, where quotes are escaped. Popular links had other names; they are requested again.
  static let names = Migration(
    17,
    """
    ALTER TABLE outbox ADD COLUMN is_discarded INTEGER NOT NULL DEFAULT 0;
    UPDATE outbox SET kind = 'edit', is_discarded = 1 WHERE kind = 'look';

    DROP INDEX entry_loose;
    ALTER TABLE entry RENAME COLUMN is_loose TO is_unordered;
    CREATE INDEX entry_unordered ON entry (timeline) WHERE is_unordered = 1;

    ALTER TABLE kept_list RENAME TO stored_list;
    UPDATE stored_list
      SET data = CAST(replace(CAST(data AS TEXT), '"told":', '"confirmed":') AS BLOB)
      WHERE name IN ('marker', 'notification-position');
    UPDATE stored_list
      SET data = CAST(replace(CAST(data AS TEXT), '"heardAt":', '"fetchedAt":') AS BLOB)
      WHERE name IN ('instance', 'emoji');
    DELETE FROM stored_list WHERE name = 'explore:links';
    """
  )
}
