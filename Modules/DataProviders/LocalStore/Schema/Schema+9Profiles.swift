extension Schema {
  /// What belongs to profiles.
  ///
  /// - `post.is_pinned`: whether its author shows it first on their profile; null where nobody
  ///   said.
  /// - `post.wanted_pin`: the overlay of it, as long as a change waits to be sent.
  /// - `relationship.note`: what the reader wrote down of a person, for nobody else; null where
  ///   nobody said.
  /// - `relationship.wanted_note`: the overlay of it.
  /// - `account.wanted_profile`: the overlay of the reader's own profile, as JSON.
  /// - `outbox.note`: what the reader wrote down of a person; null in all other items.
  /// - `outbox.profile`: what the reader changed of their profile, as JSON; null in all others.
  static let profiles = Migration(
    9,
    """
    ALTER TABLE post ADD COLUMN is_pinned INTEGER;
    ALTER TABLE post ADD COLUMN wanted_pin INTEGER;
    ALTER TABLE relationship ADD COLUMN note TEXT;
    ALTER TABLE relationship ADD COLUMN wanted_note TEXT;
    ALTER TABLE account ADD COLUMN wanted_profile BLOB;
    ALTER TABLE outbox ADD COLUMN note TEXT;
    ALTER TABLE outbox ADD COLUMN profile BLOB;
    """
  )
}
