import Foundation
import SocialModel

extension DemoPerson {
  /// Whether the reader may quote a person's posts: of most immediately, of one after approval, and
  /// of one never.
  var quoteApproval: QuoteApproval {
    switch self {
    case .layla: .manual
    case .sami: .denied
    default: .automatic
    }
  }
}

/// The quote of a moment of the demo.
enum DemoQuote {
  /// A person's moment of so many minutes ago.
  case moment(of: DemoPerson, minutesAgo: Int)
  /// A deleted post.
  case deleted

  /// The quote; nil where there is no such moment.
  func quote(now: Date) -> Quote? {
    switch self {
    case .deleted: return Quote(state: .deleted)
    case .moment(let author, let minutesAgo):
      let quoted = DemoFeed.all.firstIndex { $0.author == author && $0.minutesAgo == minutesAgo }
      return quoted.map { number in
        let id = DemoContent.id(ofMoment: number)
        let moment = DemoContent.moment(DemoFeed.all[number], id: id, now: now)
        return Quote(state: .accepted, post: QuotedPost(moment))
      }
    }
  }
}
