import Foundation
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

/// Makes moments of an account archive.
struct ActivityMapper {
  private static let everybody: Set<String> = [
    "https://www.w3.org/ns/activitystreams#Public", "as:Public", "Public",
  ]

  let owner: SocialModel.Account?
  let resolveMedia: (String) -> URL?

  /// The moment of an activity; nil if it is not a post, such as a deletion.
  ///
  /// - Throws: `MappingProblem` if it has no actor.
  func moment(from activity: Activity) throws(MappingProblem) -> Moment? {
    switch (activity.type, activity.object) {
    case ("Create", .note(let note)):
      guard let author = (note.attributedTo ?? activity.actor).map(account) ?? owner else {
        throw .missing(key: "actor")
      }
      return moment(of: note, author: author, published: activity.published)
    case ("Announce", let object):
      guard let announcer = activity.actor.map(account) ?? owner else {
        throw .missing(key: "actor")
      }
      return announced(object, by: announcer, in: activity)
    case ("Create", .address):
      throw .missing(key: "object.content")
    default:
      return nil
    }
  }

  private func announced(
    _ object: Activity.Object,
    by announcer: SocialModel.Account,
    in activity: Activity
  ) -> Moment {
    var moment: Moment
    switch object {
    case .note(let note):
      let author = note.attributedTo.map(account) ?? account(note.id)
      moment = self.moment(of: note, author: author, published: nil)
    case .address(let address):
      // The archive does not contain other people's posts: the row links to it.
      let url = WebAddress.url(address)
      let words = RichText.plain(address).string
      let link = url.map { RichText.Run(0..<words.utf16.count, .link($0)) }
      moment = Moment(
        id: address,
        author: account(address),
        text: RichText(words, runs: link.map { [$0] } ?? []),
        url: url
      )
    }
    moment.id = activity.id
    moment.boostedBy = announcer
    moment.listedAt = activity.published ?? moment.createdAt
    return moment
  }

  private func moment(of note: Note, author: SocialModel.Account, published: Date?) -> Moment {
    Moment(
      id: note.id,
      author: author,
      createdAt: note.published ?? published,
      editedAt: note.updated,
      text: text(of: note),
      contentWarning: note.summary.map { RichText.plain($0).string },
      isSensitive: note.sensitive,
      attachments: note.attachments.elements.enumerated().map { index, attachment in
        self.attachment(attachment, id: "\(note.id)#\(index)")
      },
      like: LikeState(count: note.likeCount),
      replyCount: max(0, note.replyCount),
      boostCount: max(0, note.shareCount),
      visibility: visibility(of: note),
      language: note.language,
      url: WebAddress.url(note.url ?? note.id),
      inReplyToID: note.inReplyTo
    )
  }

  private func text(of note: Note) -> RichText {
    let tags = note.tags.elements
    let people = tags.filter { $0.type == "Mention" }.map { tag in
      let handle = tag.name.hasPrefix("@") ? String(tag.name.dropFirst()) : tag.name
      return HTMLReader.Person(id: tag.href ?? handle, handle: handle, url: tag.href)
    }
    let hashtags = tags.filter { $0.type == "Hashtag" }.map { tag in
      tag.name.hasPrefix("#") ? String(tag.name.dropFirst()) : tag.name
    }
    let reader = HTMLReader(
      people: people,
      hashtags: hashtags,
      emojis: NoteTag.emojis(tags, resolve: resolveMedia)
    )
    return reader.read(note.content)
  }

  private func attachment(_ attachment: NoteAttachment, id: String) -> SocialModel.MediaAttachment {
    let focus = attachment.focalPoint
    return SocialModel.MediaAttachment(
      id: id,
      kind: attachment.mediaType.map(MediaKind.ofType) ?? MediaKind.ofName(attachment.url),
      url: resolveMedia(attachment.url),
      previewURL: nil,
      pixelSize: attachment.width.flatMap { width in
        attachment.height.flatMap { PixelSize(width: width, height: $0) }
      },
      blurhash: attachment.blurhash,
      focalPoint: focus.count == 2 ? FocalPoint(x: focus[0], y: focus[1]) : .center,
      altText: attachment.name.map { RichText.plain($0).string }
    )
  }

  private func visibility(of note: Note) -> Visibility {
    if note.to.contains(where: Self.everybody.contains) { return .public }
    if note.cc.contains(where: Self.everybody.contains) { return .unlisted }
    return note.to.contains { $0.hasSuffix("/followers") } ? .followers : .direct
  }

  /// The person with an address: the owner of the archive, or a person derived from the address.
  private func account(_ address: String) -> SocialModel.Account {
    if let owner, owner.id == address { return owner }
    let known = ActorAddress(address)
    return SocialModel.Account(
      id: address,
      handle: RichText.name(known.handle),
      displayName: RichText.name(known.name),
      url: WebAddress.url(address)
    )
  }
}
