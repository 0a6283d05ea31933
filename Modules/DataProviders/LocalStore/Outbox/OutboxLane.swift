import Foundation

/// The names of lanes: the subjects of items, which are sent one at a time and in order.
enum OutboxLane {
  private static let accountMark = "account:"
  private static let profileMark = "profile:"
  private static let localMark = "local:"
  private static let filterMark = "filter:"
  private static let listMark = "list:"
  private static let tagMark = "tag:"
  private static let notificationMark = "notification:"

  /// The lane of posts that are not replies.
  static let posts = ""

  /// The lane of scheduled posts that are not replies.
  static let schedules = "schedules"

  /// The name of a scheduled post in the table of sent items: by its item here, by its identity at
  /// the server.
  static func scheduled(_ id: String) -> String { "scheduled:" + id }

  static func follow(_ accountID: String) -> String { accountMark + accountID }

  static func isAccount(_ lane: String) -> Bool { lane.hasPrefix(accountMark) }

  static func accountID(_ lane: String) -> String { String(lane.dropFirst(accountMark.count)) }

  /// The lane of new lists, which are made one after the other.
  static let newLists = "lists"

  static func list(_ listID: String) -> String { listMark + listID }

  static func isList(_ lane: String) -> Bool { lane.hasPrefix(listMark) }

  static func listID(_ lane: String) -> String { String(lane.dropFirst(listMark.count)) }

  static func tag(_ name: String) -> String { tagMark + name.lowercased() }

  static func isTag(_ lane: String) -> Bool { lane.hasPrefix(tagMark) }

  /// The hashtag in lower case.
  static func tagName(_ lane: String) -> String { String(lane.dropFirst(tagMark.count)) }

  /// The lane of changes of the reader's own profile.
  static func profile(_ readerID: String) -> String { profileMark + readerID }

  static func isProfile(_ lane: String) -> Bool { lane.hasPrefix(profileMark) }

  static func profileID(_ lane: String) -> String { String(lane.dropFirst(profileMark.count)) }

  /// A lane of its own: reports do not wait for other items, nor other items for them.
  static func report() -> String { "report:" + UUID().uuidString.lowercased() }

  static func notification(_ id: String) -> String { notificationMark + id }

  static func isNotification(_ lane: String) -> Bool { lane.hasPrefix(notificationMark) }

  static func filter(_ id: String) -> String { filterMark + id }

  static func isFilter(_ lane: String) -> Bool { lane.hasPrefix(filterMark) }

  static func filterID(_ lane: String) -> String { String(lane.dropFirst(filterMark.count)) }

  /// A local identity of a new filter, until the server assigns one.
  static func newFilterID() -> String { localMark + UUID().uuidString.lowercased() }

  /// The local identity of a post, until the server assigns one.
  static func localID(of item: String) -> String { localMark + item }

  /// Whether it is a local identity of a post or a filter.
  static func isLocal(_ postID: String) -> Bool { postID.hasPrefix(localMark) }
}
