public import Foundation
public import MomentsContracts
public import SocialModel

/// What the desktop tells of posts that name the reader.
public struct MentionNotice: Hashable, Sendable {
  /// The identity of the post; of several, one of their own.
  public var id: String
  /// Who wrote it, or how many there are.
  public var title: String
  /// How it begins, or the author's warning where there is one; of several, who wrote what.
  public var body: String
  /// The address in the app of the post with its comments; of several, of the notifications.
  public var link: URL
}

/// Tells when somebody speaks to the reader, wherever in the app or out of it they are.
@MainActor
public final class MentionNotices {
  /// A notification has a few lines.
  private static let bodyLength = 160
  /// How many of several are told in words, and how much of each.
  private static let mostLines = 3
  private static let lineLength = 60

  private let provider: any MentionsProvider
  private let strings: Strings

  /// Makes the notices of a provider.
  public init(provider: any MentionsProvider, language: AppLanguage) {
    self.provider = provider
    strings = Strings(language)
  }

  /// Hands on a notice for each mention, and one for those that come at once, until the calling
  /// task is cancelled.
  ///
  /// - Parameter tell: Shows the notice to the reader.
  public func watch(_ tell: @MainActor (MentionNotice) -> Void) async {
    for await moments in provider.mentions() {
      let notice = moments.count == 1 ? moments.first.flatMap(notice) : notice(of: moments)
      if let notice { tell(notice) }
    }
  }

  /// Several that come at once, such as after a night without a network, are one notice.
  private func notice(of moments: [Moment]) -> MentionNotice? {
    guard !moments.isEmpty, let url = URL(string: "moments://notifications") else { return nil }
    let lines = moments.suffix(Self.mostLines).reversed().map { moment in
      "\u{2068}\(moment.author.displayName)\u{2069}: \(text(of: moment, upTo: Self.lineLength))"
    }
    return MentionNotice(
      id: "mentions",
      title: strings.mentions(moments.count),
      body: lines.joined(separator: "\n"),
      link: url
    )
  }

  private func notice(of moment: Moment) -> MentionNotice? {
    var link = URLComponents()
    link.scheme = "moments"
    link.host = "moment"
    link.path = "/\(moment.postID)"
    guard let url = link.url else { return nil }
    return MentionNotice(
      id: moment.postID,
      title: strings.mentioned(by: moment.author.displayName),
      body: text(of: moment, upTo: Self.bodyLength),
      link: url
    )
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
