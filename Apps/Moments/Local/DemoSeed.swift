import DemoViewModels
import Foundation
import MomentsContracts
import SocialModel

/// What the app's own store holds at its first start: the demo's people, moments and comments.
///
/// The pictures stay the painted ones, which need neither files nor a network.
nonisolated struct DemoSeed {
  /// The reader.
  let reader: Account
  /// Everybody, the reader first.
  let people: [Account]
  /// Whom the reader follows.
  let relationships: [Relationship]
  /// The moments of the home timeline, newest first.
  let moments: [Moment]
  /// The moments that have comments, with them.
  let threads: [MomentThread]

  /// Makes the values.
  ///
  /// - Parameter now: The time that ages are counted back from.
  init?(now: Date) {
    let story = DemoStory()
    let accounts = story.people.map(Account.init)
    guard let owner = accounts.first else { return nil }
    let byID = Dictionary(accounts.map { ($0.id, $0) }) { first, _ in first }
    let replies = Dictionary(grouping: story.comments.compactMap(\.replyTo)) { $0 }
    func moment(_ post: DemoStory.Post) -> Moment? {
      byID[post.author].map { author in
        Moment(
          post,
          author: author,
          people: byID,
          owner: owner.id,
          replyCount: replies[post.id]?.count ?? 0,
          now: now
        )
      }
    }
    reader = owner
    people = accounts
    relationships = story.people.dropFirst().map { person in
      Relationship(id: person.reference.id, following: person.isFollowed ? .yes : .no)
    }
    let rows = story.moments.compactMap(moment)
    moments = rows
    threads = rows.map { row in
      MomentThread(
        moment: row,
        comments: story.comments.filter { $0.root == row.postID }.compactMap(moment)
      )
    }
    .filter { !$0.comments.isEmpty }
  }
}

nonisolated extension Account {
  fileprivate init(_ person: DemoStory.Person) {
    self.init(
      id: person.reference.id,
      handle: String(person.reference.handle.drop { $0 == "@" }),
      displayName: person.reference.name,
      avatarURL: person.reference.avatar?.url,
      headerURL: person.background?.url,
      note: FormattedText(person.bio),
      followersCount: person.followerCount,
      followingCount: person.followingCount,
      postsCount: person.momentCount
    )
  }
}

nonisolated extension Moment {
  fileprivate init(
    _ post: DemoStory.Post,
    author: Account,
    people: [String: Account],
    owner: String,
    replyCount: Int,
    now: Date
  ) {
    let booster = post.boostedBy.flatMap { people[$0] }
    let date = now.addingTimeInterval(-Double(post.minutesAgo) * 60)
    self.init(
      id: booster == nil ? post.id : "\(post.id)-boost",
      postID: post.id,
      author: author,
      boostedBy: booster,
      createdAt: date,
      listedAt: date,
      text: FormattedText(post.text),
      contentWarning: post.warning,
      attachments: post.photos.enumerated().map { number, photo in
        MediaAttachment(photo, id: "\(post.id)-\(number)")
      },
      like: LikeState(isLiked: post.isLiked, count: post.likeCount),
      likers: post.likers.compactMap { people[$0] },
      replyCount: replyCount,
      inReplyToID: post.replyTo,
      isOwn: author.id == owner
    )
  }
}

nonisolated extension MediaAttachment {
  fileprivate init(_ photo: PictureReference, id: String) {
    self.init(
      id: id,
      kind: .image,
      url: photo.url,
      previewURL: photo.previewURL,
      pixelSize: photo.pixelSize.flatMap {
        SocialModel.PixelSize(width: $0.width, height: $0.height)
      },
      blurhash: photo.blurhash,
      focalPoint: SocialModel.FocalPoint(x: photo.focalPoint.x, y: photo.focalPoint.y),
      altText: photo.accessibilityDescription
    )
  }
}

nonisolated extension FormattedText {
  /// The demo's rich text as a provider has it.
  fileprivate init(_ text: RichText) {
    self.init(
      text.string,
      runs: text.runs.compactMap { run in Style(run.kind).map { Run(run.range, $0) } }
    )
  }
}

nonisolated extension FormattedText.Style {
  fileprivate init?(_ kind: RichText.Kind) {
    switch kind {
    case .link(let url): self = .link(url)
    case .mention(let handle, let id, let url):
      guard let url else { return nil }
      self = .mention(handle: String(handle.drop { $0 == "@" }), accountID: id, url: url)
    case .hashtag(let name): self = .hashtag(name: name)
    case .strong: self = .strong
    case .emphasis: self = .emphasis
    case .code: self = .code
    case .strikethrough: self = .strikethrough
    case .quote: self = .quote
    }
  }
}
