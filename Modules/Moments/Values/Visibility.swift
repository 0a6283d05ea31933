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

  /// Those that the reader can choose, widest first.
  public static let choices: [Visibility] = [.public, .unlisted, .followers, .direct]

  /// The rank: the greater, the fewer people see it.
  private var rank: Int {
    switch self {
    case .public: 0
    case .unlisted: 1
    case .followers: 2
    case .direct, .other: 3
    }
  }

  /// The choice that it amounts to: for an unknown one, the narrowest.
  public var choice: Visibility { if case .other = self { .direct } else { self } }

  /// Whether more people see it than another visibility.
  public func isWider(than other: Visibility) -> Bool { rank < other.rank }

  /// The narrower one of this and another visibility.
  public func narrowed(to other: Visibility) -> Visibility {
    other.rank > rank ? other : self
  }
}
