extension Endpoint where Value == Status {
  /// A post.
  public static func status(_ id: String) -> Self { Self(.get, ["api", "v1", "statuses", id]) }

  /// Posts a draft.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - idempotencyKey: A text that is unique for this post. Within an hour, Mastodon returns the
  ///     first post for the same key instead of posting again; other servers may not support it.
  /// - Returns: The endpoint.
  public static func post(_ draft: StatusRequest, idempotencyKey: String) -> Self {
    Self(
      .post,
      ["api", "v1", "statuses"],
      body: .form(draft.fields),
      headers: ["Idempotency-Key": idempotencyKey]
    )
  }

  /// Edits a post of the reader.
  ///
  /// The server clears what the draft leaves out. It is sent as JSON, because some servers do not
  /// read ``StatusRequest/mediaChanges`` from a form.
  public static func edit(_ id: String, _ draft: StatusRequest) -> Self {
    Self(.put, ["api", "v1", "statuses", id], body: .json(draft.edit))
  }

  /// Deletes a post of the reader; the response has the text as it was typed.
  ///
  /// 404 means that it was deleted already, or is not the reader's. Its images stay for a day, for
  /// a new post.
  public static func delete(_ id: String) -> Self { Self(.delete, ["api", "v1", "statuses", id]) }

  /// Likes a post; idempotent.
  public static func favourite(_ id: String) -> Self { act("favourite", id) }

  /// Removes a like.
  public static func unfavourite(_ id: String) -> Self { act("unfavourite", id) }

  /// Boosts a post; the response is the boost, and its `reblog` the post.
  public static func reblog(_ id: String) -> Self { act("reblog", id) }

  /// Removes a boost; the response is the post.
  public static func unreblog(_ id: String) -> Self { act("unreblog", id) }

  /// Bookmarks a post.
  public static func bookmark(_ id: String) -> Self { act("bookmark", id) }

  /// Removes a bookmark.
  public static func unbookmark(_ id: String) -> Self { act("unbookmark", id) }

  /// Pins a post of the reader; 422 where the limit is reached.
  public static func pin(_ id: String) -> Self { act("pin", id) }

  /// Unpins a post.
  public static func unpin(_ id: String) -> Self { act("unpin", id) }

  /// Mutes the conversation of a post.
  public static func muteConversation(of id: String) -> Self { act("mute", id) }

  /// Unmutes the conversation of a post.
  public static func unmuteConversation(of id: String) -> Self { act("unmute", id) }

  private static func act(_ verb: String, _ id: String) -> Self {
    Self(.post, ["api", "v1", "statuses", id, verb])
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
    Self(
      .post,
      ["api", "v1", "statuses", id, "translate"],
      body: language.map { .form(["lang": $0]) } ?? .none
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
  /// A post of the reader as it was typed.
  public static func source(_ id: String) -> Self {
    Self(.get, ["api", "v1", "statuses", id, "source"])
  }
}

extension Endpoint where Value == LossyArray<StatusEdit> {
  /// All versions of a post, the first one first.
  public static func history(_ id: String) -> Self {
    Self(.get, ["api", "v1", "statuses", id, "history"])
  }
}
