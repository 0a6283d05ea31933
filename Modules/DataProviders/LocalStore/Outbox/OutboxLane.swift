import Foundation

/// The names of lanes: what an item is done to, one at a time and in order.
enum OutboxLane {
  private static let accountMark = "account:"
  private static let localMark = "local:"
  private static let filterMark = "filter:"

  /// The lane of posts that answer nothing.
  static let posts = ""

  static func follow(_ accountID: String) -> String { accountMark + accountID }

  static func isAccount(_ lane: String) -> Bool { lane.hasPrefix(accountMark) }

  static func accountID(_ lane: String) -> String { String(lane.dropFirst(accountMark.count)) }

  /// A lane of its own: what is reported waits for nothing, and nothing waits for it.
  static func report() -> String { "report:" + UUID().uuidString.lowercased() }

  static func filter(_ id: String) -> String { filterMark + id }

  static func isFilter(_ lane: String) -> Bool { lane.hasPrefix(filterMark) }

  static func filterID(_ lane: String) -> String { String(lane.dropFirst(filterMark.count)) }

  /// What a new filter is called until the server names it.
  static func newFilterID() -> String { localMark + UUID().uuidString.lowercased() }

  /// What a post is called until the server names it.
  static func localID(of item: String) -> String { localMark + item }

  /// Whether it is a name of this machine's, of a post or a filter.
  static func isLocal(_ postID: String) -> Bool { postID.hasPrefix(localMark) }
}
