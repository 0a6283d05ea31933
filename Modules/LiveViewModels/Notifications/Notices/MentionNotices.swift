import Foundation
import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// Notifies the reader of mentions, wherever they are in the app or outside of it.
@MainActor
public final class MentionNotices: Notices<any MentionsProvider> {
  /// The number of letters in the body of a notice, which has a few lines.
  private static let bodyLength = 160
  /// The number of mentions that a notice of several shows, and the letters of each.
  private static let mostLines = 3
  private static let lineLength = 60

  /// Passes on a notice for each mention, and one for several that arrive together, until the
  /// calling task is cancelled.
  ///
  /// - Parameter show: Called with each notice, to show it to the reader.
  public func watch(_ show: @MainActor (Notice) -> Void) async {
    for await moments in provider.mentions() {
      let notice = moments.count == 1 ? moments.first.flatMap(notice) : notice(of: moments)
      if let notice { show(notice) }
    }
  }

  /// Several mentions that arrive together, such as after a night without a network, are one
  /// notice.
  private func notice(of moments: [Moment]) -> Notice? {
    guard !moments.isEmpty, let url = URL(string: "moments://notifications") else { return nil }
    let lines = moments.suffix(Self.mostLines).reversed().map { moment in
      "\u{2068}\(moment.author.displayName)\u{2069}: \(text(of: moment, upTo: Self.lineLength))"
    }
    return Notice(
      id: "mentions",
      title: strings.mentions(moments.count),
      body: lines.joined(separator: "\n"),
      link: url
    )
  }

  private func notice(of moment: Moment) -> Notice? {
    var link = URLComponents()
    link.scheme = "moments"
    link.host = "moment"
    link.path = "/\(moment.postID)"
    guard let url = link.url else { return nil }
    return Notice(
      id: moment.postID,
      title: strings.mentioned(by: moment.author.displayName),
      body: text(of: moment, upTo: Self.bodyLength),
      link: url,
      buttons: buttons(of: moment)
    )
  }

  private func buttons(of moment: Moment) -> [Notice.Button] {
    let like = moment.like.isLiked ? nil : offers.button(.like, strings.noticeLike, moment.postID)
    return [offers.button(.reply, strings.noticeReply, moment.postID), like].compactMap(\.self)
  }

  private func text(of moment: Moment, upTo length: Int) -> String {
    let text: String
    switch moment.verdict(in: .notifications, at: moment.createdAt ?? .distantPast) {
    case .warn(let title): text = strings.placeholder(.filtered(title: title))
    case .show, .blur, .hide: text = moment.contentWarning ?? moment.text.string
    }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > length ? line.prefix(length - 1) + "…" : line
  }
}
