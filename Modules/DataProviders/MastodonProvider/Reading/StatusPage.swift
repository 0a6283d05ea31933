import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// A page of posts as a server gave it, read.
struct StatusPage: Sendable {
  /// What could be read, in the server's order, each row once.
  var moments: [Moment]
  /// What could not.
  var skipped: [SkippedItem]
  /// The older page.
  var next: URL?
  /// Whether the server has nothing older, as far as the page says.
  var isEnd: Bool

  /// Makes a page of nothing, which says nothing of what is older.
  init() {
    (moments, skipped, next, isEnd) = ([], [], nil, false)
  }

  /// Reads the posts of a page.
  ///
  /// - Parameters:
  ///   - answer: The page.
  ///   - readerID: Whose posts are the reader's own.
  ///   - source: What notes of unreadable posts name.
  ///   - mapper: Makes moments; one that is kept knows people of earlier pages.
  init(
    _ answer: Answer<LossyArray<Status>>,
    readerID: String,
    source: String,
    mapper: StatusMapper = StatusMapper()
  ) {
    (moments, skipped) = Self.read(
      answer.value,
      readerID: readerID,
      source: source,
      mapper: mapper
    )
    next = answer.links.next
    let isEmpty = answer.value.elements.isEmpty && answer.value.skipped.isEmpty
    // A server that sends no links at all says nothing by that.
    isEnd = isEmpty || (answer.links.next == nil && answer.links.previous != nil)
  }

  /// Reads posts; what cannot be read is left out and noted.
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
