extension Endpoint where Value == Tag {
  /// A hashtag, without the "#".
  public static func tag(_ name: String) -> Self { Self(.get, ["api", "v1", "tags", name]) }

  /// Follows a hashtag.
  public static func followTag(_ name: String) -> Self {
    Self(.post, ["api", "v1", "tags", name, "follow"])
  }

  /// Unfollows a hashtag.
  public static func unfollowTag(_ name: String) -> Self {
    Self(.post, ["api", "v1", "tags", name, "unfollow"])
  }
}

extension Endpoint where Value == LossyArray<Tag> {
  /// The hashtags that the reader follows; older pages by link only.
  public static func followedTags(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "followed_tags"], query: .slice(limit, nil))
  }
}
