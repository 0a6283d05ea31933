import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues

/// States of the sheet to write in.
public enum DemoComposerScenario: String, CaseIterable, Sendable {
  /// Nothing is written yet.
  case empty = "compose"
  /// A comment on another person's moment.
  case comment = "compose-comment"
  /// A moment that quotes another person's moment.
  case quote = "compose-quote"
  /// More letters than a server takes.
  case tooLong = "compose-long"
  /// Nine photos, some with alternative texts.
  case ninePhotos = "compose-photos"
  /// A warning in front of the text.
  case warning = "compose-warning"
  /// A few words.
  case refused = "compose-refused"
  /// The post to edit could not be loaded.
  case failed = "compose-failed"
  /// A post is edited.
  case edit = "compose-edit"
  /// A poll with three options, one of which is still empty.
  case poll = "compose-poll"
  /// A poll whose options were changed, so that its votes are lost.
  case pollEdit = "compose-poll-edit"
  /// People who complete the name at the caret.
  case completePeople = "compose-people"
  /// Emoji that complete the shortcode at the caret.
  case completeEmoji = "compose-emoji"
  /// Three parts, each replying to the one before; the reader edits the second.
  case thread = "compose-thread"
  /// A moment that is posted later.
  case scheduled = "compose-schedule"
  /// A moment whose scheduled time has passed.
  case tooLate = "compose-too-late"
  /// A moment in Chinese.
  case chinese = "compose-chinese"
  /// A moment in Arabic.
  case arabic = "compose-arabic"
}

extension DemoComposerScenario {
  var kind: ComposerContent.Kind {
    switch self {
    case .comment: .comment
    case .edit, .failed, .pollEdit: .edit
    default: .moment
    }
  }

  var text: String {
    switch self {
    case .empty: ""
    case .quote: "This is the bench I told you about."
    case .comment: "@ann "
    case .tooLong:
      String(
        repeating: "We walked along the river until the city was only a line of lights behind us. ",
        count: 7
      ) + "Then it rained."
    case .ninePhotos:
      "Nine frames from one morning at the harbour. No filter, only luck. #photography"
    case .warning:
      "The last episode ends exactly where the first one began, and I did not see it coming at all."
    case .thread:
      "At the top there is a hut with a stove, and somebody had left tea. 🍵"
    case .completePeople: "Tea at the pier with @m"
    case .completeEmoji: "Look who came :o"
    case .poll, .pollEdit: "What do we bring for the walk on Sunday?"
    case .scheduled, .tooLate:
      "The market opens again tomorrow at ten. I will be at the stall with the lemons. 🍋"
    case .refused: "This one will not be taken."
    case .edit, .failed:
      "The Sunday market moved to the old tram depot. I will bring the lemon cake 🍋 https://market.example/depot"
    case .chinese: "下班路上遇到的晚霞，整条江都是粉色的。站在桥上看了二十分钟，忘了回家。#晚霞"
    case .arabic:
      "صباح الخير من الإسكندرية ☀️ البحر هادئ اليوم، والمقهى فتح أبوابه من جديد. #إسكندرية"
    }
  }

  var warning: String? { self == .warning ? "Spoilers: the harbour series, last episode" : nil }

  var visibility: Visibility { self == .comment ? .unlisted : .public }

  var visibilities: [Visibility] {
    switch self {
    case .comment: [.unlisted, .followers, .direct]
    case .edit, .failed, .pollEdit: [.public]
    default: Visibility.choices
    }
  }

  var writtenIn: String? {
    switch self {
    case .chinese: "zh-Hans"
    case .arabic: "ar"
    default: nil
    }
  }

  var limits: PostLimits { PostLimits(attachments: self == .ninePhotos ? 9 : 4) }

  var images: [ImageReference] {
    func square(_ subject: String, _ description: String? = nil) -> ImageReference? {
      DemoRows.image(subject, width: 1000, height: 1000, description: description)
    }
    func image(_ subject: String, _ w: Int, _ h: Int, _ description: String) -> ImageReference? {
      DemoRows.image(subject, width: w, height: h, description: description)
    }
    let images: [ImageReference?] =
      switch self {
      case .ninePhotos:
        [
          square("sea/1", "Pink evening light on a river"), square("city/5"),
          image("sea/11", 900, 1200, "A small boat under the setting sun"), square("forest/2"),
          image("sea/12", 1600, 800, "A calm sea in the morning"), square("fruit/2"),
          square("aurora/3"), square("dunes/4", "Dunes"), square("portrait/cat-4", "A cat"),
        ]
      case .thread: [square("dunes/4"), square("forest/2")]
      case .chinese: [square("sea/1", "晚霞映在江面上"), square("city/5")]
      case .warning: [image("night/2", 1600, 800, "A harbour at night")]
      case .edit, .failed: [square("fruit/5", "Slices of citrus")]
      default: []
      }
    return images.compactMap { $0 }
  }

