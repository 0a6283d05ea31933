public import Foundation
import MomentsValues
public import SocialModel

/// The content of the demo, as plain values: for the demo provider, or as the initial content of a
/// store.
///
/// The images are painted, and need neither files nor a network.
public struct DemoContent: Sendable {
  /// The reader of the demo.
  public let reader: Account
  /// All people, the reader first.
  public let people: [Account]
  /// The reader's relationships.
  public let relationships: [Relationship]
  /// The moments of the home timeline, newest first.
  public let moments: [Moment]
  /// The moments, followed by the reader's own posts and boosts: each at the index of its number.
  let all: [Moment]

  private let now: Date

  /// Makes the values; some milliseconds.
  ///
  /// - Parameter now: The current time, for ages.
  public init(now: Date) {
    self.now = now
    reader = DemoPerson.owner.account
    people = DemoPerson.allCases.map(\.account)
    relationships = DemoPerson.allCases.compactMap(\.relationship)
    all = DemoFeed.all.enumerated().map { number, moment in
      Self.moment(moment, id: Self.id(ofMoment: number), now: now)
    }
    moments = Array(all.prefix(DemoFeed.moments.count))
  }

  /// All moments, newest first: the initial content of a store.
  public var history: [Moment] {
    all.sorted { ($0.createdAt ?? now) > ($1.createdAt ?? now) }
  }

  /// The moments with comments, each with the first ones: a store does not begin with thousands.
  public var threads: [MomentThread] {
    all.enumerated().compactMap { number, moment in
      let comments = comments(of: number, in: .timeline).prefix(24)
      return comments.isEmpty ? nil : MomentThread(moment: moment, comments: Array(comments))
    }
  }

  static func id(ofMoment number: Int) -> String { "moment-\(number + 1)" }

  /// The index of the moment of the feed with an identity; nil where there is none.
  static func number(ofMoment id: String) -> Int? {
    guard id.hasPrefix("moment-"), let number = Int(id.dropFirst(7)), number > 0 else { return nil }
    return number - 1
  }

  /// The earlier versions of a moment, oldest first.
  func earlierVersions(ofMoment number: Int) -> [MomentVersion] {
    let (written, moment) = (DemoFeed.all[number], all[number])
    var date = moment.createdAt
    return (written.edits?.before ?? []).map { version in
      defer { date = now.addingTimeInterval(-60 * Double(version.minutesAgo)) }
      return MomentVersion(
        createdAt: date,
        author: moment.author,
        text: version.text,
        contentWarning: version.warning,
        attachments: Self.attachments(version.photos ?? written.photos, of: moment.postID)
      )
    }
  }

  /// A moment as providers return it.
  ///
  /// A boost has an identity of its own.
  static func moment(_ moment: DemoMoment, id: String, now: Date) -> Moment {
    let date = now.addingTimeInterval(-60 * Double(moment.minutesAgo))
    return Moment(
      id: moment.boostedBy == nil ? id : "\(id)-boost",
      postID: id,
      author: moment.author.account,
      boostedBy: moment.boostedBy?.account,
      createdAt: date,
      editedAt: moment.edits?.before.last.map {
        now.addingTimeInterval(-60 * Double($0.minutesAgo))
      },
      text: moment.text,
      contentWarning: moment.warning,
      attachments: attachments(moment.photos, of: id),
      like: LikeState(isLiked: moment.isLiked, count: moment.likeCount),
      likers: moment.likers.map(\.account),
      replyCount: moment.commentCount,
      boostCount: moment.boostCount,
      isPinned: moment.isPinned,
      language: moment.language,
      isOwn: moment.author == .owner,
      card: DemoLink.card(of: moment.text),
      poll: moment.poll?.poll("poll-\(id)", now: now),
      quote: moment.quote?.quote(now: now),
      quoteApproval: moment.author.quoteApproval,
      quotePolicy: moment.author == .owner ? .everyone : nil
    )
  }

  private static func attachments(
    _ images: [DemoImage],
    of id: String
  ) -> [MediaAttachment] {
    images.enumerated().map { number, image in image.attachment("\(id)-\(number)") }
  }

  /// The comments of a moment of the feed in a story, each after its parent.
  func comments(of number: Int, in story: DemoStory) -> [Moment] {
    let moment = DemoFeed.all[number]
    return comments(
      DemoComments.comments(of: moment, number: number, in: story),
      of: Self.id(ofMoment: number)
    )
  }

  /// The comments of a post, depth first, numbered from a first number.
  func comments(_ comments: [DemoComment], of root: String, from first: Int = 0) -> [Moment] {
    // The last comment at each depth: the parent of the next deeper one.
    var path = [root]
    return comments.enumerated().compactMap { place, comment in
      path.removeSubrange((min(max(0, comment.depth), path.count - 1) + 1)...)
      let id = "\(root)-comment-\(first + place + 1)"
      let answered = path[path.count - 1]
      path.append(id)
      // Deleted, and known only by its replies.
      if case .deleted? = comment.cover { return nil }
      return self.comment(comment, id: id, answering: answered)
    }
  }

  private func comment(_ comment: DemoComment, id: String, answering answered: String) -> Moment {
    var moment = Moment(
      id: id,
      author: comment.author.account,
      createdAt: now.addingTimeInterval(-60 * Double(comment.minutesAgo)),
      text: comment.text,
      contentWarning: comment.warning,
      attachments: Self.attachments(comment.photos, of: id),
      like: LikeState(isLiked: comment.isLiked, count: comment.likeCount),
      inReplyToID: answered,
      isOwn: comment.author == .owner,
      isPending: comment.isPending
    )
    switch comment.cover {
    case .muted: moment.hiding = .muted
    case .filtered(let title): moment.filters = [ContentFilter(title: title)]
    case .deleted, nil: break
    }
    return moment
  }
}
