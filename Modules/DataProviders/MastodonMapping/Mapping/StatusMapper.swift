public import Foundation
public import MastodonAPI
import MomentsValues
public import SocialModel

/// Makes moments of the posts of servers.
///
/// It parses HTML once, matches links with the mentioned people and hashtags, and converts
/// addresses to URLs.
public struct StatusMapper: Sendable {
  let resolveMedia: @Sendable (String) -> URL?
  private let people = MappingCache<MastodonAPI.Account, SocialModel.Account>(most: 1_000)
  private let knownEmojis = MappingCache<MastodonAPI.CustomEmoji, EmojiReference>(
    most: 1_000
  )

  /// Makes a mapper.
  ///
  /// - Parameter resolveMedia: the URL of an image's address as written. An archive resolves
  ///   relative ones to files; by default these are left out.
  public init(
    resolveMedia: @escaping @Sendable (String) -> URL? = { address in
      WebAddress.lenient(address).flatMap { $0.scheme == nil ? nil : $0 }
    }
  ) {
    self.resolveMedia = resolveMedia
  }

  /// The moment of a post.
  ///
  /// A boost shows the boosted post. Lists are used without their invalid elements.
  ///
  /// - Parameter status: the post.
  /// - Returns: a moment whose identity is that of the post, and whose `postID` is that of the
  ///   shown post.
  /// - Throws: `MappingProblem` if it has no author.
  public func moment(from status: Status) throws(MappingProblem) -> Moment {
    guard let listedBy = status.account.map(account) else { throw .missing(key: "account") }
    guard let shared = status.reblog else { return moment(of: status, author: listedBy) }
    guard let author = shared.account.map(account) else { throw .missing(key: "reblog.account") }
    var moment = moment(of: shared, author: author)
    moment.id = status.id
    moment.boostedBy = listedBy
    moment.listedAt = status.createdAt ?? shared.createdAt
    return moment
  }

  func moment(of status: Status, author: SocialModel.Account) -> Moment {
    let warning = status.spoilerText.map { RichText.plain($0).string }
    return Moment(
      id: status.id,
      author: author,
      createdAt: status.createdAt,
      editedAt: status.editedAt,
      text: text(of: status),
      contentWarning: warning,
      isSensitive: status.sensitive,
      attachments: status.mediaAttachments.elements.map(attachment),
      like: LikeState(isLiked: status.favourited ?? false, count: status.favouritesCount),
      replyCount: status.repliesCount,
      boostCount: status.reblogsCount,
      isBoosted: status.reblogged ?? false,
      isBookmarked: status.bookmarked ?? false,
      isPinned: status.pinned,
      visibility: status.visibility.map { Visibility($0) } ?? .public,
      language: status.language.flatMap(Self.known(language:)),
      url: status.url.flatMap(WebAddress.url),
      inReplyToID: status.inReplyToID,
      inReplyToAccountID: status.inReplyToAccountID,
      inReplyToHandle: status.inReplyToAccountID.flatMap { id in
        id == author.id ? author.handle : status.mentions.elements.first { $0.id == id }?.acct
      },
      isMuted: status.muted ?? false,
      filters: status.filtered.elements.map { ContentFilter($0.filter) },
      card: status.card.flatMap(card),
      poll: status.poll.map(poll),
      emojis: warning.map { RichText.emojis(of: emojis(status.emojis), namedIn: $0) } ?? [],
      quote: status.quote.map(quote),
      quoteApproval: status.quoteApproval.map(QuoteApproval.init(word:)),
      quotePolicy: status.quotePolicy.flatMap(QuotePolicy.init)
    )
  }

  private func text(of status: Status) -> RichText {
    let emojis = emojis(status.emojis)
    guard let html = status.content else {
      return RichText.plain(status.text ?? "", emojis: emojis)
    }
    let people = status.mentions.elements.map { mention in
      HTMLReader.Person(
        id: mention.id,
        handle: mention.acct ?? mention.username ?? mention.id,
        url: mention.url
      )
    }
    let reader = HTMLReader(
      people: people,
      hashtags: status.tags.elements.map(\.name),
      emojis: emojis,
      hidesInlineQuotes: status.quote != nil
    )
    return reader.read(html)
  }

