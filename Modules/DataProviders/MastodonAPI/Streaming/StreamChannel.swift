/// What a stream is about.
public enum StreamChannel: Sendable, Hashable {
  /// The reader's home timeline and notifications.
  case user
  /// The reader's notifications only.
  case userNotification
  /// Posts of everybody.
  case `public`
  /// Posts of everybody at this server.
  case publicLocal
  /// Posts of everybody at others.
  case publicRemote
  /// Posts with a topic, without the "#".
  case hashtag(String)
  /// Posts of the people of a list.
  case list(String)
  /// Posts between few people.
  case direct

  /// The server's word for it, and what makes it certain.
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
