import Foundation
import SocialModel
import Synchronization

/// What is known of reading one timeline while the app runs.
final class TimelineProgress: Sendable {
  /// Pages of a timeline come one after the other: two that overlap in time would not fit together.
  let gate = FairLock()
  private let links = Mutex<[Moment.ID: URL]>([:])

  /// The most links that are kept; each is only a shortcut.
  private static let mostLinks = 64

  /// The server's link to the rows older than one; nil where it was not returned.
  func link(below row: Moment.ID) -> URL? { links.withLock { $0[row] } }

  /// Keeps where the server says that older rows than one are.
  func setLink(_ link: URL?, below row: Moment.ID) {
    links.withLock { links in
      if links.count >= Self.mostLinks { links.removeAll() }
      links[row] = link
    }
  }
}
