import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

extension QuotedMoment {
  /// The quoted moment that a moment shows; nil where it quotes none.
  ///
  /// - Parameters:
  ///   - moment: The moment that quotes.
  ///   - place: Where it is shown, which filters may depend on.
  ///   - time: Formats times.
  ///   - now: The current time.
  ///   - strings: The reader's language.
  init?(
    in moment: Moment,
    place: FilterPlace,
    time: TimeText,
    now: Date,
    strings: Strings
  ) {
    guard let quote = moment.quote else { return nil }
    self.init(quote, place: place, time: time, now: now, strings: strings)
  }

  /// A quote as it is shown; the parameters are those of the initializer above.
  init(_ quote: Quote, place: FilterPlace, time: TimeText, now: Date, strings: Strings) {
    let id = quote.opened
    guard quote.effectiveState == .accepted, let post = quote.post else {
      let notice = strings.notice(quote.effectiveState, canOpen: id != nil)
      self.init(moment: id, content: .notice(notice), strings: strings)
      return
    }
    let verdict = post.filters.verdict(in: place, at: now)
    switch verdict {
    case .hide:
      self.init(moment: nil, content: .notice(strings.placeholder(.hidden)), strings: strings)
    case .warn(let title):
      let notice = strings.placeholder(.filtered(title: title))
      self.init(moment: id, content: .notice(notice), strings: strings)
    case .show, .blur:
      let excerpt = Excerpt(
        post,
        timeText: post.createdAt.map { time.short($0, now: now) } ?? "",
        isBlurred: verdict != .show,
        remark: post.isQuoting ? strings.quotesAnother : ""
      )
      self.init(moment: id, content: .excerpt(excerpt), strings: strings)
    }
  }
}

extension QuotedMoment.Excerpt {
  /// The beginning of a post: its text and its first attachment; or only the author's warning.
  init(
    _ post: QuotedPost,
    timeText: String = "",
    isBlurred: Bool = false,
    remark: String = ""
  ) {
    let author = PersonReference(post.author)
    if let warning = post.contentWarning, !warning.isEmpty {
      self.init(
        author: author,
        timeText: timeText,
        text: RichText(warning, emojis: post.emojis),
        isWarning: true
      )
      return
    }
    self.init(
      author: author,
      timeText: timeText,
      text: post.text.shortened(to: QuotedMoment.excerptLength),
      photo: post.attachments.lazy.compactMap { ImageReference($0, page: nil) }.first,
      isPhotoConcealed: post.isSensitive || isBlurred,
      remark: remark
    )
  }
}

extension Quote {
  /// The quoted moment that a tap opens; also one of a muted person.
  var opened: ListItemID? {
    switch effectiveState {
    case .accepted, .muted: postID.map { ListItemID($0) }
    case .pending, .rejected, .revoked, .deleted, .unauthorized, .blocked: nil
    }
  }
}

extension Strings {
  /// Why a quoted moment is not shown.
  fileprivate func notice(_ state: Quote.State, canOpen: Bool) -> String {
    switch state {
    case .accepted: canOpen ? quoteToOpen : quoteUnavailable
    case .pending: quotePending
    case .rejected, .revoked: quoteRejected
    case .deleted: quoteDeleted
    case .unauthorized: quoteUnavailable
    case .blocked: quoteBlocked
    case .muted: quoteMuted
    }
  }
}
