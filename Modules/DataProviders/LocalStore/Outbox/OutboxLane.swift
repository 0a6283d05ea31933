import Foundation

/// The names of lanes: the subjects of items, which are sent one at a time and in order.
enum OutboxLane {
  /// What a lane is about.
  enum Subject: String, CaseIterable {
    case account, profile, filter, list, tag, notification, report
    /// A post, whose lane is its identity.
    case post
  }

  private static let localMark = "local:"

  /// The lane of posts that are not replies.
  static let posts = ""
  /// The lane of scheduled posts that are not replies.
  static let schedules = "schedules"
  /// The lane of new lists, which are made one after the other.
  static let newLists = "lists"

  /// The lane of a subject; hashtags are in lower case.
  static func name(_ subject: Subject, _ id: String) -> String {
    subject == .post ? id : "\(subject.rawValue):\(id)"
  }

  /// What a lane is about; nil for one of new things.
  static func subject(of lane: String) -> Subject? {
    guard ![posts, schedules, newLists].contains(lane) else { return nil }
    guard let colon = lane.firstIndex(of: ":") else { return .post }
    return Subject(rawValue: String(lane[..<colon])) ?? .post
  }

  /// The identity of the subject of a lane.
  static func id(_ lane: String) -> String {
    guard let subject = subject(of: lane), subject != .post else { return lane }
    return String(lane.dropFirst(subject.rawValue.count + 1))
  }

  /// The name of a scheduled post in the table of sent items: by its item here, by its identity at
  /// the server.
  static func scheduled(_ id: String) -> String { "scheduled:" + id }

  /// A local identity of a new filter, until the server assigns one.
  static func newLocalID() -> String { localID(of: UUID().uuidString.lowercased()) }

  /// The local identity of what an item makes, until the server assigns one.
  static func localID(of item: String) -> String { localMark + item }

  /// The permanent identity of what an item makes in a store without a server.
  static func ownID(of item: String) -> String { "own:" + item }

  /// Whether it is a local identity of a post, a list or a filter.
  static func isLocal(_ id: String) -> Bool { id.hasPrefix(localMark) }
}
