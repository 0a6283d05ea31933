import Foundation
import SocialModel

/// The beginning of the scheduled posts at the server, as they were last read.
struct StoredSchedules: StoredValue {
  static let list = "scheduled-posts"

  private var items: [ScheduledPost]

  init(_ posts: [ScheduledPost]) { items = posts }

  /// The posts whose time has not come yet; only the server knows what happened to the others.
  func posts(now: Date) -> [ScheduledPost] { items.filter { $0.scheduledAt > now } }
}
