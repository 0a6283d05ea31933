/// Whether the reader likes a moment, and how many people do.
public struct LikeState: Sendable, Hashable {
  /// Whether the reader likes it.
  public var isLiked: Bool
  /// How many people like it, the reader included; never negative.
  public var count: Int

  /// Makes a state; a negative count becomes zero.
  public init(isLiked: Bool = false, count: Int = 0) {
    self.isLiked = isLiked
    self.count = max(0, count)
  }

  /// The state after the reader's like is set or taken away; the same state if nothing changes.
  public func settingLiked(_ liked: Bool) -> LikeState {
    guard liked != isLiked else { return self }
    return LikeState(isLiked: liked, count: liked ? max(0, count) + 1 : count - 1)
  }
}