  /// The completions of the last word.
  var suggestions: [ComposerSuggestion] {
    switch self {
    case .completePeople:
      [DemoRows.marco, DemoRows.mochi, DemoRows.sami].map { ComposerSuggestion(person: $0) }
    case .completeEmoji:
      ["owl", "dog", "fox"].map(DemoRows.emoji).compactMap { emoji in
        emoji.image.map { ComposerSuggestion(emoji: emoji, image: $0) }
      }
    default: []
    }
  }

  private var poll: PollDraft? {
    switch self {
    case .poll:
      PollDraft(
        options: ["Tea, in the large thermos", "Coffee", ""],
        seconds: 86_400,
        allowsSeveral: true
      )
    case .pollEdit: PollDraft(options: ["Tea", "Coffee", "Lemon cake"], seconds: nil)
    default: nil
    }
  }

  private func schedule(_ strings: Strings) -> ComposerSchedule? {
    var time = DemoRows.scheduleTime(strings)
    switch self {
    case .scheduled: time.chosen = time.date
    case .tooLate: time.chosen = time.now - 1800
    default: return nil
    }
    return ComposerSchedule(time)
  }

  /// The phase in which the sheet opens.
  func phase(_ strings: Strings) -> ComposerPhase {
    guard self == .failed else { return .writing }
    return .failed(
      ListFailure(
        title: strings.composerFailedTitle(.edit),
        message: strings.checkConnection,
        retryTitle: strings.retry
      )
    )
  }

  private func part(
    _ id: String,
    _ text: String,
    images: [ImageReference] = [],
    hasPoll: Bool = false
  ) -> ComposerPart {
    var part = ComposerPart(id: id, warning: warning ?? "", text: text, images: images)
    part.hasPoll = hasPoll
    part.counter.remaining -= part.text.count + part.warning.count
    part.isReady = part.counter.remaining >= 0 && !part.isBlank
    return part
  }

  /// The parts of the sheet, in order; most scenarios have one.
  private var parts: [ComposerPart] {
    guard self == .thread else {
      return [part("part-1", text, images: images, hasPoll: poll != nil)]
    }
    let first =
      "Three days along the ridge, from the lake to the pass. The path is easy to find, and in the mornings you are alone on it."
    return [
      part("part-1", first), part("part-2", text, images: images),
      part("part-3", "Next time we start earlier.", hasPoll: true),
    ]
  }

  /// The sheet in a phase, with nothing changed since it opened.
  func sheet(_ strings: Strings, _ phase: ComposerPhase) -> ComposerContent {
    var content = ComposerContent(
      kind: kind,
      author: DemoRows.owner,
      answered: self == .comment
        ? ComposerAnswered(
          author: DemoRows.ann,
          title: RichText(strings.replying(to: DemoRows.ann.name)),
          text:
            "First light on the ridge. We left the hut at four, and it was worth every cold finger."
        ) : nil,
      text: text,
      warning: warning,
      visibility: visibility,
      visibilities: visibilities,
      language: writtenIn ?? strings.language.rawValue,
      limits: limits
    )
    content.poll = poll
    content.pollDurations = [300, 1_800, 3_600, 21_600, 86_400, 3 * 86_400, 7 * 86_400]
    if self == .pollEdit {
      content.pollDurations.insert(nil, at: 0)
      content.pollNotice = strings.composerPollVotesLost
    }
    content.canSchedule = [.scheduled, .tooLate, .refused].contains(self)
    content.schedule = schedule(strings)
    content.quotePolicies = kind == .comment ? [.nobody] : QuotePolicy.allCases
    if self == .quote {
      content.quoted = DemoRows.quoted(.long, strings)
      content.quoted?.moment = nil
    }
    content.photos = images.enumerated().map { index, image in
      ComposerPhoto(
        id: self == .thread ? "photo-2-\(index + 1)" : "photo-\(index + 1)",
        image: image,
        altText: image.accessibilityDescription ?? "",
        whole: kind == .edit || self == .thread ? nil : image
      )
    }
    content.parts = parts
    content.part = self == .thread ? 1 : 0
    content.canAddPart = kind != .edit && content.schedule == nil && phase == .writing
    content.complete(isWriting: phase == .writing, hasChanges: false)
    return content
  }
}

extension DemoRows {
  /// Two drafts.
  static func drafts(_ strings: Strings) -> [ComposerDraftRow] {
    let texts = [
      ("ferry", "The ferry leaves at seven, so we ", strings.photos(2)),
      ("recipe", "白米饭要先泡半小时，然后", strings.composerTitle(.comment)),
    ]
    return texts.map { ComposerDraftRow(id: $0, text: $1, detail: $2) }
  }
}
