/// What a stream reports: the posts of a timeline, notifications, or both.
public enum StreamChannel: Sendable, Hashable {
  /// The reader's home timeline and notifications.
  case user
  /// The reader's notifications only.
  case userNotification
  /// Public posts.
  case `public`
  /// Public posts of this server.
  case publicLocal
  /// Public posts of other servers.
  case publicRemote
  /// Posts with a hashtag, without the "#".
  case hashtag(String)
  /// Posts of the members of a list.
  case list(String)
  /// Direct posts.
  case direct

  /// The server's name of the channel, with its parameters.
  var fields: [String: String] {
    switch self {
    case .user: ["stream": "user"]
    case .userNotification: ["stream": "user:notification"]
    case .public: ["stream": "public"]
    case .publicLocal: ["stream": "public:local"]
    case .publicRemote: ["stream": "public:remote"]
    case .hashtag(let name): ["stream": "hashtag", "tag": name]
    case .list(let id): ["stream": "list", "list": id]
    case .direct: ["stream": "direct"]
    }
  }
}
