import SocialModel

extension ReaderNotification.Kind {
  /// The kind of a word of the server's.
  init(type: String) {
    self = Self.hideable.first { $0.types.contains(type) } ?? .other
  }

  /// What servers call it; there may be several, and none for what is not known.
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
