import Foundation
import MomentsValues
import SocialModel

extension DemoStory {
  /// The purpose of the sheet of a story.
  public enum Writing: Sendable, Hashable {
    /// A new moment.
    case moment
    /// A comment on a post; `Moment.postID`.
    case comment(on: String)
    /// A new moment that quotes a post; `Moment.postID`.
    case quote(of: String)
    /// An edit of a post of the reader; `Moment.postID`.
    case edit(String)
    /// A draft; `PostDraft.id`.
    case draft(String)
  }

  /// The purpose of the sheet, in a story of writing; nil in all others.
  public var writing: Writing? {
    switch self {
    case .compose: .moment
    case .composeComment: .comment(on: "moment-1")
    case .composeQuote: .quote(of: "moment-2")
    case .composeEdit, .composeFailed, .composePollEdit: .edit(DemoProvider.ownID)
    case _ where Self.composers.contains(self): .draft(rawValue)
    default: nil
    }
  }

  var limits: PostLimits {
    PostLimits(attachments: self == .composePhotos ? 9 : 4, takesQuotes: true, takesSchedules: true)
  }

  /// The drafts of the reader: that of the story, and two more.
  func drafts(now: Date) -> [PostDraft] {
    var drafts = [
      PostDraft(
        id: "ferry",
        text: "The ferry leaves at seven, so we ",
        language: "en",
        media: [DemoImage.square("sea/6"), .square("sea/9")].media("ferry"),
        updatedAt: now - 3600
      ),
      PostDraft(
        id: "recipe",
        text: "白米饭要先泡半小时，然后",
        language: "zh-Hans",
        replyTo: "moment-1",
        updatedAt: now - 7200
      ),
    ]
    if case .draft(let id)? = writing {
      drafts.append(
        PostDraft(
          id: id,
          text: text,
          contentWarning: self == .composeWarning
            ? "Spoilers: the harbour series, last episode" : "",
          language: language,
          media: images.media(id),
          poll: self == .composePoll
            ? PollDraft(
              options: ["Tea, in the large thermos", "Coffee", ""],
              seconds: 86_400,
              allowsSeveral: true
            ) : nil,
          continuation: continuation,
          scheduledAt: self == .composeSchedule
            ? DemoProvider.tomorrow(now) : self == .composeTooLate ? now - 1800 : nil,
          updatedAt: now
        )
      )
    }
    return drafts
  }

  /// The draft that edits the reader's own post.
  func edit(of post: Moment, now: Date) -> PostDraft {
    let stories: [DemoStory] = [.composeEdit, .composeFailed, .composePollEdit]
    let isStory = post.postID == DemoProvider.ownID && stories.contains(self)
    return PostDraft(
      id: "edit-\(post.postID)",
      text: isStory ? text : post.text.string,
      contentWarning: post.contentWarning ?? "",
      visibility: post.visibility,
      language: post.language,
      media: isStory
        ? images.media("edit", isPosted: true) : post.attachments.compactMap { DraftMedia($0) },
      poll: self == .composePollEdit && isStory
        ? PollDraft(options: ["Tea", "Coffee"], seconds: nil)
        : post.poll.map { PollDraft(unchanged: $0) },
      replyTo: post.inReplyToID,
      quotedPostID: post.quote?.postID,
      quotePolicy: post.quotePolicy,
      editedPostID: post.postID,
      updatedAt: now
    )
  }

  /// The continuation of a thread of posts.
  private var continuation: [DraftPart] {
    guard self == .composeThread else { return [] }
    return [
      DraftPart(
        text: "At the top there is a hut with a stove, and somebody had left tea. 🍵",
        media: [DemoImage.square("dunes/4"), .square("forest/2")].media("hut")
      ),
      DraftPart(
        text: "Where shall we walk next?",
        poll: PollDraft(options: ["The coast", "The lakes"], seconds: 86_400)
      ),
    ]
  }

  private var text: String {
    switch self {
    case .composeThread:
      "Three days along the ridge, from the lake to the pass. The path is easy to find, and in the mornings you are alone on it."
    case .composeLong:
      String(
        repeating: "We walked along the river until the city was only a line of lights behind us. ",
        count: 7
      ) + "Then it rained."
    case .composePhotos:
      "Nine frames from one morning at the harbour. No filter, only luck. #photography"
    case .composeWarning:
      "The last episode ends exactly where the first one began, and I did not see it coming at all."
    case .composePeople: "Tea at the pier with @m"
    case .composeEmoji: "Look who came :ow"
    case .composePoll, .composePollEdit: "What do we bring for the walk on Sunday?"
    case .composeSchedule, .composeTooLate:
      "The market opens again tomorrow at ten. I will be at the stall with the lemons. 🍋"
    case .composeRefused: "This one will not be taken."
    case .composeEdit, .composeFailed:
      "The Sunday market moved to the old tram depot. I will bring the lemon cake 🍋 https://market.example/depot"
    case .composeChinese: "下班路上遇到的晚霞，整条江都是粉色的。站在桥上看了二十分钟，忘了回家。#晚霞"
    case .composeArabic:
      "صباح الخير من الإسكندرية ☀️ البحر هادئ اليوم، والمقهى فتح أبوابه من جديد. #إسكندرية"
    default: ""
    }
  }

  private var language: String? {
    switch self {
    case .composeChinese: "zh-Hans"
    case .composeArabic: "ar"
    default: nil
    }
  }

  private var images: [DemoImage] {
    switch self {
    case .composePhotos:
      [
        .square("sea/1", "Pink evening light on a river"), .square("city/5"),
        .tall("sea/11", "A small boat under the setting sun"), .square("forest/2"),
        .wide("sea/12", "A calm sea in the morning"), .square("fruit/2"), .square("aurora/3"),
        .square("dunes/4", "Dunes"), .square("portrait/cat-4", "A cat"),
      ]
    case .composeChinese: [.square("sea/1", "晚霞映在江面上"), .square("city/5")]
    case .composeWarning: [.wide("night/2", "A harbour at night")]
    case .composeEdit, .composeFailed: [.square("fruit/5", "Slices of citrus")]
    default: []
    }
  }
}

extension [DemoImage] {
  /// The images as those of a draft, or of a post that is edited.
  fileprivate func media(_ draft: String, isPosted: Bool = false) -> [DraftMedia] {
    enumerated().compactMap { number, image in
      var media = DraftMedia(image.attachment("\(draft)-\(number)"))
      // Images that are not posted have bytes, so that they can be cropped. Their number is
      // estimated: about one a pixel.
      if !isPosted, let size = media?.pixelSize { media?.byteCount = size.width * size.height }
      return media
    }
  }
}

extension DraftMedia {
  /// An image that is posted already.
  init?(_ attachment: MediaAttachment) {
    guard let url = attachment.url else { return nil }
    self.init(
      id: attachment.id,
      url: url,
      type: "image/png",
      byteCount: 0,
      pixelSize: attachment.pixelSize,
      altText: attachment.altText ?? "",
      focalPoint: attachment.focalPoint
    )
  }
}

extension MediaAttachment {
  /// An image that is being posted.
  init(_ media: DraftMedia) {
    self.init(
      id: media.id,
      kind: .image,
      url: media.url,
      previewURL: media.url,
      pixelSize: media.pixelSize,
      focalPoint: media.focalPoint,
      altText: media.altText.isEmpty ? nil : media.altText
    )
  }
}
