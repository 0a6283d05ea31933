import Foundation

/// The names of lanes: what an item is done to, one at a time and in order.
enum OutboxLane {
  private static let accountMark = "account:"
  private static let profileMark = "profile:"
  private static let localMark = "local:"

  /// The lane of posts that answer nothing.
  static let posts = ""

  static func follow(_ accountID: String) -> String { accountMark + accountID }

  static func isAccount(_ lane: String) -> Bool { lane.hasPrefix(accountMark) }

  static func accountID(_ lane: String) -> String { String(lane.dropFirst(accountMark.count)) }

  /// The lane of changes of the reader's own profile.
  static func profile(_ readerID: String) -> String { profileMark + readerID }

  static func isProfile(_ lane: String) -> Bool { lane.hasPrefix(profileMark) }

  static func profileID(_ lane: String) -> String { String(lane.dropFirst(profileMark.count)) }

  /// A lane of its own: what is reported waits for nothing, and nothing waits for it.
  static func report() -> String { "report:" + UUID().uuidString.lowercased() }

  /// What a post is called until the server names it.
  static func localID(of item: String) -> String { localMark + item }

  /// Whether it is a name of this machine's.
  static func isLocal(_ postID: String) -> Bool { postID.hasPrefix(localMark) }
}
