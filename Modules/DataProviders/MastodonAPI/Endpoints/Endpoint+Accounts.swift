extension Endpoint where Value == Account {
  /// The reader.
  public static var verifyCredentials: Self {
    Self(.get, ["api", "v1", "accounts", "verify_credentials"])
  }

  /// A person.
  public static func account(_ id: String) -> Self { Self(.get, ["api", "v1", "accounts", id]) }

  /// The person of an address, `ana` or `ana@example.org`.
  public static func account(handle: String) -> Self {
    var query = FormFields()
    query.add("acct", handle)
    return Self(.get, ["api", "v1", "accounts", "lookup"], query: query)
  }
}

extension Endpoint where Value == LossyArray<Account> {
  /// Who follows a person; older pages by link only.
  public static func followers(of id: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "accounts", id, "followers"], query: .slice(limit, nil))
  }

  /// Whom a person follows; older pages by link only.
  public static func following(of id: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "accounts", id, "following"], query: .slice(limit, nil))
  }

  /// Who likes a post; older pages by link only.
  public static func favouritedBy(_ status: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "statuses", status, "favourited_by"], query: .slice(limit, nil))
  }

  /// Who shared a post; older pages by link only.
  public static func rebloggedBy(_ status: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "statuses", status, "reblogged_by"], query: .slice(limit, nil))
  }

  /// People of the server who want to be found.
  public static func directory(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "directory"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == Relationship {
  /// Follows a person, or asks to where they choose who follows: the answer tells which.
  public static func follow(_ id: String) -> Self { act("follow", id) }

  /// Ends following, or the request to.
  public static func unfollow(_ id: String) -> Self { act("unfollow", id) }

  /// Hides a person's posts from the reader.
  public static func mute(_ id: String) -> Self { act("mute", id) }

  /// Shows them again.
  public static func unmute(_ id: String) -> Self { act("unmute", id) }

  /// Ends all contact with a person.
  public static func block(_ id: String) -> Self { act("block", id) }

  /// Allows contact again.
  public static func unblock(_ id: String) -> Self { act("unblock", id) }

  private static func act(_ verb: String, _ id: String) -> Self {
    Self(.post, ["api", "v1", "accounts", id, verb])
  }
}

extension Endpoint where Value == LossyArray<Relationship> {
  /// What stands between the reader and several people; those the server does not know are left out.
  public static func relationships(_ ids: [String]) -> Self {
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "accounts", "relationships"], query: query)
  }
}
