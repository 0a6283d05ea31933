import Foundation
public import MastodonAPI
import MomentsValues
public import SocialModel

extension StatusMapper {
  /// A version of a post for screens.
  ///
  /// Servers do not return its mentions and hashtags: those of the current post are used.
  ///
  /// - Parameters:
  ///   - edit: The version.
  ///   - moment: The post.
  /// - Returns: The version; with the author of the post if it has none.
  public func version(from edit: StatusEdit, of moment: Moment) -> MomentVersion {
    let emojis = emojis(edit.emojis)
    let reader = HTMLReader(
      people: moment.text.people,
      hashtags: moment.text.hashtags,
      emojis: emojis,
      hidesInlineQuotes: moment.quote != nil
    )
    return MomentVersion(
      createdAt: edit.createdAt,
      author: edit.account.map { account(from: $0) } ?? moment.author,
      text: reader.read(edit.content ?? ""),
      contentWarning: edit.spoilerText.map { RichText.plain($0).string },
      isSensitive: edit.sensitive,
      attachments: edit.mediaAttachments.elements.map { attachment(from: $0) },
      pollOptions: edit.pollOptions.elements.map { RichText.name($0.title) },
      emojis: emojis
    )
  }
}

extension RichText {
  /// The mentioned people, with their pages.
  var people: [HTMLReader.Person] {
    runs.compactMap { run in
      guard case .mention(let handle, let id?, let url) = run.style else { return nil }
      return HTMLReader.Person(id: id, handle: handle, url: url.absoluteString)
    }
  }
}
