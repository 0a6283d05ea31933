extension Endpoint where Value == Account {
  /// The reader.
  public static var verifyCredentials: Self {
    Self(.get, ["api", "v1", "accounts", "verify_credentials"])
  }

  /// A person.
  public static func account(_ id: String) -> Self { Self(.get, ["api", "v1", "accounts", id]) }

  /// The person with an address, `ana` or `ana@example.org`.
  public static func account(handle: String) -> Self {
    var query = FormFields()
    query.add("acct", handle)
    return Self(.get, ["api", "v1", "accounts", "lookup"], query: query)
  }
}

extension Endpoint where Value == LossyArray<Account> {
  /// Several people by identity; those the server does not know are left out.
  ///
  /// 404 on servers before Mastodon 4.3.
  public static func accounts(_ ids: [String]) -> Self {
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "accounts"], query: query)
  }

  /// People whose name or address contains a text; needs a reader.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - following: Only those whom the reader follows.
  ///   - resolvesRemote: Whether the server may resolve an unknown address at other servers.
  ///   - limit: The largest number, up to 80.
  ///   - offset: The number to skip.
  /// - Returns: The endpoint.
  public static func searchAccounts(
    _ text: String,
    following: Bool = false,
    resolvesRemote: Bool = false,
    limit: Int? = nil,
    offset: Int? = nil
  ) -> Self {
    var query = FormFields.slice(limit, offset)
    query.add("q", text)
    if following { query.add("following", true) }
    if resolvesRemote { query.add("resolve", true) }
    return Self(.get, ["api", "v1", "accounts", "search"], query: query)
  }

  /// The people whom the reader mutes; older pages by link only.
  public static func mutes(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "mutes"], query: .slice(limit, nil))
  }

  /// The people whom the reader blocks; older pages by link only.
  public static func blocks(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "blocks"], query: .slice(limit, nil))
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

  /// People in the directory of the server.
  ///
  /// - Parameters:
  ///   - isLocal: Only those with an account at this server.
  ///   - newestFirst: New accounts first; otherwise those who posted last first.
  ///   - limit: The largest number, up to 80.
  ///   - offset: The number to skip.
  /// - Returns: The endpoint.
  public static func directory(
    isLocal: Bool = false,
    newestFirst: Bool = false,
    limit: Int? = nil,
    offset: Int? = nil
  ) -> Self {
    var query = FormFields.slice(limit, offset)
    if isLocal { query.add("local", true) }
    if newestFirst { query.add("order", "new") }
    return Self(.get, ["api", "v1", "directory"], query: query)
  }
}

extension Endpoint where Value == Relationship {
  /// Follows a person, or requests to, if they approve followers: the response says which.
  ///
  /// A repeated request changes only the options that are not nil.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - showsReblogs: Whether their boosts are in the home timeline.
  ///   - notifies: Whether the reader is notified of each post.
  /// - Returns: The endpoint.
  public static func follow(
    _ id: String,
    showsReblogs: Bool? = nil,
    notifies: Bool? = nil
  ) -> Self {
    var fields = FormFields()
    fields.add("reblogs", showsReblogs)
    fields.add("notify", notifies)
    return act("follow", id, fields)
  }

  /// Unfollows a person, or withdraws the request.
  public static func unfollow(_ id: String) -> Self { act("unfollow", id) }

  /// Removes a person from the reader's followers.
  public static func removeFromFollowers(_ id: String) -> Self { act("remove_from_followers", id) }

  /// Mutes a person.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - notifications: Whether their notifications are hidden, too; nil for the server's default,
  ///     which is true.
  ///   - seconds: The duration; nil for permanently.
  /// - Returns: The endpoint.
  public static func mute(
    _ id: String,
    notifications: Bool? = nil,
    seconds: Int? = nil
  ) -> Self {
    var fields = FormFields()
    fields.add("notifications", notifications)
    fields.add("duration", seconds)
    return act("mute", id, fields)
  }

  /// Unmutes a person.
  public static func unmute(_ id: String) -> Self { act("unmute", id) }

  /// Blocks a person.
  public static func block(_ id: String) -> Self { act("block", id) }

  /// Unblocks a person.
  public static func unblock(_ id: String) -> Self { act("unblock", id) }

  /// Sets the reader's note about a person; an empty text removes it.
  public static func note(_ id: String, _ comment: String) -> Self {
    var fields = FormFields()
    fields.add("comment", comment)
    return act("note", id, fields)
  }

  /// Accepts a person's follow request.
  public static func acceptFollowRequest(of account: String) -> Self {
    Self(.post, ["api", "v1", "follow_requests", account, "authorize"])
  }

  /// Rejects a person's follow request.
  public static func rejectFollowRequest(of account: String) -> Self {
    Self(.post, ["api", "v1", "follow_requests", account, "reject"])
  }

  private static func act(
    _ verb: String,
    _ id: String,
    _ fields: FormFields = FormFields()
  ) -> Self {
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
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "accounts", "relationships"], query: query)
  }
}

extension Endpoint where Value == LossyArray<FamiliarFollowers> {
  /// The followers of several people whom the reader follows.
  public static func familiarFollowers(of ids: [String]) -> Self {
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "accounts", "familiar_followers"], query: query)
  }
}

extension Endpoint where Value == LossyArray<Suggestion> {
  /// People whom the server suggests to follow; in another order each time.
  ///
  /// Empty on small servers, where ``directory(isLocal:newestFirst:limit:offset:)`` helps.
  public static func suggestions(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v2", "suggestions"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == Void {
  /// Dismisses a suggested person; succeeds where they were not suggested, too.
  public static func dismissSuggestion(of account: String) -> Self {
    Self(.delete, ["api", "v1", "suggestions", account])
  }
}
