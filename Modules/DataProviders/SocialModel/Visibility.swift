/// Who may see a moment.
public enum Visibility: Sendable, Hashable, Codable {
  /// Everyone; it is listed in public timelines.
  case `public`
  /// Everyone, but it is not listed.
  case unlisted
  /// The author's followers.
  case followers
  /// The people mentioned in it.
  case direct
  /// An unknown visibility of the server; treated as the narrowest.
  case other(String)

  /// The rank: the greater, the fewer people see it.
  private var rank: Int {
    switch self {
    case .public: 0
    case .unlisted: 1
    case .followers: 2
    case .direct, .other: 3
    }
  }

  /// The narrower one of this and another visibility.
  public func narrowed(to other: Visibility) -> Visibility {
    other.rank > rank ? other : self
  }
}
