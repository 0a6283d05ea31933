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
  /// Several people by identity; those the server does not know are left out.
  ///
  /// 404 on servers before Mastodon 4.3.
  public static func accounts(_ ids: [String]) -> Self {
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "accounts"], query: query)
  }

  /// People whose name or address has a text in it; needs a reader.
  ///
  /// - Parameters:
  ///   - text: What to look for.
  ///   - following: Only those whom the reader follows.
  ///   - resolvesRemote: Whether the server may ask others for an address it does not know.
  ///   - limit: How many, 80 at most.
  ///   - offset: How many to leave out at the beginning.
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

  /// Whom the reader mutes; older pages by link only.
  public static func mutes(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "mutes"], query: .slice(limit, nil))
  }

  /// Whom the reader blocks; older pages by link only.
  public static func blocks(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "blocks"], query: .slice(limit, nil))
  }

  /// Who asks to follow the reader; older pages by link only.
  public static func followRequests(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "follow_requests"], query: .slice(limit, nil))
  }

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
  ///
  /// - Parameters:
  ///   - isLocal: Only those with an account at this server.
  ///   - newestFirst: Those who came last first; else those who posted last.
  ///   - limit: How many, 80 at most.
  ///   - offset: How many to leave out at the beginning.
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
  /// Follows a person, or asks to where they choose who follows: the response says which.
  ///
  /// Once more changes nothing but the wishes that are not nil.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - showsReblogs: Whether what they share comes into the home timeline.
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

  /// Ends following, or the request to.
  public static func unfollow(_ id: String) -> Self { act("unfollow", id) }

  /// Ends that a person follows the reader.
  public static func removeFromFollowers(_ id: String) -> Self { act("remove_from_followers", id) }

  /// Hides a person's posts from the reader.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - notifications: Whether what they do is hidden from notifications too; nil for the server's
  ///     choice, which is yes.
  ///   - seconds: For how long; nil for ever.
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

  /// Shows them again.
  public static func unmute(_ id: String) -> Self { act("unmute", id) }

  /// Ends all contact with a person.
  public static func block(_ id: String) -> Self { act("block", id) }

  /// Allows contact again.
  public static func unblock(_ id: String) -> Self { act("unblock", id) }

  /// Notes something about a person that only the reader sees; an empty text ends the note.
  public static func note(_ id: String, _ comment: String) -> Self {
    var fields = FormFields()
    fields.add("comment", comment)
    return act("note", id, fields)
  }

  /// Lets a person who asked follow the reader.
  public static func acceptFollowRequest(of account: String) -> Self {
    Self(.post, ["api", "v1", "follow_requests", account, "authorize"])
  }

  /// Does not let a person who asked follow the reader.
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
  /// What stands between the reader and several people; those the server does not know are left
  /// out.
  public static func relationships(_ ids: [String]) -> Self {
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "accounts", "relationships"], query: query)
  }
}

extension Endpoint where Value == LossyArray<FamiliarFollowers> {
  /// Whom the reader follows among the followers of several people.
  public static func familiarFollowers(of ids: [String]) -> Self {
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "accounts", "familiar_followers"], query: query)
  }
}

extension Endpoint where Value == LossyArray<Suggestion> {
  /// People whom the server thinks the reader may want to follow; in another order each time.
  ///
  /// Empty on small servers, where ``directory(isLocal:newestFirst:limit:offset:)`` helps.
  public static func suggestions(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v2", "suggestions"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == Void {
  /// Suggests a person no more; also done where they were not suggested.
  public static func dismissSuggestion(of account: String) -> Self {
    Self(.delete, ["api", "v1", "suggestions", account])
  }
}
