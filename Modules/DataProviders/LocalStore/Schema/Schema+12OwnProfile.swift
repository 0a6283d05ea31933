extension Schema {
  /// What the reader changes of their own profile.
  ///
  /// - `account.wanted_profile`: the overlay of the reader's own profile, as JSON.
  /// - `outbox.profile`: what the reader changed of their profile, as JSON; null in all others.
  static let ownProfile = Migration(
    12,
    """
    ALTER TABLE account ADD COLUMN wanted_profile BLOB;
    ALTER TABLE outbox ADD COLUMN profile BLOB;
    """
  )
}
