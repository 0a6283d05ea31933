extension Schema {
  /// Whose numbers a server was requested for.
  ///
  /// - `account.has_own_numbers`: whether the numbers of followers and posts are those that the
  ///   server answered when it was asked about the person; those inside of posts do not replace
  ///   them.
  static let numbers = Migration(
    14,
    "ALTER TABLE account ADD COLUMN has_own_numbers INTEGER NOT NULL DEFAULT 0"
  )
}
