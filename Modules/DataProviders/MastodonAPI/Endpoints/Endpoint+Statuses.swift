extension Endpoint where Value == Status {
  /// A post.
  public static func status(_ id: String) -> Self { Self(.get, ["api", "v1", "statuses", id]) }

  /// Posts something.
  ///
  /// - Parameters:
  ///   - draft: What.
  ///   - idempotencyKey: Any text that stands for this one post. Within an hour, Mastodon answers the same key with the
  ///     first post instead of posting again; other servers may not know it.
  /// - Returns: The endpoint.
  public static func post(_ draft: StatusDraft, idempotencyKey: String) -> Self {
    Self(
      .post,
      ["api", "v1", "statuses"],
      body: .form(draft.fields(isEdit: false)),
      headers: ["Idempotency-Key": idempotencyKey]
    )
  }

  /// Changes a post of the reader's.
  ///
  /// What the draft leaves out, the server clears.
  public static func edit(_ id: String, _ draft: StatusDraft) -> Self {
    Self(.put, ["api", "v1", "statuses", id], body: .form(draft.fields(isEdit: true)))
  }

  /// Deletes a post of the reader's; the answer has the text as it was typed.
  ///
  /// 404 says that it is gone already, or was never the reader's.
  public static func delete(_ id: String) -> Self { Self(.delete, ["api", "v1", "statuses", id]) }

  /// Likes a post; once more changes nothing.
  public static func favourite(_ id: String) -> Self { act("favourite", id) }

  /// Takes a like back.
  public static func unfavourite(_ id: String) -> Self { act("unfavourite", id) }

  /// Shares a post; the answer is the sharing, and its `reblog` the post.
  public static func reblog(_ id: String) -> Self { act("reblog", id) }

  /// Ends the sharing; the answer is the post.
  public static func unreblog(_ id: String) -> Self { act("unreblog", id) }

  /// Keeps a post for later.
  public static func bookmark(_ id: String) -> Self { act("bookmark", id) }

  /// Does not keep it any more.
  public static func unbookmark(_ id: String) -> Self { act("unbookmark", id) }

  private static func act(_ verb: String, _ id: String) -> Self {
    Self(.post, ["api", "v1", "statuses", id, verb])
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
