/// Whether the reader likes a moment, and its number of likes.
public struct LikeState: Sendable, Hashable {
  /// Whether the reader likes it.
  public var isLiked: Bool
  /// The number of likes, including the reader's; never negative.
  public var count: Int

  /// Makes a state; a negative count becomes zero.
  public init(isLiked: Bool = false, count: Int = 0) {
    self.isLiked = isLiked
    self.count = max(0, count)
  }

  /// The state after the reader likes it or removes the like; the same state if nothing changes.
  public func settingLiked(_ liked: Bool) -> LikeState {
    guard liked != isLiked else { return self }
    return LikeState(isLiked: liked, count: liked ? max(0, count) + 1 : count - 1)
  }
}
