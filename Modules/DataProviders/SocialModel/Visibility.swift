/// Who may see a moment.
public enum Visibility: Sendable, Hashable {
  /// Everybody; it is listed in public timelines.
  case `public`
  /// Everybody, but it is not listed.
  case unlisted
  /// The author's followers.
  case followers
  /// Those who are mentioned in it.
  case direct
  /// A word of the server that this version does not know; treat as the narrowest.
  case other(String)

  /// How few see it: the greater, the fewer.
  private var rank: Int {
    switch self {
    case .public: 0
    case .unlisted: 1
    case .followers: 2
    case .direct, .other: 3
    }
  }

  /// This one, or another one where fewer see that.
  public func narrowed(to other: Visibility) -> Visibility {
    other.rank > rank ? other : self
  }
}
