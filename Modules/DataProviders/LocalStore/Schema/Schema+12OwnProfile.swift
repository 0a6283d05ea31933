extension Schema {
  /// The reader's changes of their own profile.
  ///
  /// - `account.wanted_profile`: the overlay of the reader's own profile, as JSON.
  /// - `outbox.profile`: the changes of an item, as JSON; null in all others.
  static let ownProfile = Migration(
    12,
    """
    ALTER TABLE account ADD COLUMN wanted_profile BLOB;
    ALTER TABLE outbox ADD COLUMN profile BLOB;
    """
  )
}
