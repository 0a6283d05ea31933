public import Foundation
public import MomentsContracts
public import SocialModel

/// What the desktop tells of a post that names the reader.
public struct MentionNotice: Hashable, Sendable {
  /// The identity of the post.
  public var id: String
  /// Who wrote it.
  public var title: String
  /// How it begins; the author's warning where there is one.
  public var body: String
  /// The address in the app of the post with its comments.
  public var link: URL
}

/// Tells when somebody speaks to the reader, wherever in the app or out of it they are.
@MainActor
public final class MentionNotices {
  /// A notification has a few lines.
  private static let bodyLength = 160

  private let provider: any MentionsProvider
  private let strings: Strings

  /// Makes the notices of a provider.
  public init(provider: any MentionsProvider, language: AppLanguage) {
    self.provider = provider
    strings = Strings(language)
  }

  /// Hands on a notice for each mention, until the calling task is cancelled.
  ///
  /// - Parameter tell: Shows the notice to the reader.
  public func watch(_ tell: @MainActor (MentionNotice) -> Void) async {
    for await moment in provider.mentions() {
      if let notice = notice(of: moment) { tell(notice) }
    }
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
      body: body(of: moment),
      link: url
    )
  }

  private func body(of moment: Moment) -> String {
    let text: String
    switch moment.verdict(in: .notifications, at: moment.createdAt ?? .distantPast) {
    case .warn(let title): text = strings.placeholder(.filtered(title: title))
    case .show, .blur, .hide: text = moment.contentWarning ?? moment.text.string
    }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > Self.bodyLength ? line.prefix(Self.bodyLength - 1) + "…" : line
  }
}
