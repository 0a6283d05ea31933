extension Endpoint where Value == Account {
  /// The reader.
  public static var verifyCredentials: Self {
    Self(.get, ["api", "v1", "accounts", "verify_credentials"])
  }

  /// A person.
  public static func account(_ id: String) -> Self { Self(.get, ["api", "v1", "accounts", id]) }

  /// The person with an address, `ana` or `ana@example.org`.
  public static func account(handle: String) -> Self {
    Self(.get, ["api", "v1", "accounts", "lookup"], query: ["acct": handle])
  }
}

extension Endpoint where Value == LossyArray<Account> {
  /// People whose name or address contains a text, up to 80; needs a reader.
  public static func searchAccounts(_ text: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "accounts", "search"], query: ["limit": limit, "q": text])
  }

  /// The requests to follow the reader; older pages by link only.
  public static func followRequests(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "follow_requests"], query: .slice(limit, nil))
  }

  /// The followers of a person; older pages by link only.
  public static func followers(of id: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "accounts", id, "followers"], query: .slice(limit, nil))
  }

  /// The people whom a person follows; older pages by link only.
  public static func following(of id: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "accounts", id, "following"], query: .slice(limit, nil))
  }

  /// Who likes a post; older pages by link only.
  public static func favouritedBy(_ status: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "statuses", status, "favourited_by"], query: .slice(limit, nil))
  }

  /// Who boosted a post; older pages by link only.
  public static func rebloggedBy(_ status: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "statuses", status, "reblogged_by"], query: .slice(limit, nil))
  }

  /// People in the directory of the server, up to 80; those who posted last first.
  public static func directory(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "directory"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == Relationship {
  /// Follows a person, or requests to, if they approve followers: the response says which.
  public static func follow(_ id: String) -> Self { act("follow", id) }

  /// Unfollows a person, or withdraws the request.
  public static func unfollow(_ id: String) -> Self { act("unfollow", id) }

  /// Mutes a person permanently, with their notifications.
  public static func mute(_ id: String) -> Self { act("mute", id) }

  /// Unmutes a person.
  public static func unmute(_ id: String) -> Self { act("unmute", id) }

  /// Blocks a person.
  public static func block(_ id: String) -> Self { act("block", id) }

  /// Unblocks a person.
  public static func unblock(_ id: String) -> Self { act("unblock", id) }

  /// Sets the reader's note about a person; an empty text removes it.
  public static func note(_ id: String, _ comment: String) -> Self {
    act("note", id, ["comment": comment])
  }

  /// Accepts a person's follow request.
  public static func acceptFollowRequest(of account: String) -> Self {
    Self(.post, ["api", "v1", "follow_requests", account, "authorize"])
  }

  /// Rejects a person's follow request.
  public static func rejectFollowRequest(of account: String) -> Self {
    Self(.post, ["api", "v1", "follow_requests", account, "reject"])
  }

  private static func act(_ verb: String, _ id: String, _ fields: FormFields = [:]) -> Self {
    Self(
      .post,
      ["api", "v1", "accounts", id, verb],
      body: fields.pairs.isEmpty ? .none : .form(fields)
    )
  }
}

extension Endpoint where Value == LossyArray<Relationship> {
  /// The reader's relationships with several people; those that the server does not know are left
  /// out.
  public static func relationships(_ ids: [String]) -> Self {
    Self(.get, ["api", "v1", "accounts", "relationships"], query: ["id": ids])
  }
}

extension Endpoint where Value == LossyArray<Suggestion> {
  /// People whom the server suggests to follow; in another order each time.
  ///
  /// Empty on small servers, where ``directory(limit:offset:)`` helps.
  public static func suggestions(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v2", "suggestions"], query: .slice(limit, offset))
  }
}
