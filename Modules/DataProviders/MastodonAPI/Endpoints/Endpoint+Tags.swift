extension Endpoint where Value == Tag {
  /// A topic, named without the "#".
  public static func tag(_ name: String) -> Self { Self(.get, ["api", "v1", "tags", name]) }

  /// Brings posts with a topic into the home timeline.
  public static func followTag(_ name: String) -> Self {
    Self(.post, ["api", "v1", "tags", name, "follow"])
  }

  /// Ends following a topic.
  public static func unfollowTag(_ name: String) -> Self {
    Self(.post, ["api", "v1", "tags", name, "unfollow"])
  }
}

extension Endpoint where Value == LossyArray<Tag> {
  /// Topics that the reader follows; older pages by link only.
  public static func followedTags(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "followed_tags"], query: .slice(limit, nil))
  }
}
