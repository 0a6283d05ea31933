import MomentsValues

extension NotificationKind {
  /// The kind of a server's type.
  init(type: String) {
    self = Self.hideable.first { $0.types.contains(type) } ?? .other
  }

  /// The server's types of the kind; possibly several, and none for the unknown kind.
  var types: [String] {
    switch self {
    case .mention: ["mention"]
    case .like: ["favourite"]
    case .boost: ["reblog"]
    case .follow: ["follow"]
    case .followRequest: ["follow_request"]
    case .post: ["status"]
    case .edit: ["update", "quoted_update"]
    case .poll: ["poll"]
    case .quote: ["quote"]
    case .other: []
    }
  }
}
