import Foundation
import SocialModel

extension DemoPerson {
  /// Whether the reader may quote what somebody writes: most do not mind, one wants to be asked,
  /// and one wants none of it.
  var quoteApproval: QuoteApproval {
    switch self {
    case .layla: .manual
    case .sami: .denied
    default: .automatic
    }
  }
}

/// What a moment of the demo quotes.
enum DemoQuote {
  /// What somebody wrote so many minutes ago.
  case moment(of: DemoPerson, minutesAgo: Int)
  /// Something that is gone.
  case deleted

  /// What is quoted; nil where nobody wrote such a moment.
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
