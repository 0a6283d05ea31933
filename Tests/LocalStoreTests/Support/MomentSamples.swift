import Foundation
import MomentsValues
import SocialModel

/// Moments with all content, different for each number of a generator.
struct MomentSamples<Generator: RandomNumberGenerator> {
  var random: Generator

  private mutating func chance() -> Bool { Bool.random(using: &random) }
  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    chance() ? make(&self) : nil
  }

  private mutating func several<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<number(4)).map { _ in make(&self) }
  }

  mutating func text() -> String {
    let parts = ["moments", "é", "中文", "👩‍👩‍👧", "\u{0}", "\n", " ", "العربية", "#", "a b"]
    return (0..<number(12)).map { _ in parts[number(parts.count)] }.joined()
  }

  mutating func url() -> URL {
    URL(string: "https://host\(number(99)).example/a%20b/\(number(9_999))?q=\(number(9))#x")
      ?? URL(fileURLWithPath: "/")
  }

  mutating func date() -> Date {
    Date(timeIntervalSince1970: Double(number(4_000_000_000)) / 2)
  }

  mutating func emoji() -> EmojiReference {
    EmojiReference(
      shortcode: "e\(number(50))",
      url: maybe { $0.url() },
      staticURL: maybe { $0.url() }
    )
  }

  mutating func formatted() -> RichText {
    let string = "0123456789 \(text())"
    let runs = several { samples in
      let start = samples.number(8)
      return RichText.Run(start..<start + 1 + samples.number(3), samples.style())
    }
    return RichText(string, runs: runs)
  }

  private mutating func style() -> RichText.Style {
    switch number(9) {
    case 0: .link(url())
    case 1: .mention(handle: text(), accountID: maybe { $0.text() }, url: url())
    case 2: .hashtag(text())
    case 3: .emphasis
    case 4: .strong
    case 5: .strikethrough
    case 6: .code
    case 7: .quote
    default: .emoji(emoji())
    }
  }

  mutating func account(_ id: String? = nil) -> Account {
    Account(
      id: id ?? "a\(number(40))",
      handle: "h\(number(999))",
      displayName: "n\(text())",
      avatarURL: maybe { $0.url() },
      headerURL: maybe { $0.url() },
      note: formatted(),
      url: maybe { $0.url() },
      emojis: several { $0.emoji() },
      isBot: chance(),
      isLocked: chance(),
      followersCount: maybe { $0.number(1 << 40) },
      followingCount: maybe { $0.number(300) },
      postsCount: maybe { $0.number(127) }
    )
  }

  private mutating func attachment() -> MediaAttachment {
    let kinds: [MediaAttachment.Kind] = [.image, .animation, .video, .audio, .other("x")]
    return MediaAttachment(
      id: text(),
      kind: kinds[number(5)],
      url: maybe { $0.url() },
      previewURL: maybe { $0.url() },
      pixelSize: PixelSize(width: number(3), height: number(5_000)),
      blurhash: maybe { $0.text() },
      focalPoint: FocalPoint(x: Double(number(20)) / 10 - 1, y: 0.25),
      altText: maybe { $0.text() },
      duration: maybe { Double($0.number(9_000) + 1) / 10 }
    )
  }

  private mutating func filter() -> ContentFilter {
    let places: [FilterPlace] = [.home, .notifications, .public, .thread, .account]
    return ContentFilter(
      title: text(),
      action: [FilterAction.warn, .hide, .blur][number(3)],
      places: maybe { samples in Set(places.filter { _ in samples.chance() }) },
      expiresAt: maybe { $0.date() }
    )
  }

  private mutating func card() -> LinkCard {
    LinkCard(
      url: url(),
      title: text(),
      summary: text(),
      publisher: maybe { $0.text() },
      imageURL: maybe { $0.url() },
      imageSize: PixelSize(width: number(3), height: number(3)),
      blurhash: maybe { $0.text() }
    )
  }

  private mutating func poll() -> Poll {
    Poll(
      id: text(),
      options: several { samples in
        Poll.Option(title: samples.text(), votes: samples.maybe { $0.number(1 << 40) })
      },
      isPartial: chance(),
      allowsSeveral: chance(),
      expiresAt: maybe { $0.date() },
      hasEnded: chance(),
      voters: maybe { $0.number(1 << 40) },
      hasVoted: chance(),
      ownVotes: several { $0.number(4) },
      emojis: several { $0.emoji() }
    )
  }

  mutating func moment(_ id: String? = nil) -> Moment {
    let visibilities: [Visibility] = [.public, .unlisted, .followers, .direct, .other("circle")]
    return Moment(
      id: id ?? "p\(number(1 << 50))",
      author: account(),
      createdAt: maybe { $0.date() },
      editedAt: maybe { $0.date() },
      text: formatted(),
      contentWarning: maybe { $0.text() },
      isSensitive: chance(),
      attachments: several { $0.attachment() },
      like: LikeState(isLiked: chance(), count: number(500)),
      likers: several { $0.account() },
      replyCount: number(5),
      boostCount: number(9),
      isBoosted: chance(),
      isBookmarked: chance(),
      visibility: visibilities[number(5)],
      language: maybe { $0.text() },
      url: maybe { $0.url() },
      inReplyToID: maybe { "p\($0.number(99))" },
      inReplyToAccountID: maybe { $0.text() },
      inReplyToHandle: maybe { $0.text() },
      isOwn: chance(),
      isPending: chance(),
      isMuted: chance(),
      filters: several { $0.filter() },
      card: maybe { $0.card() },
      poll: maybe { $0.poll() },
      emojis: several { $0.emoji() },
      quote: maybe { $0.quote() },
      quoteApproval: maybe { [QuoteApproval.automatic, .manual, .denied][$0.number(3)] },
      quotePolicy: maybe { QuotePolicy.allCases[$0.number(3)] }
    )
  }

  private mutating func quote() -> Quote {
    let states: [Quote.State] = [
      .accepted, .pending, .rejected, .revoked, .deleted, .unauthorized, .blocked, .muted,
    ]
    return Quote(
      state: states[number(8)],
      postID: maybe { $0.text() },
      post: maybe { samples in
        QuotedPost(
          id: samples.text(),
          author: samples.account(),
          createdAt: samples.maybe { $0.date() },
          text: samples.formatted(),
          contentWarning: samples.maybe { $0.text() },
          isSensitive: samples.chance(),
          attachments: samples.several { $0.attachment() },
          emojis: samples.several { $0.emoji() },
          filters: samples.several { $0.filter() },
          isQuoting: samples.chance()
        )
      }
    )
  }
}
