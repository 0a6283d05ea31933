extension Endpoint where Value == Status {
  /// A post.
  public static func status(_ id: String) -> Self { Self(.get, ["api", "v1", "statuses", id]) }

  /// Posts something.
  ///
  /// - Parameters:
  ///   - draft: What.
  ///   - idempotencyKey: Any text that stands for this one post. Within an hour, Mastodon answers
  ///     the same key with the first post instead of posting again; other servers may not know it.
  /// - Returns: The endpoint.
  public static func post(_ draft: StatusDraft, idempotencyKey: String) -> Self {
    Self(
      .post,
      ["api", "v1", "statuses"],
      body: .form(draft.fields),
      headers: ["Idempotency-Key": idempotencyKey]
    )
  }

  /// Changes a post of the reader's.
  ///
  /// What the draft leaves out, the server clears. It is sent as JSON: some servers do not read
  /// ``StatusDraft/mediaChanges`` from a form.
  public static func edit(_ id: String, _ draft: StatusDraft) -> Self {
    Self(.put, ["api", "v1", "statuses", id], body: .json(draft.edit))
  }

  /// Deletes a post of the reader's; the answer has the text as it was typed.
  ///
  /// 404 says that it is gone already, or was never the reader's.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - deletingMedia: Whether its images go at once; else they stay a day, for a new post.
  ///     Servers before Mastodon 4.4 do not know it.
  /// - Returns: The endpoint.
  public static func delete(_ id: String, deletingMedia: Bool = false) -> Self {
    var query = FormFields()
    if deletingMedia { query.add("delete_media", true) }
    return Self(.delete, ["api", "v1", "statuses", id], query: query)
  }

  /// Likes a post; once more changes nothing.
  public static func favourite(_ id: String) -> Self { act("favourite", id) }

  /// Takes a like back.
  public static func unfavourite(_ id: String) -> Self { act("unfavourite", id) }

  /// Shares a post; the answer is the sharing, and its `reblog` the post.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - visibility: Who may see the sharing, in the server's word; nil for everybody.
  /// - Returns: The endpoint.
  public static func reblog(_ id: String, visibility: String? = nil) -> Self {
    var fields = FormFields()
    fields.add("visibility", visibility)
    return Self(
      .post,
      ["api", "v1", "statuses", id, "reblog"],
      body: fields.pairs.isEmpty ? .none : .form(fields)
    )
  }

  /// Ends the sharing; the answer is the post.
  public static func unreblog(_ id: String) -> Self { act("unreblog", id) }

  /// Keeps a post for later.
  public static func bookmark(_ id: String) -> Self { act("bookmark", id) }

  /// Does not keep it any more.
  public static func unbookmark(_ id: String) -> Self { act("unbookmark", id) }

  /// Puts a post of the reader's at the top of their profile; 422 where as many as may be are
  /// there.
  public static func pin(_ id: String) -> Self { act("pin", id) }

  /// Takes it from there.
  public static func unpin(_ id: String) -> Self { act("unpin", id) }

  /// Tells the reader no more of answers in a post's conversation.
  public static func muteConversation(of id: String) -> Self { act("mute", id) }

  /// Tells them again.
  public static func unmuteConversation(of id: String) -> Self { act("unmute", id) }

  private static func act(_ verb: String, _ id: String) -> Self {
    Self(.post, ["api", "v1", "statuses", id, verb])
  }
}

extension Endpoint where Value == LossyArray<Status> {
  /// Several posts, 20 at most; those the reader may not see are left out.
  ///
  /// 404 on servers before Mastodon 4.3.
  public static func statuses(_ ids: [String]) -> Self {
    var query = FormFields()
    query.add("id", ids)
    return Self(.get, ["api", "v1", "statuses"], query: query)
  }
}

extension Endpoint where Value == Translation {
  /// A post in another language; 403 and 503 where the server has no translator.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - language: A BCP 47 tag; nil for the reader's.
  /// - Returns: The endpoint.
  public static func translate(_ id: String, to language: String? = nil) -> Self {
    var fields = FormFields()
    fields.add("lang", language)
    return Self(
      .post,
      ["api", "v1", "statuses", id, "translate"],
      body: fields.pairs.isEmpty ? .none : .form(fields)
    )
  }
}

extension Endpoint where Value == Context {
  /// The posts around a post.
  public static func context(_ id: String) -> Self {
    Self(.get, ["api", "v1", "statuses", id, "context"])
  }
}

extension Endpoint where Value == StatusSource {
  /// A post of the reader's as it was typed.
  public static func source(_ id: String) -> Self {
    Self(.get, ["api", "v1", "statuses", id, "source"])
  }
}

extension Endpoint where Value == LossyArray<StatusEdit> {
  /// All states of a post, the first one first.
  public static func history(_ id: String) -> Self {
    Self(.get, ["api", "v1", "statuses", id, "history"])
  }
}
