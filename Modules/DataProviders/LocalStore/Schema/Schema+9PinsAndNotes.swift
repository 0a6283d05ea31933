extension Schema {
  /// Pins, and notes about people.
  ///
  /// - `post.is_pinned`: whether its author pinned it; null where that is unknown.
  /// - `post.wanted_pin`: the overlay of it, as long as a change waits to be sent.
  /// - `relationship.note`: the reader's note about a person; null where that is unknown.
  /// - `relationship.wanted_note`: the overlay of it.
  /// - `outbox.note`: the note of an item; null in all others.
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