  func emojis(_ emojis: LossyArray<MastodonAPI.CustomEmoji>) -> [EmojiReference] {
    emojis.elements.map { emoji in
      // Servers have emoji with equal names, but not with equal addresses.
      knownEmojis.mapped(emoji, key: emoji.url ?? emoji.shortcode, make: makeEmoji)
    }
  }

  private func makeEmoji(_ emoji: MastodonAPI.CustomEmoji) -> EmojiReference {
    EmojiReference(
      shortcode: emoji.shortcode,
      url: emoji.url.flatMap(resolveMedia),
      staticURL: (emoji.staticURL ?? emoji.url).flatMap(resolveMedia)
    )
  }
}

extension StatusMapper {
  /// A language; nil for the tags by which servers say that they do not know it.
  static func known(language: String) -> String? {
    let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return ["", "und", "unk"].contains(code) ? nil : language
  }
}

extension StatusMapper {
  /// The account for screens.
  ///
  /// Placeholder images are left out. A mapper caches people: reuse it as long as its provider.
  public func account(from account: MastodonAPI.Account) -> SocialModel.Account {
    people.mapped(account, key: account.id, make: makeAccount)
  }

  private func makeAccount(_ account: MastodonAPI.Account) -> SocialModel.Account {
    let emojis = emojis(account.emojis)
    let handle = account.acct ?? account.username ?? account.id
    return SocialModel.Account(
      id: account.id,
      handle: RichText.name(handle),
      displayName: RichText.name(account.displayName ?? ""),
      avatarURL: (account.avatarStatic ?? account.avatar).flatMap(setImage),
      headerURL: (account.headerStatic ?? account.header).flatMap(setImage),
      note: HTMLReader(emojis: emojis).read(account.note ?? ""),
      url: account.url.flatMap(WebAddress.url),
      emojis: emojis,
      isBot: account.bot,
      isLocked: account.locked,
      followersCount: account.followersCount,
      followingCount: account.followingCount,
      postsCount: account.statusesCount,
      fields: account.fields.elements.map { field in
        ProfileField(
          name: RichText.name(field.name),
          value: HTMLReader(emojis: emojis).read(field.value),
          verifiedAt: field.verifiedAt
        )
      },
      joinedAt: account.createdAt
    )
  }

  /// The image that the person set; Mastodon returns an address with this ending if there is none.
  private func setImage(_ address: String) -> URL? {
    address.hasSuffix("/original/missing.png") ? nil : resolveMedia(address)
  }

  /// The attachment for screens.
  public func attachment(
    from attachment: MastodonAPI.MediaAttachment
  ) -> SocialModel.MediaAttachment {
    let address = attachment.url ?? attachment.remoteURL
    return SocialModel.MediaAttachment(
      id: attachment.id,
      kind: kind(attachment.kind, address: address ?? attachment.previewURL),
      url: address.flatMap(resolveMedia),
      previewURL: attachment.previewURL.flatMap(resolveMedia),
      pixelSize: attachment.width.flatMap { width in
        attachment.height.flatMap { PixelSize(width: width, height: $0) }
      },
      blurhash: attachment.blurhash,
      focalPoint: attachment.focus.map { FocalPoint(x: $0.x, y: $0.y) } ?? .center,
      altText: attachment.description.map { RichText.plain($0).string },
      duration: attachment.duration
    )
  }

  private func kind(
    _ kind: MastodonAPI.MediaAttachment.Kind?,
    address: String?
  ) -> SocialModel.MediaAttachment.Kind {
    switch kind {
    case .image: .image
    case .gifv: .animation
    case .video: .video
    case .audio: .audio
    case .other(let word): .other(word)
    case nil: address.map(MediaKind.ofName) ?? .other("unknown")
    }
  }
}
