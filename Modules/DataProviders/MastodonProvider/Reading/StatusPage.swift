import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// A page of posts from a server, decoded.
struct StatusPage: Sendable {
  /// The rows that could be read, in the server's order, without duplicates.
  var moments: [Moment]
  /// The items that could not be read.
  var skipped: [SkippedItem]
  /// The link to the older page.
  var next: URL?
  /// Whether the server has nothing older, according to the page.
  var isEnd: Bool

  /// Makes an empty page, which says nothing about older rows.
  init() {
    (moments, skipped, next, isEnd) = ([], [], nil, false)
  }

  /// Reads the posts of a page.
  ///
  /// - Parameters:
  ///   - response: What the server returned.
  ///   - readerID: The reader, to recognize their own posts.
  ///   - source: The name of the timeline in notes about unreadable posts.
  ///   - mapper: Makes moments; it is reused, to know the people of earlier pages.
  init(
    _ response: Response<LossyArray<Status>>,
    readerID: String,
    source: String,
    mapper: StatusMapper = StatusMapper()
  ) {
    (moments, skipped) = Self.read(
      response.value,
      readerID: readerID,
      source: source,
      mapper: mapper
    )
    next = response.links.next
    let isEmpty = response.value.elements.isEmpty && response.value.skipped.isEmpty
    // A server that sends no links at all may still have older rows.
    isEnd = isEmpty || (response.links.next == nil && response.links.previous != nil)
  }

  /// Reads posts; unreadable ones are left out and noted.
  static func read(
    _ statuses: LossyArray<Status>,
    readerID: String,
    source: String,
    mapper: StatusMapper = StatusMapper()
  ) -> (moments: [Moment], skipped: [SkippedItem]) {
    var skipped = statuses.skipped.map { bad in
      SkippedItem(
        source: source,
        index: bad.index,
        reason: SkippedItem.Reason(bad.problem, byteOffset: 0)
      )
    }
    var seen: Set<String> = []
    var moments: [Moment] = []
    for status in statuses.elements where seen.insert(status.id).inserted {
      do throws(MappingProblem) {
        var moment = try mapper.moment(from: status)
        moment.isOwn = moment.author.id == readerID
        moments.append(moment)
      } catch {
        skipped.append(SkippedItem(source: source, reason: SkippedItem.Reason(error)))
      }
    }
    return (moments, skipped)
  }
}
