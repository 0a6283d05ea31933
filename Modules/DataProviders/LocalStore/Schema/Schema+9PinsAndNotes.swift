extension Schema {
  /// What people pin, and what the reader writes down about them.
  ///
  /// - `post.is_pinned`: whether its author shows it first on their profile; null where nobody
  ///   said.
  /// - `post.wanted_pin`: the overlay of it, as long as a change waits to be sent.
  /// - `relationship.note`: what the reader wrote down of a person, for nobody else; null where
  ///   nobody said.
  /// - `relationship.wanted_note`: the overlay of it.
  /// - `outbox.note`: what the reader wrote down of a person; null in all other items.
  static let pinsAndNotes = Migration(
    9,
    """
    ALTER TABLE post ADD COLUMN is_pinned INTEGER;
    ALTER TABLE post ADD COLUMN wanted_pin INTEGER;
    ALTER TABLE relationship ADD COLUMN note TEXT;
    ALTER TABLE relationship ADD COLUMN wanted_note TEXT;
    ALTER TABLE outbox ADD COLUMN note TEXT;
    """
  )
}
