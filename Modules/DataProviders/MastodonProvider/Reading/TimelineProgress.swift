import Foundation
import Locking
import SocialModel

/// The state of reading one timeline in this process.
final class TimelineProgress: Sendable {
  /// Serializes the pages of a timeline: two overlapping requests would not fit together.
  let gate = FairLock()
  private let links = Mutex<[Moment.ID: URL]>([:])

  /// The largest number of links to remember; each is only a shortcut.
  private static let mostLinks = 64

  /// The server's link to the rows older than one; nil where it was not returned.
  func link(below row: Moment.ID) -> URL? { links.withLock { $0[row] } }

  /// Remembers the server's link to the rows older than a row.
  func setLink(_ link: URL?, below row: Moment.ID) {
    links.withLock { links in
      if links.count >= Self.mostLinks { links.removeAll() }
      links[row] = link
    }
  }
}
